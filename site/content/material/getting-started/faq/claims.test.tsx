import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { createRef } from 'react';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, userEvent } from '#claims';
import CalmButtons from './demos/calm-buttons.tsx';
import MenuInPlace from './demos/menu-in-place.tsx';

claim(
  '`ButtonBase` is inside every component that ripples: buttons, tabs, list buttons and menu items.',
  async () => {
    await show(<CalmButtons />);
    const ripples = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .element()
        .querySelector('.MuiTouchRipple-root');
    await page.getByRole('button', { name: 'With ripple', exact: true }).click();
    expect(ripples('With ripple')).not.toBeNull();
    await page.getByRole('button', { name: 'Without ripple', exact: true }).click();
    expect(ripples('Without ripple')).toBeNull();
    await expect.element(page.getByRole('status')).toHaveTextContent('Clicks: 2');
  },
);

claim(
  'Without it, give `.Mui-focusVisible` a style, or people who use the keyboard cannot see where they are.',
  async () => {
    await show(<Button disableRipple>Save</Button>);
    await userEvent.tab();
    await expect
      .element(page.getByRole('button', { name: 'Save' }))
      .toHaveClass('Mui-focusVisible');
  },
);

claim(
  'Give the theme a transition that does nothing, and stop the CSS animations with `CssBaseline`.',
  async () => {
    const theme = createTheme({ transitions: { create: () => 'none' } });
    await show(
      <ThemeProvider theme={theme}>
        <Button>Save</Button>
      </ThemeProvider>,
    );
    await expect.element(page.getByRole('button')).toHaveStyle({ transitionDuration: '0s' });
  },
);

claim(
  'With `enableCssLayer` instead, all styles of the library go into the layer `mui`.',
  async () => {
    await show(
      <StyledEngineProvider enableCssLayer>
        <Button sx={{ marginTop: '3px' }}>Layered</Button>
      </StyledEngineProvider>,
    );
    await expect.element(page.getByRole('button')).toBeVisible();
    const layers = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((text) => text.startsWith('@layer mui'));
    expect(layers.length).toBeGreaterThan(0);
  },
);

claim('By default it does not: it moves to the end of `body` through a portal.', async () => {
  await show(<MenuInPlace />);
  await page.getByRole('button', { name: 'Delivery note' }).click();
  const popper = () => document.querySelector('.MuiPopper-root');
  await expect.poll(() => popper()?.parentElement).toBe(document.body);
  await page.getByRole('checkbox').click();
  await expect.poll(() => popper()?.parentElement === document.body).toBe(false);
});

claim('`AppBar` has it already.', async () => {
  await show(<AppBar>Orders</AppBar>);
  await expect.element(page.getByRole('banner')).toHaveClass('mui-fixed');
});

claim(
  'To leave the scrollbar alone, set `disableScrollLock` on the dialog, menu or select.',
  async () => {
    const locked = await show(<Dialog open>Saved</Dialog>);
    await expect.poll(() => document.body.style.overflow).toBe('hidden');
    await locked.unmount();
    await expect.poll(() => document.body.style.overflow).toBe('');
    await show(
      <Dialog open disableScrollLock>
        Saved
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.body.style.overflow).toBe('');
  },
);

claim('Every component that renders an element passes `ref` on to it.', async () => {
  const button = createRef<HTMLButtonElement>();
  const input = createRef<HTMLInputElement>();
  await show(
    <>
      <Button ref={button}>Save</Button>
      <TextField label="Order number" inputRef={input} />
    </>,
  );
  expect(button.current?.tagName).toBe('BUTTON');
  expect(input.current?.tagName).toBe('INPUT');
});

claim('`@mui/material` and its icons declare `sideEffects: false`', async () => {
  for (const name of ['material', 'icons-material']) {
    const manifest = await commands.readFile(`node_modules/@mui/${name}/package.json`);
    expect(manifest).toContain('"sideEffects": false');
  }
});

import AppBar from '@mui/material/AppBar';
import Box, { type BoxProps } from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import Fade from '@mui/material/Fade';
import { deDE } from '@mui/material/locale';
import Portal from '@mui/material/Portal';
import RadioGroup from '@mui/material/RadioGroup';
import {
  createTheme,
  styled,
  StyledEngineProvider,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { createRef, useRef, useState, type ComponentProps } from 'react';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, userEvent } from '#claims';
import CalmButtons from './demos/calm-buttons.tsx';
import DisabledTooltip from './demos/disabled-tooltip.tsx';
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
  'With `enableCssLayer` instead, all styles of the library go into the layer `mui`',
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

const styleOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element());

claim('Props that you set on a component still win.', async () => {
  const theme = createTheme({
    components: { MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button>Save</Button>
      <Button variant="outlined">Cancel</Button>
    </ThemeProvider>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('Save')).toHaveClass('MuiButton-contained');
  await expect.element(button('Cancel')).toHaveClass('MuiButton-outlined');
});

claim(
  '`Box`, `Portal`, `RadioGroup` and the transitions `Fade`, `Grow`, `Slide` and `Zoom` read no defaults from the theme.',
  async () => {
    const names = 'Box Portal RadioGroup Fade Grow Slide Zoom'.split(' ');
    const components: object = Object.fromEntries(
      names.map((name) => [`Mui${name}`, { defaultProps: { row: true, title: 'themed' } }]),
    );
    const theme = createTheme({ components });
    await show(
      <ThemeProvider theme={theme}>
        <Box data-testid="box">Box</Box>
        <RadioGroup data-testid="group" />
        <Fade in>
          <div data-testid="fade">Fade</div>
        </Fade>
      </ThemeProvider>,
    );
    for (const name of ['box', 'group', 'fade']) {
      await expect.element(page.getByTestId(name)).not.toHaveAttribute('title');
    }
    await expect.element(page.getByTestId('group')).not.toHaveClass('MuiRadioGroup-row');
    for (const name of names.slice(1)) {
      const source = await commands.readFile(`node_modules/@mui/material/esm/${name}/${name}.js`);
      expect(source).not.toContain('useDefaultProps');
    }
  },
);

claim('Fields notice what the browser fills in by a CSS animation', async () => {
  await show(<TextField label="Password" />);
  const shrinks = () => document.querySelector('label')?.getAttribute('data-shrink');
  await expect.poll(shrinks).toBe('false');
  const field = page.getByRole('textbox').element();
  // The field itself tells of an empty value when it is new; what is filled in comes after that.
  await expect
    .poll(() => {
      field.dispatchEvent(
        new AnimationEvent('animationstart', { animationName: 'mui-auto-fill', bubbles: true }),
      );
      return shrinks();
    })
    .toBe('true');
});

claim('Normal rules outside of layers win against it, whatever their specificity.', async () => {
  const style = document.head.insertBefore(
    document.createElement('style'),
    document.head.firstChild,
  );
  style.textContent = 'button { margin-top: 9px }';
  await show(
    <StyledEngineProvider enableCssLayer>
      <Button sx={{ marginTop: '3px' }}>Layered</Button>
    </StyledEngineProvider>,
  );
  await expect.element(page.getByRole('button')).toHaveStyle({ marginTop: '9px' });
  style.remove();
  await expect.element(page.getByRole('button')).toHaveStyle({ marginTop: '3px' });
});

claim('Those paths are private, and since version 7 they do not resolve.', async () => {
  const manifest = JSON.parse(
    await commands.readFile('node_modules/@mui/material/package.json'),
  ) as { exports: Record<string, { import: { default: string } }> };
  expect(manifest.exports['./*']?.import.default).toBe('./esm/*/index.js');
  await expect(
    commands.readFile('node_modules/@mui/material/esm/Button/Button/index.js'),
  ).rejects.toThrow();
});

claim(
  'throws “Component selectors can only be used in conjunction with @emotion/babel-plugin”',
  async () => {
    const Price = styled('span')({ color: 'green' });
    expect(() => styled('div')({ [Price.toString()]: { opacity: 0.5 } })).toThrow(
      /Component selectors can only be used/,
    );
    const Longer = styled('div')({ [`& ${Price.toString()}`]: { opacity: 0.5 } });
    const Works = styled('div')({ [`& .${buttonClasses.root}`]: { opacity: 0.5 } });
    await show(
      <>
        <Works>
          <Button>Save</Button>
        </Works>
        <Longer>
          <Price>12 EUR</Price>
        </Longer>
      </>,
    );
    await expect.element(page.getByRole('button')).toHaveStyle({ opacity: '0.5' });
    await expect.element(page.getByText('12 EUR')).toHaveStyle({ opacity: '1' });
  },
);

claim('`anchorEl` and `container` take an element, or a function that returns one.', async () => {
  function Help() {
    const toolbar = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={toolbar} data-testid="toolbar" />
        <Portal container={() => toolbar.current}>Saved</Portal>
      </>
    );
  }
  await show(<Help />);
  await expect.element(page.getByTestId('toolbar')).toHaveTextContent('Saved');
});

claim('Add `CssBaseline`, and `body` gets the same font.', async () => {
  const theme = createTheme({ typography: { fontFamily: 'Inter, system-ui, sans-serif' } });
  const before = getComputedStyle(document.body).fontFamily;
  const screen = await show(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Button>Save</Button>
    </ThemeProvider>,
  );
  await expect.poll(() => getComputedStyle(document.body).fontFamily).toContain('Inter');
  expect(styleOf('Save').fontFamily).toContain('Inter');
  await screen.unmount();
  await expect.poll(() => getComputedStyle(document.body).fontFamily).toBe(before);
  expect(createTheme().typography.fontFamily).toContain('Roboto');
});

claim('The mode is then `system` until someone chooses another one.', async () => {
  function Mode() {
    return <output>{useColorScheme().mode}</output>;
  }
  const theme = createTheme({ colorSchemes: { dark: true } });
  await render(
    <ThemeProvider theme={theme} modeStorageKey="faq-mode">
      <Mode />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('system');
});

claim('it computes the lighter and the darker shade and the text color from one main color', () => {
  const brand = createTheme().palette.augmentColor({
    color: { main: '#6d28d9' },
    name: 'brand',
  });
  expect(brand.main).toBe('#6d28d9');
  expect(brand.contrastText).toBe('#fff');
  expect(new Set([brand.light, brand.main, brand.dark]).size).toBe(3);
});

claim('In `styled()` and in `style`, these numbers are pixels.', async () => {
  const Square = styled('div')({ borderRadius: 2 });
  await show(
    <div style={{ width: 400 }}>
      <Box sx={{ borderRadius: 2, p: 2, width: 0.5, boxSizing: 'border-box' }}>sx</Box>
      <Box sx={{ borderRadius: '2px' }}>string</Box>
      <Square>styled</Square>
    </div>,
  );
  await expect.poll(() => styleOf('sx').borderRadius).toBe('8px');
  expect(styleOf('sx').padding).toBe('16px');
  expect(styleOf('sx').width).toBe('200px');
  expect(styleOf('string').borderRadius).toBe('2px');
  expect(styleOf('styled').borderRadius).toBe('2px');
});

claim('Later entries win, and `false` is skipped.', async () => {
  function Price({ late, sx = [], ...props }: BoxProps & { late: boolean }) {
    return (
      <Box
        sx={[{ p: 1 }, late && { color: 'error.main' }, ...(Array.isArray(sx) ? sx : [sx])]}
        {...props}
      />
    );
  }
  await show(
    <>
      <Price late>late</Price>
      <Price late={false} sx={{ p: 3 }}>
        paid
      </Price>
    </>,
  );
  await expect.poll(() => styleOf('late').padding).toBe('8px');
  expect(styleOf('paid').padding).toBe('24px');
  expect(styleOf('paid').color).not.toBe(styleOf('late').color);
});

claim('A disabled button gets no pointer events', async () => {
  await show(<DisabledTooltip />);
  const send = page.getByRole('button', { name: 'Send' });
  await expect.element(send).toHaveStyle({ pointerEvents: 'none' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Fill in all fields first');
});

claim('Your component must hand all of them on to an element:', async () => {
  function Tag(props: ComponentProps<'span'>) {
    return <span {...props} />;
  }
  await show(
    <Tooltip title="Due tomorrow">
      <Tag tabIndex={0}>urgent</Tag>
    </Tooltip>,
  );
  await userEvent.hover(page.getByText('urgent'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Due tomorrow');
});

claim('React sees a new type, removes the old field and mounts a new one.', async () => {
  const Outside = styled(TextField)({ width: 200 });
  function Profile({ inside }: { inside: boolean }) {
    const Inside = styled(TextField)({ width: 200 });
    const [name, setName] = useState('');
    const Field = inside ? Inside : Outside;
    return <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} />;
  }
  const field = () => page.getByRole('textbox', { name: 'Name' });
  const kept = await show(<Profile inside={false} />);
  await field().click();
  await userEvent.keyboard('ab');
  await expect.element(field()).toHaveValue('ab');
  await expect.element(field()).toHaveFocus();
  await kept.unmount();
  await show(<Profile inside />);
  await field().click();
  await userEvent.keyboard('a');
  await expect.element(field()).toHaveValue('a');
  await expect.element(field()).not.toHaveFocus();
});

claim(
  'It sets the default labels of components such as the pagination and the autocomplete.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({}, deDE)}>
        <TablePagination
          component="div"
          count={30}
          page={0}
          rowsPerPage={10}
          onPageChange={() => undefined}
        />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
  },
);

claim("The files of the components begin with `'use client'`", async () => {
  for (const name of ['Button', 'Dialog', 'TextField', 'Menu']) {
    const source = await commands.readFile(`node_modules/@mui/material/esm/${name}/${name}.js`);
    expect(source.trimStart()).toMatch(/^'use client'/);
  }
});

claim('accepts React 17, 18 and 19', async () => {
  const manifest = await commands.readFile('node_modules/@mui/material/package.json');
  expect(manifest).toContain('"react": "^17.0.0 || ^18.0.0 || ^19.0.0"');
});

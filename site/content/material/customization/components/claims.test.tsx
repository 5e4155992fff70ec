import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import { createTheme, styled, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, vi } from '#claims';
import GateMenu from './demos/gate-menu.tsx';
import MarkedTerms from './demos/marked-terms.tsx';
import ParcelChips from './demos/parcel-chips.tsx';
import TankLevel from './demos/tank-level.tsx';

const red = 'rgb(255, 0, 0)';
const green = 'rgb(0, 128, 0)';
const blue = 'rgb(0, 0, 255)';

function part(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

const rootOf = (name: string) => part(`.MuiSlider-root:has([aria-label="${name}"])`);
const colorOf = (element: Element) => getComputedStyle(element).color;

claim(
  'A selector on a parent never matches it, because the pop-up is not inside the parent.',
  async () => {
    await show(
      <Box data-testid="parent" sx={{ '& .MuiMenuItem-root': { color: red } }}>
        <Menu open anchorEl={document.body} onClose={() => undefined}>
          <MenuItem>Gate A12</MenuItem>
        </Menu>
      </Box>,
    );
    const item = page.getByRole('menuitem').element();
    expect(page.getByTestId('parent').element().contains(item)).toBe(false);
    expect(colorOf(item)).not.toBe(red);
  },
);

claim(
  '`slotProps` also sets other props of a part, such as `dense` on the list here.',
  async () => {
    await show(<GateMenu />);
    await page.getByRole('button', { name: 'Gate A12' }).click();
    await expect.element(page.getByRole('menu')).toHaveClass('MuiList-dense');
    expect(getComputedStyle(part('.MuiMenu-paper')).minWidth).toBe('160px');
  },
);

claim(
  "`sx={{ color: 'red' }}` on a disabled button changes nothing: the button keeps its disabled color.",
  async () => {
    await show(
      <>
        <Button disabled>Plain</Button>
        <Button disabled sx={{ color: 'red' }}>
          Property
        </Button>
        <Button disabled sx={{ '&.Mui-disabled': { color: 'red' } }}>
          State
        </Button>
      </>,
    );
    const plain = colorOf(page.getByRole('button', { name: 'Plain' }).element());
    expect(colorOf(page.getByRole('button', { name: 'Property' }).element())).toBe(plain);
    expect(colorOf(page.getByRole('button', { name: 'State' }).element())).toBe(red);
  },
);

claim(
  'By default the library inserts its styles at the end of `<head>`, after the style sheets that are already there, so your rule loses.',
  async () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.level { color: rgb(255, 0, 0) }';
    document.head.append(sheet);
    // One after the other: the three would share the names of their classes.
    await show(
      <StyledEngineProvider injectFirst>
        <Slider aria-label="First" className="level" />
      </StyledEngineProvider>,
    );
    expect(colorOf(rootOf('First'))).toBe(red);
    await show(
      <StyledEngineProvider enableCssLayer>
        <Slider aria-label="Layer" className="level" />
      </StyledEngineProvider>,
    );
    expect(colorOf(rootOf('Layer'))).toBe(red);
    await show(<Slider aria-label="Default" className="level" />);
    expect(colorOf(rootOf('Default'))).not.toBe(red);
    sheet.remove();
  },
);

claim(
  'Without it, the chip passes `express` to its `<div>`, and React warns about `true` for a non-boolean attribute.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Forwards = styled(Chip)<{ express?: boolean }>({});
    await show(<Forwards express label="Express" />);
    const messages = error.mock.calls.flat().join(' ');
    expect(messages).toContain('for a non-boolean attribute');
    expect(messages).toContain('express');
    error.mockClear();
    await show(<ParcelChips />);
    expect(error).not.toHaveBeenCalled();
  },
);

claim(
  "With `styled('div')` you don't need it for a name like `express`: only names of HTML and SVG attributes are passed on.",
  async () => {
    const Plain = styled('div')<{ express?: boolean }>({});
    await show(<Plain express title="Parcel" data-testid="plain" />);
    const element = page.getByTestId('plain').element();
    expect(element.hasAttribute('express')).toBe(false);
    expect(element.getAttribute('title')).toBe('Parcel');
  },
);

claim('A prop called `color` or `label` is one of those and does reach the element.', async () => {
  const Plain = styled('div')<{ color?: string; label?: string }>({});
  await show(<Plain color="gold" label="large" data-testid="named" />);
  const element = page.getByTestId('named').element();
  expect(element.getAttribute('color')).toBe('gold');
  expect(element.getAttribute('label')).toBe('large');
});

claim(
  'A style sheet that loads later comes after them and wins, so the result depends on timing.',
  async () => {
    await show(<Slider aria-label="Late" className="late-level" />);
    expect(colorOf(rootOf('Late'))).not.toBe(red);
    const sheet = document.createElement('style');
    sheet.textContent = '.late-level { color: rgb(255, 0, 0) }';
    document.head.append(sheet);
    expect(colorOf(rootOf('Late'))).toBe(red);
    sheet.remove();
  },
);

claim('`sx` still works on the result and wins over the styles inside.', async () => {
  const Loud = styled(Slider)({ color: red });
  await show(<Loud aria-label="Loud" sx={{ color: green }} />);
  expect(colorOf(rootOf('Loud'))).toBe(green);
});

claim('When two of them set the same property, the later one wins.', async () => {
  const Tag = styled('span')<{ a?: boolean; b?: boolean }>({
    variants: [
      { props: { a: true }, style: { color: red } },
      { props: { b: true }, style: { color: green } },
    ],
  });
  await show(
    <Tag a b>
      Both
    </Tag>,
  );
  expect(colorOf(page.getByText('Both').element())).toBe(green);
});

claim(
  'Dragging the slider never creates a class here: the class name of the tank stays the same.',
  async () => {
    await show(<TankLevel />);
    const tank = page.getByRole('img').element();
    const before = tank.className;
    await page.getByRole('slider').fill('90');
    await expect
      .element(page.getByRole('img', { name: 'Water tank, 90 percent full' }))
      .toBeVisible();
    expect(tank.className).toBe(before);
  },
);

claim(
  "The styles exist as long as the component is mounted: turn the switch off, and the browser's own highlight comes back.",
  async () => {
    await show(<MarkedTerms />);
    const mark = page.getByText('egg whites').element();
    expect(getComputedStyle(mark).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await page.getByRole('checkbox').click();
    await expect.poll(() => getComputedStyle(mark).backgroundColor).toBe('rgb(255, 255, 0)');
  },
);

claim('From weakest to strongest, for the same property on the same element:', async () => {
  const theme = createTheme({
    components: { MuiSlider: { styleOverrides: { root: { color: red } } } },
  });
  const Styled = styled(Slider)({ color: green });
  await show(
    <ThemeProvider theme={theme}>
      <ThemeProvider theme={createTheme()}>
        <Slider aria-label="own" />
      </ThemeProvider>
      <Slider aria-label="theme" />
      <Styled aria-label="styled" />
      <Styled aria-label="sx" sx={{ color: blue }} />
      <Styled aria-label="style" sx={{ color: blue }} style={{ color: 'black' }} />
    </ThemeProvider>,
  );
  const slider = (name: string) => colorOf(rootOf(name));
  expect(slider('theme')).toBe(red);
  expect(slider('theme')).not.toBe(slider('own'));
  expect(slider('styled')).toBe(green);
  expect(slider('sx')).toBe(blue);
  expect(slider('style')).toBe('rgb(0, 0, 0)');
});

claim(
  'A `Toolbar` sets its padding again from `sm` up, so `sx={{ px: 1 }}` has no effect there. Write a value for a breakpoint: `sx={{ px: { xs: 1 } }}` wins at every width.',
  async () => {
    // All five breakpoints match in every window.
    const tiny = createTheme({ breakpoints: { values: { xs: 0, sm: 1, md: 2, lg: 3, xl: 4 } } });
    await show(
      <ThemeProvider theme={tiny}>
        <Toolbar sx={{ px: 1 }}>Plain</Toolbar>
        <Toolbar sx={{ px: { xs: 1 } }}>Breakpoint</Toolbar>
      </ThemeProvider>,
    );
    const padding = (text: string) => getComputedStyle(page.getByText(text).element()).paddingLeft;
    expect(padding('Plain')).toBe('24px');
    expect(padding('Breakpoint')).toBe('8px');
  },
);

claim(
  'In development a thumb has the classes `MuiSlider-thumb` and something like `css-b7q0xz-MuiSlider-thumb`.',
  async () => {
    // Outside the demo root, where Emotion uses its default cache.
    await render(<Slider aria-label="Volume" />);
    const names = [...part('.MuiSlider-thumb').classList];
    expect(names).toContain('MuiSlider-thumb');
    expect(names.some((name) => /^css-[a-z0-9]+-MuiSlider-thumb$/.test(name))).toBe(true);
  },
);

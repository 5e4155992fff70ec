import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import { createTheme, styled, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show, vi } from '#claims';
import GateMenu from './demos/gate-menu.tsx';
import MarkedTerms from './demos/marked-terms.tsx';
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
  'By default the library inserts its styles at the end of `<head>`, after your style sheets, so your rule loses.',
  async () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.level { color: rgb(255, 0, 0) }';
    document.head.append(sheet);
    await show(
      <>
        <Slider aria-label="Default" className="level" />
        <StyledEngineProvider injectFirst>
          <Slider aria-label="First" className="level" />
        </StyledEngineProvider>
        <StyledEngineProvider enableCssLayer>
          <Slider aria-label="Layer" className="level" />
        </StyledEngineProvider>
      </>,
    );
    expect(colorOf(rootOf('Default'))).not.toBe(red);
    expect(colorOf(rootOf('First'))).toBe(red);
    expect(colorOf(rootOf('Layer'))).toBe(red);
    sheet.remove();
  },
);

claim(
  'Without it, `express` ends up on a DOM element, and React complains about an unknown attribute.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Forwards = styled(Chip)<{ express?: boolean }>({});
    await show(<Forwards express label="Express" />);
    expect(error.mock.calls.flat().join(' ')).toContain('express');
  },
);

claim(
  "With `styled('div')` you don't need it: only valid HTML attributes are passed on.",
  async () => {
    const Plain = styled('div')<{ express?: boolean }>({});
    await show(<Plain express title="Parcel" data-testid="plain" />);
    const element = page.getByTestId('plain').element();
    expect(element.hasAttribute('express')).toBe(false);
    expect(element.getAttribute('title')).toBe('Parcel');
  },
);

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
      <Slider aria-label="theme" />
      <Styled aria-label="styled" />
      <Styled aria-label="sx" sx={{ color: blue }} />
      <Styled aria-label="style" sx={{ color: blue }} style={{ color: 'black' }} />
    </ThemeProvider>,
  );
  const slider = (name: string) => colorOf(rootOf(name));
  expect(slider('theme')).toBe(red);
  expect(slider('styled')).toBe(green);
  expect(slider('sx')).toBe(blue);
  expect(slider('style')).toBe('rgb(0, 0, 0)');
});

claim(
  'In development a thumb has the classes `MuiSlider-thumb` and something like `css-b7q0xz-MuiSlider-thumb`.',
  async () => {
    await show(<Slider aria-label="Volume" />);
    const names = [...part('.MuiSlider-thumb').classList];
    expect(names).toContain('MuiSlider-thumb');
    expect(names.some((name) => /^mui-[a-z0-9]+-MuiSlider-thumb$/.test(name))).toBe(true);
  },
);

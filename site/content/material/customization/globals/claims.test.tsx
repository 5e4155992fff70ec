import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import { adaptV4Theme, createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show, vi } from '#claims';
import ByProps from './demos/by-props.tsx';
import CalmDefaults from './demos/calm-defaults.tsx';
import GlobalCss from './demos/global-css.tsx';
import RestyledSlider from './demos/restyled-slider.tsx';
import ThemeValues from './demos/theme-values.tsx';

const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim('Props on an element win over the theme.', async () => {
  await show(<CalmDefaults />);
  expect(elementOf('Choose a seat').className).toContain('MuiButton-outlined');
  expect(elementOf('Pay').className).toContain('MuiButton-contained');
  expect(elementOf('Pay').className).toContain('MuiButton-sizeSmall');
});

claim(
  'Checkboxes and button groups set their own ripple, so they need defaults of their own.',
  async () => {
    /** How many of a checkbox, a button and a button of a group draw a ripple once they were pressed. */
    const ripplesOf = async (components: ThemeOptions['components']) => {
      const { container, unmount } = await show(
        <ThemeProvider theme={createTheme({ components: components ?? {} })}>
          <Checkbox slotProps={{ input: { 'aria-label': 'Window seat' } }} />
          <Button>Choose a seat</Button>
          <ButtonGroup>
            <Button>Aisle</Button>
          </ButtonGroup>
        </ThemeProvider>,
      );
      await page.getByRole('checkbox').click();
      for (const button of container.querySelectorAll('button'))
        button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 200));
      const found = container.querySelectorAll('.MuiTouchRipple-root').length;
      await unmount();
      return found;
    };
    const off = { defaultProps: { disableRipple: true } };
    expect(await ripplesOf({})).toBe(3);
    expect(await ripplesOf({ MuiButtonBase: off })).toBe(2);
    expect(await ripplesOf({ MuiButtonBase: off, MuiCheckbox: off })).toBe(1);
    expect(await ripplesOf({ MuiButtonBase: off, MuiCheckbox: off, MuiButtonGroup: off })).toBe(0);
  },
);

claim('`styleOverrides` has one key per slot.', async () => {
  await show(<RestyledSlider />);
  const style = (name: string) => {
    const part = document.querySelector(`.MuiSlider-${name}`);
    return part && getComputedStyle(part);
  };
  expect(style('root')?.height).toBe('8px');
  expect(style('thumb')?.borderRadius).toBe('4px');
  expect(style('rail')?.opacity).toBe('0.2');
});

claim('An entry applies if all its props match. Later entries win.', async () => {
  await show(<ByProps />);
  const chip = (text: string) => {
    const element = elementOf(text).parentElement;
    return element && getComputedStyle(element);
  };
  expect(chip('Filled')?.borderTopStyle).toBe('none');
  expect([chip('Outlined')?.borderTopStyle, chip('Outlined')?.borderTopWidth]).toEqual([
    'dashed',
    '1px',
  ]);
  expect([chip('Recalled')?.borderTopStyle, chip('Recalled')?.borderTopWidth]).toEqual([
    'double',
    '3px',
  ]);
});

claim('`typography.button` changes buttons and tabs at once.', async () => {
  await show(<ThemeValues />);
  expect(styleOf('All recipes').textTransform).toBe('none');
  expect(styleOf('Soups').textTransform).toBe('none');
});

claim('`GlobalStyles` adds CSS for elements that are not components.', async () => {
  await show(<GlobalCss />);
  expect(styleOf('ETA').textDecorationStyle).toBe('dotted');
});

claim('`createTheme` now ignores them.', async () => {
  const old: object = {
    props: { MuiButton: { disableElevation: true } },
    overrides: { MuiButton: { root: { borderRadius: 0 } } },
  };
  await show(
    <ThemeProvider theme={createTheme(old)}>
      <Button variant="contained" href="#old">
        Old keys
      </Button>
    </ThemeProvider>,
  );
  expect(styleOf('Old keys').borderRadius).toBe('4px');
  expect(elementOf('Old keys').className).not.toContain('disableElevation');
});

claim('`createTheme(adaptV4Theme(oldTheme))` converts the old keys.', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const theme = createTheme(
    adaptV4Theme({
      props: { MuiButton: { disableElevation: true } },
      overrides: { MuiButton: { root: { borderRadius: 0 } } },
    }),
  );
  expect(theme.components?.MuiButton).toMatchObject({
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 0 } },
  });
  expect(warn.mock.calls.flat().join(' ')).toContain('deprecated');
});

claim('you can use the shorthand of `sx` through `theme.unstable_sx`:', async () => {
  const theme = createTheme({
    components: {
      MuiButton: {
        styleOverrides: { root: ({ theme: current }) => current.unstable_sx({ px: 5 }) },
      },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button href="#wide">Wide</Button>
    </ThemeProvider>,
  );
  expect(styleOf('Wide').paddingLeft).toBe('40px');
});

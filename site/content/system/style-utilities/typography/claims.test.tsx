import Box from '@mui/material/Box';
import { createTheme, type SxProps, type Theme } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import Alignment from './demos/alignment.tsx';
import Sizes from './demos/sizes.tsx';
import TextVariants from './demos/text-variants.tsx';
import VariantByWidth from './demos/variant-by-width.tsx';
import Weights from './demos/weights.tsx';

const elementOf = (text: string) => page.getByText(text, { exact: false }).first().element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));
const theme = createTheme();
const css = (sx: SxProps<Theme>) => theme.unstable_sx(sx);

claim(
  'It applies all text styles of that variant: family, weight, size, line height, letter spacing and case.',
  async () => {
    expect(Object.keys(css({ typography: 'overline' })).toSorted()).toEqual([
      'fontFamily',
      'fontSize',
      'fontWeight',
      'letterSpacing',
      'lineHeight',
      'textTransform',
    ]);
    await show(<TextVariants />);
    expect(styleOf('Exhibition').textTransform).toBe('uppercase');
    expect(styleOf('Light on water').fontSize).toBe('24px');
    expect(elementOf('Light on water').tagName).toBe('DIV');
  },
);

claim(
  'A property that only the smaller variant has, such as the capitals of `button`, stays.',
  async () => {
    await show(
      <>
        <VariantByWidth />
        <Box sx={{ typography: { xs: 'button', sm: 'h6' } }}>Book now</Box>
      </>,
    );
    expect(styleOf('The dam produces').fontSize).toBe('24px');
    expect(styleOf('Book now').fontSize).toBe('20px');
    expect(styleOf('Book now').textTransform).toBe('uppercase');
    await page.viewport(500, 600);
    await expect.poll(() => styleOf('The dam produces').fontSize).toBe('14px');
  },
);

claim('`start` and `end` follow the text direction.', async () => {
  await show(<Alignment />, { direction: 'rtl' });
  const range = document.createRange();
  range.selectNodeContents(elementOf('Start of the line'));
  const box = elementOf('Start of the line').getBoundingClientRect();
  expect(range.getBoundingClientRect().right).toBeCloseTo(box.right, 0);
});

claim(
  'A name is looked up in the theme: `bold` finds `typography.fontWeightBold`. A number is plain CSS.',
  async () => {
    await show(<Weights />);
    const weights = ['light', 'regular', 'medium', 'bold', '600'];
    const found = weights.map((text) => styleOf(text).fontWeight);
    expect(found).toEqual(['300', '400', '500', '700', '600']);
    expect(css({ fontWeight: 'fontWeightBold' })).toEqual({ fontWeight: 700 });
  },
);

claim(
  'A path such as `h6.fontSize` reads one value of a variant, without its weight and line height.',
  async () => {
    await show(<Sizes />);
    expect(styleOf('h6.fontSize').fontSize).toBe('20px');
    expect(styleOf('h6.fontSize').fontWeight).toBe('400');
    expect(styleOf('18: pixels').fontSize).toBe('18px');
  },
);

claim('`default` is `typography.fontSize`, 14px by default.', () => {
  expect(css({ fontSize: 'default' })).toEqual({ fontSize: 14 });
});

claim(
  '`textContent` returns the text as you wrote it, `innerText` the text as displayed.',
  async () => {
    await show(<Box sx={{ textTransform: 'uppercase' }}>Green tea</Box>);
    const tea = page.getByText('Green tea').element();
    expect(tea.textContent).toBe('Green tea');
    expect(tea instanceof HTMLElement && tea.innerText).toBe('GREEN TEA');
  },
);

claim("`fontFamily: 'default'` is the font family of the theme.", () => {
  expect(css({ fontFamily: 'default' })).toEqual({
    fontFamily: createTheme().typography.fontFamily,
  });
  expect(css({ fontFamily: 'monospace' })).toEqual({ fontFamily: 'monospace' });
  const typography = { ...createTheme().typography, fontFamilyCode: 'Fira Code' };
  const coded = { ...createTheme(), typography };
  expect(createTheme(coded).unstable_sx({ fontFamily: 'code' })).toEqual({
    fontFamily: 'Fira Code',
  });
});

claim(
  'A number for `letterSpacing` is pixels. A number for `lineHeight` has no unit: it multiplies the font size.',
  async () => {
    await show(<Box sx={{ fontSize: 20, lineHeight: 2, letterSpacing: 3 }}>Departures</Box>);
    expect(styleOf('Departures').lineHeight).toBe('40px');
    expect(styleOf('Departures').letterSpacing).toBe('3px');
  },
);

claim(
  "`{ typography: 'body2', fontWeight: 'bold' }` is bold, `{ fontWeight: 'bold', typography: 'body2' }` is not.",
  async () => {
    await show(
      <>
        <Box sx={{ typography: 'body2', fontWeight: 'bold' }}>Variant first</Box>
        <Box sx={{ fontWeight: 'bold', typography: 'body2' }}>Variant last</Box>
      </>,
    );
    expect(styleOf('Variant first').fontWeight).toBe('700');
    expect(styleOf('Variant last').fontWeight).toBe('400');
  },
);

claim(
  "In a theme with CSS variables, `font: 'h6'` sets the CSS shorthand `font` from one variable.",
  async () => {
    await show(
      <>
        <Box sx={{ font: 'h6' }}>By shorthand</Box>
        <Box sx={{ font: 'overline' }}>Small line</Box>
      </>,
    );
    expect(styleOf('By shorthand').fontSize).toBe('20px');
    expect(styleOf('By shorthand').fontWeight).toBe('500');
    expect(styleOf('Small line').textTransform).toBe('none');
  },
);

claim(
  "`typography: 'inherit'` has no effect: to give a `button` or an `input` the text style around it, write `font: 'inherit'`.",
  async () => {
    await show(
      <Box sx={{ typography: 'h5' }}>
        <Box component="button" sx={{ typography: 'inherit' }}>
          By variant
        </Box>
        <Box component="button" sx={{ font: 'inherit' }}>
          By font
        </Box>
      </Box>,
    );
    expect(styleOf('By font').fontSize).toBe('24px');
    expect(styleOf('By variant').fontSize).not.toBe('24px');
  },
);

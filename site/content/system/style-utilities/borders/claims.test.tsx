import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import AllSides from './demos/all-sides.tsx';
import Corners from './demos/corners.tsx';
import KeepTheSize from './demos/keep-the-size.tsx';
import OpenSide from './demos/open-side.tsx';
import QuotedReview from './demos/quoted-review.tsx';

const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim('Set `border: 1` in `sx` to get a solid border, 1px wide.', async () => {
  await show(<AllSides />);
  const { borderTopWidth, borderTopStyle, borderTopColor, color } = styleOf('border: 1');
  expect([borderTopWidth, borderTopStyle]).toEqual(['1px', 'solid']);
  expect(borderTopColor).toBe(color);
  expect(styleOf('border: 1px dashed').borderTopStyle).toBe('dashed');
});

claim(
  'The order matters: `{ border: 1, borderTop: 0 }` is open at the top, `{ borderTop: 0, border: 1 }` is not.',
  async () => {
    await show(
      <>
        <OpenSide />
        <Box sx={{ borderTop: 0, border: 1 }}>Side first</Box>
      </>,
    );
    expect(styleOf('Oslo').borderTopWidth).toBe('1px');
    expect(styleOf('Hamar').borderTopWidth).toBe('0px');
    expect(styleOf('Side first').borderTopWidth).toBe('1px');
  },
);

claim(
  "The CSS shorthand `border` resets the color, so `{ borderColor: 'error.main', border: 1 }` has the text color.",
  async () => {
    await show(
      <>
        <Box sx={{ borderColor: 'error.main', border: 1 }}>Color first</Box>
        <Box sx={{ border: 1, borderColor: 'error.main' }}>Color last</Box>
        <Box sx={{ borderColor: 'error.main' }}>Color only</Box>
      </>,
    );
    expect(styleOf('Color first').borderTopColor).toBe(styleOf('Color first').color);
    expect(styleOf('Color last').borderTopColor).not.toBe(styleOf('Color last').color);
    expect(styleOf('Color only').borderTopWidth).toBe('0px');
  },
);

claim(
  'A number multiplies `theme.shape.borderRadius`, which is 4px by default: `borderRadius: 2` is 8px.',
  async () => {
    expect(createTheme().shape.borderRadius).toBe(4);
    await show(<Corners />);
    expect(styleOf('2').borderRadius).toBe('8px');
    expect(styleOf('50%').borderRadius).toBe('50%');
  },
);

claim(
  'Keys for a single corner do not read the theme: `borderTopLeftRadius: 2` is 2px.',
  async () => {
    await show(<Box sx={{ borderTopLeftRadius: 2 }}>One corner</Box>);
    expect(styleOf('One corner').borderTopLeftRadius).toBe('2px');
  },
);

claim(
  'Write them as strings: `borderInlineStart: 4` becomes `4px` without a style and draws nothing.',
  async () => {
    await show(
      <>
        <QuotedReview />
        <Box sx={{ borderInlineStart: 4 }}>Number</Box>
      </>,
      { direction: 'rtl' },
    );
    const quote = styleOf('The string section was outstanding from the first bar.');
    expect([quote.borderRightWidth, quote.borderLeftWidth]).toEqual(['4px', '0px']);
    expect(styleOf('Number').borderRightStyle).toBe('none');
  },
);

claim('Give every item a border and change only its color.', async () => {
  await show(<KeepTheSize />);
  const stalls = page.getByRole('button', { name: 'Stalls' });
  const before = stalls.element().getBoundingClientRect();
  await stalls.click();
  await expect.element(stalls).toHaveAttribute('aria-pressed', 'true');
  const after = stalls.element().getBoundingClientRect();
  expect([after.x, after.width, after.height]).toEqual([before.x, before.width, before.height]);
});

claim(
  'It accepts the same numbers as `border`, reads `outlineColor` from the palette, and takes up no space.',
  async () => {
    await show(
      <>
        <Box sx={{ outline: 3, outlineColor: 'error.main' }}>Outlined</Box>
        <Box>Bare</Box>
      </>,
    );
    expect(styleOf('Outlined').outlineWidth).toBe('3px');
    expect(styleOf('Outlined').outlineColor).not.toBe(styleOf('Outlined').color);
    expect(elementOf('Outlined').clientHeight).toBe(elementOf('Bare').clientHeight);
  },
);

claim('`border`, its four sides and `outline` look up strings in `theme.borders`.', async () => {
  const theme = { ...createTheme(), borders: { ticket: '2px dashed' } };
  expect(createTheme()).not.toHaveProperty('borders');
  await show(
    <ThemeProvider theme={theme}>
      <Box sx={{ border: 'ticket' }}>Ticket</Box>
      <Box sx={{ borderTop: 'ticket' }}>Stub</Box>
    </ThemeProvider>,
  );
  expect(styleOf('Ticket').borderLeftStyle).toBe('dashed');
  expect(styleOf('Stub').borderTopStyle).toBe('dashed');
});

import type { ElementType } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, vi } from '#claims';
import TruncatedText from './demos/truncated-text.tsx';
import text from './page.md?raw';

const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2'] as const;
const more = ['body1', 'body2', 'button', 'caption', 'overline'] as const;
const texts = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiTypography-root'));

claim('There are thirteen variants, and `inherit`', async () => {
  const theme = createTheme();
  await show(
    <ThemeProvider theme={theme}>
      {[...variants, ...more].map((variant) => (
        <Typography key={variant} variant={variant}>
          {variant}
        </Typography>
      ))}
    </ThemeProvider>,
  );
  expect(texts().map((text) => [text.tagName, getComputedStyle(text).fontSize])).toEqual([
    ['H1', '96px'],
    ['H2', '60px'],
    ['H3', '48px'],
    ['H4', '34px'],
    ['H5', '24px'],
    ['H6', '20px'],
    ['H6', '16px'],
    ['H6', '14px'],
    ['P', '16px'],
    ['P', '14px'],
    ['SPAN', '14px'],
    ['SPAN', '12px'],
    ['SPAN', '12px'],
  ]);
});

claim('You only need to list the variants that you change', async () => {
  await show(
    <>
      <Typography variant="subtitle1" variantMapping={{ subtitle1: 'p' }}>
        One
      </Typography>
      <Typography variant="h3" variantMapping={{ subtitle1: 'p' }}>
        Two
      </Typography>
    </>,
  );
  expect(texts().map(({ tagName }) => tagName)).toEqual(['P', 'H3']);
});

claim('A `p` cannot contain another `p`, a `div` or a list.', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Typography>
      <Typography>Inner</Typography>
    </Typography>,
  );
  expect(log.mock.calls.flat().join(' ')).toContain('cannot be a descendant of');
  log.mockClear();
  await show(
    <Typography component="div">
      <Typography>Inner</Typography>
    </Typography>,
  );
  expect(log).not.toHaveBeenCalled();
});

claim('Without `color`, text inherits the color of its parent.', async () => {
  await show(
    <Box sx={{ color: 'rgb(1, 2, 3)' }}>
      <Typography>One</Typography>
    </Box>,
  );
  expect(getComputedStyle(page.getByText('One').element()).color).toBe('rgb(1, 2, 3)');
});

claim('`gutterBottom` adds `0.35em` below', async () => {
  await show(
    <>
      <Typography gutterBottom>One</Typography>
      <Typography>Two</Typography>
    </>,
  );
  expect(texts().map((text) => getComputedStyle(text).marginBottom)).toEqual(['5.6px', '0px']);
});

claim('In right-to-left layouts, `left` stays left, even with the RTL style plugin.', async () => {
  await show(
    <>
      <Typography align="left">One</Typography>
      <Typography>Two</Typography>
    </>,
    { direction: 'rtl' },
  );
  const leftOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(text).element());
    return range.getBoundingClientRect().left;
  };
  expect(getComputedStyle(page.getByText('One').element()).textAlign).toBe('left');
  expect(leftOf('Two')).toBeGreaterThan(leftOf('One') + 100);
});

claim('It has no effect on a `span`, such as a `caption`.', async () => {
  await show(
    <Typography variant="caption" align="right">
      One
    </Typography>,
  );
  expect(page.getByText('One').element().getBoundingClientRect().left).toBeLessThan(50);
});

claim('`noWrap` keeps the text on one line and ends it with an ellipsis.', async () => {
  await show(<TruncatedText />);
  const [one, two] = texts();
  expect(one && getComputedStyle(one).textOverflow).toBe('ellipsis');
  expect(one?.scrollWidth).toBeGreaterThan(one?.clientWidth ?? Infinity);
  expect(one?.offsetHeight).toBe(24);
  expect(two?.offsetHeight).toBe(48);
  expect(two?.scrollHeight).toBeGreaterThan(48);
});

claim("Add `display: 'block'` to a `caption` or `overline`.", async () => {
  const long = 'A long line of text that does not fit into the narrow box around it.';
  await show(
    <Box sx={{ width: 120 }}>
      <Typography variant="caption" noWrap>
        {long}
      </Typography>
      <Typography variant="caption" noWrap sx={{ display: 'block' }}>
        {long}
      </Typography>
    </Box>,
  );
  const [inline, block] = texts().map((text) => text.getBoundingClientRect().width);
  expect(inline).toBeGreaterThan(200);
  expect(block).toBe(120);
});

claim('A variant without an entry in `variantMapping` renders a `span`.', async () => {
  const theme = createTheme({}, { typography: { price: { fontSize: '40px' } } });
  const Text: ElementType = Typography;
  await show(
    <ThemeProvider theme={theme}>
      <Text variant="price">One</Text>
    </ThemeProvider>,
  );
  const text = page.getByText('One').element();
  expect(text.tagName).toBe('SPAN');
  expect(getComputedStyle(text).fontSize).toBe('40px');
});

claim('It only sets the style. The element stays a `div`.', async () => {
  await show(<Box sx={{ typography: 'h6' }}>One</Box>);
  const text = page.getByText('One').element();
  expect([text.tagName, getComputedStyle(text).fontSize]).toEqual(['DIV', '20px']);
});

anatomy(text, 'Typography', () => show(<Typography>Andante</Typography>));

claim('Choose by how many elements you want to change:', async () => {
  const Spaced = styled(Typography)({ letterSpacing: 1 });
  const theme = createTheme({
    typography: { h1: { fontSize: 40 } },
    components: { MuiTypography: { styleOverrides: { root: { fontStyle: 'italic' } } } },
  });
  await show(
    <>
      <Typography sx={{ fontWeight: 700 }}>one</Typography>
      <Spaced>reused</Spaced>
      <ThemeProvider theme={theme}>
        <Typography
          variant="h1"
          color="textSecondary"
          sx={{ '--mui-palette-text-secondary': '#455a64' }}
        >
          themed
        </Typography>
      </ThemeProvider>
      <Box sx={{ '--mui-palette-text-secondary': '#455a64' }}>
        <Typography color="textSecondary">variable</Typography>
      </Box>
    </>,
  );
  const styleOf = (name: string) => getComputedStyle(page.getByText(name).element());
  expect(styleOf('one').fontWeight).toBe('700');
  expect(styleOf('reused').letterSpacing).toBe('1px');
  expect(styleOf('themed').fontSize).toBe('40px');
  expect(styleOf('themed').fontStyle).toBe('italic');
  expect(styleOf('variable').color).toBe('rgb(69, 90, 100)');
  expect(styleOf('themed').color).not.toBe('rgb(69, 90, 100)');
});

claim('`textDisabled` does not reach a contrast of 4.5:1.', async () => {
  await show(<Typography color="textDisabled">Sold out</Typography>);
  const { color } = getComputedStyle(page.getByText('Sold out').element());
  const alpha = Number(/rgba\(0, 0, 0, ([\d.]+)\)/.exec(color)?.[1]);
  // Black of this opacity on white.
  const gray = ((1 - alpha + 0.055) / 1.055) ** 2.4;
  expect(1.05 / (gray + 0.05)).toBeLessThan(4.5);
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { createTheme, styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { claim, expect, page, show, vi } from '#claims';
import OverdueInvoice from './demos/overdue-invoice.tsx';

const style = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element());
// all five breakpoints match in every window
const tiny = createTheme({ breakpoints: { values: { xs: 0, sm: 1, md: 2, lg: 3, xl: 4 } } });

claim(
  'the same as an array: `xs`, `sm`, `md`; `null` skips a breakpoint, except for sizes such as `width`',
  async () => {
    await show(
      <ThemeProvider theme={tiny}>
        <Box sx={{ pt: [1, null, 3] }}>three</Box>
        <Box sx={{ pt: [1, null] }}>one</Box>
      </ThemeProvider>,
    );
    await expect.poll(() => style('three').paddingTop).toBe('24px');
    expect(style('one').paddingTop).toBe('8px');
  },
);

claim('For `width`, `height` and their limits, `null` in an array becomes 0%.', async () => {
  await show(
    <ThemeProvider theme={tiny}>
      <div style={{ width: 400 }}>
        <Box sx={{ width: ['50%', null] }}>list</Box>
        <Box sx={{ width: { xs: '50%' } }}>object</Box>
      </div>
    </ThemeProvider>,
  );
  await expect.poll(() => style('object').width).toBe('200px');
  expect(style('list').width).toBe('0px');
});

claim(
  "Strings stay strings: `p: '2px'` is two pixels, `borderRadius: '50%'` is a circle.",
  async () => {
    await show(<Box sx={{ p: '2px', borderRadius: '50%' }}>string</Box>);
    await expect.poll(() => style('string').paddingTop).toBe('2px');
    expect(style('string').borderTopLeftRadius).toBe('50%');
  },
);

claim('Later entries win, and `false` is skipped, which makes conditions short.', async () => {
  await show(<Box sx={[{ pt: 1, pb: 1 }, false, { pt: 2 }]}>later</Box>);
  await expect.poll(() => style('later').paddingTop).toBe('16px');
  expect(style('later').paddingBottom).toBe('8px');
  await show(<OverdueInvoice />);
});

claim(
  'Values per breakpoint are the exception: a later plain value does not override them. In `[{ p: { xs: 1 } }, { p: 3 }]`, the padding is one step. Override it with `{ p: { xs: 3 } }`.',
  async () => {
    await show(
      <>
        <Box sx={[{ p: { xs: 1 } }, { p: 3 }]}>plain</Box>
        <Box sx={[{ p: { xs: 1 } }, { p: { xs: 3 } }]}>breakpoint</Box>
      </>,
    );
    await expect.poll(() => style('plain').paddingTop).toBe('8px');
    expect(style('breakpoint').paddingTop).toBe('24px');
  },
);

claim(
  'A `Container` with `sx={{ px: 1 }}` still has its own padding from `sm` up. `px: { xs: 1 }` replaces it at every width.',
  async () => {
    await show(
      <ThemeProvider theme={tiny}>
        <Container sx={{ px: 1 }}>plain</Container>
        <Container sx={{ px: { xs: 1 } }}>breakpoint</Container>
      </ThemeProvider>,
    );
    await expect.poll(() => style('plain').paddingLeft).toBe('24px');
    expect(style('breakpoint').paddingLeft).toBe('8px');
  },
);

claim(
  '`fill`, `stroke`, `accentColor`, `caretColor`, logical names such as `borderInlineColor`, and the colors in `boxShadow` do not read the palette.',
  async () => {
    await show(
      <Box component="span" sx={{ accentColor: 'error.main', color: 'error.main' }}>
        accent
      </Box>,
    );
    await expect.poll(() => style('accent').accentColor).toBe('auto');
    expect(style('accent').color).not.toBe('rgb(0, 0, 0)');
    const untouched = {
      fill: 'error.main',
      stroke: 'error.main',
      caretColor: 'error.main',
      borderInlineColor: 'error.main',
      boxShadow: '0 0 4px error.main',
    };
    expect(createTheme().unstable_sx(untouched)).toEqual(untouched);
  },
);

claim('`&` is the element itself.', async () => {
  await show(
    <Box sx={{ '&[data-late]': { pt: 3 }, b: { pt: '5px', display: 'block' } }} data-late>
      <b>inside</b>
    </Box>,
  );
  await expect.poll(() => style('inside').paddingTop).toBe('5px');
  const parent = page.getByText('inside').element().parentElement;
  expect(parent && getComputedStyle(parent).paddingTop).toBe('24px');
});

claim(
  'Make its parent a container with `containerType`, then write breakpoints with `@`: `@sm`, `@400` for pixels, or `@400/panel` for a named container.',
  async () => {
    await show(
      <Box sx={{ containerType: 'inline-size', containerName: 'panel', width: 700 }}>
        <Box sx={{ containerType: 'inline-size', width: 300 }}>
          <Box sx={{ pt: { '@': 1, '@sm': 3 } }}>by name</Box>
          <Box sx={{ pt: { '@': 1, '@250': 3, '@400': 5 } }}>by pixels</Box>
          <Box sx={{ pt: { '@': 1, '@400/panel': 3 } }}>by container</Box>
        </Box>
      </Box>,
    );
    await expect.poll(() => style('by container').paddingTop).toBe('24px');
    expect(style('by pixels').paddingTop).toBe('24px');
    expect(style('by name').paddingTop).toBe('8px');
  },
);

claim('An element cannot query itself: the container is always a parent.', async () => {
  await show(
    <div style={{ width: 700 }}>
      <Box sx={{ containerType: 'inline-size', '@container (min-width: 500px)': { pt: 5 } }}>
        <Box sx={{ pt: { '@': 0, '@sm': 3 } }}>child</Box>
      </Box>
    </div>,
  );
  await expect.poll(() => style('child').paddingTop).toBe('24px');
  const parent = page.getByText('child').element().parentElement;
  expect(parent && getComputedStyle(parent).paddingTop).toBe('0px');
});

claim(
  "`sx` comes after the component's own styles, `styled()` and the `styleOverrides` of the theme, so it wins if the selectors have the same specificity. The `style` prop wins over `sx`.",
  async () => {
    const theme = createTheme({
      components: { MuiButton: { styleOverrides: { root: { paddingTop: 31, paddingLeft: 31 } } } },
    });
    const Wide = styled(Button)({ paddingTop: 32, paddingLeft: 32, paddingRight: 32 });
    await show(
      <ThemeProvider theme={theme}>
        <Wide>Styled</Wide>
        <Wide sx={{ paddingTop: '33px' }} style={{ paddingRight: 34 }}>
          Both
        </Wide>
        <Button sx={{ paddingLeft: '35px', paddingRight: '35px' }} style={{ paddingRight: 36 }}>
          Override
        </Button>
      </ThemeProvider>,
    );
    await expect.poll(() => style('Styled').paddingTop).toBe('32px');
    expect(style('Both').paddingTop).toBe('33px');
    expect(style('Both').paddingRight).toBe('34px');
    expect(style('Override').paddingTop).toBe('31px');
    expect(style('Override').paddingLeft).toBe('35px');
    expect(style('Override').paddingRight).toBe('36px');
  },
);

claim('That is why `color` in `sx` does not change the text of a disabled button', async () => {
  await show(
    <>
      <Button disabled>Default</Button>
      <Button disabled sx={{ color: 'rgb(1, 2, 3)' }}>
        Plain key
      </Button>
      <Button disabled sx={{ '&.Mui-disabled': { color: 'rgb(1, 2, 3)' } }}>
        Same selector
      </Button>
    </>,
  );
  await expect.poll(() => style('Same selector').color).toBe('rgb(1, 2, 3)');
  expect(style('Plain key').color).toBe(style('Default').color);
});

claim('A function cannot be one value per breakpoint. Let it return all of them', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The types refuse such a function, so that it comes in an object without a type.
  const inside: object = { pt: { xs: ({ spacing }: Theme) => spacing(2) } };
  await show(
    <ThemeProvider theme={tiny}>
      <Box sx={inside}>inside</Box>
      <Box sx={{ pt: ({ spacing }) => ({ xs: 1, md: spacing(3) }) }}>outside</Box>
    </ThemeProvider>,
  );
  await expect.poll(() => style('outside').paddingTop).toBe('24px');
  expect(style('inside').paddingTop).toBe('0px');
  error.mockRestore();
});

claim('An entry can be a function, but a function cannot return an array', async () => {
  const list: object = () => [{ pt: 3 }];
  await show(
    <>
      <Box sx={[{ pb: 1 }, ({ spacing }) => ({ pt: spacing(3) })]}>entry</Box>
      <Box sx={list}>result</Box>
    </>,
  );
  await expect.poll(() => style('entry').paddingTop).toBe('24px');
  expect(style('result').paddingTop).toBe('0px');
});

import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createBox, createTheme as createSystemTheme } from '@mui/system';
import { claim, expect, page, show } from '#claims';

const styleOf = (id: string): CSSStyleDeclaration =>
  getComputedStyle(page.getByTestId(id).element());

claim(
  "`p: 2` is 16px, `borderColor: 'divider'` reads the palette, and `width` changes at `sm`.",
  async () => {
    await show(<Box data-testid="box" sx={{ p: 2, width: { xs: 100, sm: 320 } }} />);
    expect(styleOf('box').paddingTop).toBe('16px');
    expect(styleOf('box').width).toBe('320px');
  },
);

claim(
  '`width` and `height` as props of a `Box` become CSS: the `img` does not get the attributes.',
  async () => {
    await show(<Box component="img" data-testid="box" alt="" width={200} height={100} />);
    const image = page.getByTestId('box').element();
    expect(image.hasAttribute('width')).toBe(false);
    expect(styleOf('box').width).toBe('200px');
  },
);

claim('`<Box p={2} bgcolor="background.paper">` is the same as the `sx` object.', async () => {
  await show(
    <>
      <Box data-testid="props" p={2} bgcolor="background.paper" />
      <Box data-testid="sx" sx={{ p: 2, bgcolor: 'background.paper' }} />
    </>,
  );
  expect(page.getByTestId('props').element().className).toBe(
    page.getByTestId('sx').element().className,
  );
});

claim('When both are set, `sx` wins.', async () => {
  await show(<Box data-testid="box" p={2} sx={{ p: 4 }} />);
  expect(styleOf('box').paddingTop).toBe('32px');
});

claim('Later entries win, and `false` is skipped', async () => {
  await show(<Box data-testid="box" sx={[{ p: 1 }, false, { p: 3 }]} />);
  expect(styleOf('box').paddingTop).toBe('24px');
});

claim('an entry `MuiBox` has no effect.', async () => {
  const components = {
    MuiButton: {},
    MuiBox: { styleOverrides: { root: { paddingTop: 40 } }, defaultProps: { id: 'x' } },
  };
  const theme = createTheme({ components });
  await show(
    <ThemeProvider theme={theme}>
      <Box data-testid="box" />
    </ThemeProvider>,
  );
  expect(styleOf('box').paddingTop).toBe('0px');
  expect(page.getByTestId('box').element().id).toBe('');
});

claim(
  '`createBox` from `@mui/system` makes a `Box` with its own default theme and class name.',
  async () => {
    const Own = createBox({
      defaultTheme: createSystemTheme({ spacing: 4 }),
      defaultClassName: 'harvest-box',
    });
    await show(<Own data-testid="box" />);
    expect(page.getByTestId('box').element().className).toContain('harvest-box');
  },
);

claim('`ref` goes to the DOM element.', async () => {
  let node: unknown;
  await show(
    <Box
      component="section"
      ref={(element: unknown) => {
        node ??= element;
      }}
    />,
  );
  expect(node).toBeInstanceOf(HTMLElement);
});

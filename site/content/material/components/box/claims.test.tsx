import { ThemeContext } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { createBox, createTheme as createSystemTheme } from '@mui/system';
import { useState, type ReactElement } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';

const styleOf = (id: string): CSSStyleDeclaration =>
  getComputedStyle(page.getByTestId(id).element());

claim(
  "`p: 2` is 16px, `borderColor: 'divider'` reads the palette, and `width` changes at `sm`.",
  async () => {
    const theme = createTheme({ palette: { divider: 'rgb(1, 2, 3)' } });
    await show(
      <ThemeProvider theme={theme}>
        <Box
          data-testid="box"
          sx={{ p: 2, border: 1, borderColor: 'divider', width: { xs: 100, sm: 320 } }}
        />
      </ThemeProvider>,
    );
    expect(styleOf('box').paddingTop).toBe('16px');
    expect(styleOf('box').borderTopColor).toBe('rgb(1, 2, 3)');
    expect(styleOf('box').width).toBe('320px');
    await page.viewport(400, 800);
    expect(styleOf('box').width).toBe('100px');
    await page.viewport(1280, 800);
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
  '`createBox` from `@mui/system` makes a `Box` with its own class name, and its own theme for when there is no provider.',
  async () => {
    const Own = createBox({
      defaultTheme: createSystemTheme({ spacing: 4 }),
      defaultClassName: 'harvest-box',
    });
    await show(
      <ThemeContext.Provider value={{}}>
        <Own data-testid="box" sx={{ p: 2 }} />
      </ThemeContext.Provider>,
    );
    expect(page.getByTestId('box').element().className).toContain('harvest-box');
    expect(styleOf('box').paddingTop).toBe('8px');
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

claim('Each `Box` evaluates its `sx` again on every render.', async () => {
  const sx = vi.fn(() => ({ p: 1 }));
  function Again() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Rendered {count}</button>
        <Box sx={sx} />
      </>
    );
  }
  await show(<Again />);
  const first = sx.mock.calls.length;
  expect(first).toBeGreaterThan(0);
  await page.getByRole('button').click();
  await expect.element(page.getByText('Rendered 1')).toBeVisible();
  expect(sx.mock.calls.length).toBeGreaterThan(first);
});

claim('Each new value in `sx` creates a new class.', async () => {
  const classes = async (element: ReactElement) => {
    const view = await show(element);
    const { className } = page.getByTestId('box').element();
    await view.unmount();
    return className;
  };
  const one = await classes(<Box data-testid="box" sx={{ left: 1 }} />);
  expect(await classes(<Box data-testid="box" sx={{ left: 2 }} />)).not.toBe(one);
  const plain = await classes(<Box data-testid="box" style={{ left: 1 }} />);
  expect(await classes(<Box data-testid="box" style={{ left: 2 }} />)).toBe(plain);
});

claim('It must pass `className` to its element; otherwise the styles have no effect.', async () => {
  const With = ({ className }: { className?: string }) => (
    <p className={className} data-testid="with" />
  );
  const Without = () => <p data-testid="without" />;
  await show(
    <>
      <Box component={With} sx={{ p: 2 }} />
      <Box component={Without} sx={{ p: 2 }} />
    </>,
  );
  expect(styleOf('with').paddingTop).toBe('16px');
  expect(styleOf('without').paddingTop).toBe('0px');
});

claim("`styled('div')` is enough: it accepts `sx` too", async () => {
  const Panel = styled('div')({ padding: 16 });
  await show(
    <>
      <Panel data-testid="styled" sx={{ mt: 1 }} />
      <Box sx={{ '--gap': '8px' }}>
        <Box
          data-testid="inside"
          sx={{ pt: 'var(--gap)', border: '1px solid var(--mui-palette-divider)' }}
        />
      </Box>
    </>,
  );
  expect([styleOf('styled').paddingTop, styleOf('styled').marginTop]).toEqual(['16px', '8px']);
  expect(styleOf('inside').paddingTop).toBe('8px');
  expect(styleOf('inside').borderTopColor).toBe('rgba(0, 0, 0, 0.12)');
});

claim('A box is a `div` without a role.', async () => {
  await show(
    <>
      <Box data-testid="plain" />
      <Box component="nav" aria-label="Shelves">
        Poetry
      </Box>
      <Box role="group" aria-label="Filters">
        Travel
      </Box>
    </>,
  );
  const plain = page.getByTestId('plain').element();
  expect([
    plain.tagName,
    plain.getAttribute('role'),
    plain.className.includes('MuiBox-root'),
  ]).toEqual(['DIV', null, true]);
  await expect.element(page.getByRole('navigation', { name: 'Shelves' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Filters' })).toBeVisible();
});

claim('the keyboard does not reach it', async () => {
  await show(
    <>
      <Box onClick={vi.fn()}>Poetry</Box>
      <button>After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('also hides the content from screen readers', async () => {
  await page.viewport(400, 600);
  await show(
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <button>Shelves</button>
    </Box>,
  );
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await page.viewport(700, 600);
  await expect.element(page.getByRole('button', { name: 'Shelves' })).toBeVisible();
});

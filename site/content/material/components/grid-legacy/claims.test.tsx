import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import { anatomy, claim, expect, page, show, vi } from '#claims';
import CoursesByWidth from './demos/courses-by-width.tsx';
import LongMessage from './demos/long-message.tsx';
import text from './page.md?raw';

const box = (id: string): DOMRect => page.getByTestId(id).element().getBoundingClientRect();
const style = (id: string): CSSStyleDeclaration => getComputedStyle(page.getByTestId(id).element());
const courses = ['Pottery', 'Watercolor', 'Bookbinding', 'Screen printing'];
const lines = (): number =>
  new Set(courses.map((text) => page.getByText(text).element().getBoundingClientRect().top)).size;

claim(
  '`xs={12} sm={6} md={3}` is one column on a phone, two on a tablet and four on a wide screen.',
  async () => {
    await show(<CoursesByWidth />);
    await expect.poll(lines).toBe(1);
    await page.viewport(700, 800);
    await expect.poll(lines).toBe(2);
    await page.viewport(390, 800);
    await expect.poll(lines).toBe(4);
  },
);

claim('Without `item`, an element keeps its width but gets no spacing.', async () => {
  await show(
    <div style={{ width: 600 }}>
      <GridLegacy container spacing={2}>
        <GridLegacy xs={6} data-testid="bare" />
        <GridLegacy item xs={6} data-testid="item" />
      </GridLegacy>
    </div>,
  );
  expect(box('bare').width).toBe(308);
  expect(box('item').width).toBe(308);
  expect(style('bare').paddingLeft).toBe('0px');
  expect(style('item').paddingLeft).toBe('16px');
});

claim(
  'A zero does not override `spacing`: with `spacing={2} rowSpacing={0}`, the rows are still 16px apart.',
  async () => {
    const view = await show(
      <GridLegacy container spacing={2} rowSpacing={0}>
        <GridLegacy item xs={12} data-testid="item" />
      </GridLegacy>,
    );
    expect(style('item').paddingTop).toBe('16px');
    await view.unmount();
    await show(
      <GridLegacy container columnSpacing={2}>
        <GridLegacy item xs={12} data-testid="item" />
      </GridLegacy>,
    );
    expect(style('item').paddingTop).toBe('0px');
    expect(style('item').paddingLeft).toBe('16px');
  },
);

claim(
  'with `spacing={2}`, the container starts 16px before and 16px above the content box of its parent.',
  async () => {
    await show(
      <div data-testid="parent" style={{ padding: 20, margin: 50 }}>
        <GridLegacy container spacing={2} data-testid="container" />
      </div>,
    );
    expect(box('container').left - box('parent').left).toBeCloseTo(4);
    expect(box('container').top - box('parent').top).toBeCloseTo(4);
    expect(box('parent').right - box('container').right).toBeCloseTo(20);
  },
);

claim(
  'The negative margin collapses with the margin of the parent, so the parent moves up by 16px, background included.',
  async () => {
    await show(
      <div data-testid="around" style={{ border: '1px solid', margin: 50 }}>
        <div data-testid="parent">
          <GridLegacy container spacing={2}>
            <GridLegacy item xs={12}>
              Pier
            </GridLegacy>
          </GridLegacy>
        </div>
      </div>,
    );
    expect(box('parent').top - box('around').top).toBeCloseTo(-15);
  },
);

claim(
  'A size for a breakpoint that `columns` does not list has no effect at that breakpoint.',
  async () => {
    await show(
      <div style={{ width: 600 }}>
        <GridLegacy container columns={{ xs: 4, md: 12 }}>
          <GridLegacy item xs={2} sm={3} data-testid="item" />
        </GridLegacy>
      </div>,
    );
    await expect.poll(() => box('item').width).toBe(150);
    await page.viewport(700, 800);
    await expect.poll(() => box('item').width).toBe(300);
  },
);

claim(
  'In a container with `columns={16}`, a nested container with `xs={8}` is 8 of 12 columns wide.',
  async () => {
    await show(
      <div style={{ width: 600 }}>
        <GridLegacy container columns={16}>
          <GridLegacy item container xs={8} data-testid="twelve">
            <GridLegacy item xs={6} data-testid="half" />
          </GridLegacy>
        </GridLegacy>
        <GridLegacy container columns={16}>
          <GridLegacy item container columns={16} xs={8} data-testid="sixteen" />
        </GridLegacy>
      </div>,
    );
    expect(box('twelve').width).toBeCloseTo(400, 0);
    expect(box('half').width).toBeCloseTo(200, 0);
    expect(box('sixteen').width).toBeCloseTo(300, 0);
  },
);

claim(
  'With a value per breakpoint, the nested container loses the width that `xs` gives it.',
  async () => {
    // The library complains about the value that it cannot calculate with.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <div style={{ width: 600 }}>
        <GridLegacy container>
          <GridLegacy item container xs={6} spacing={2} data-testid="single" />
        </GridLegacy>
        <GridLegacy container>
          <GridLegacy item container xs={6} spacing={{ xs: 1, sm: 2 }} data-testid="responsive" />
        </GridLegacy>
      </div>,
    );
    expect(box('single').width).toBeCloseTo(316, 0);
    expect(box('responsive').width).toBeGreaterThan(500);
  },
);

claim(
  'in a column container with a fixed height, `xs={6}` makes an item half as high, not half as wide.',
  async () => {
    await show(
      <div style={{ width: 600 }}>
        <GridLegacy container direction="column" sx={{ height: 200 }}>
          <GridLegacy item xs={6} data-testid="item" />
        </GridLegacy>
      </div>,
    );
    expect(box('item').height).toBe(100);
    expect(box('item').width).toBe(600);
  },
);

claim(
  '`zeroMinWidth` sets `min-width: 0` on the item, and `noWrap` can then cut the text off.',
  async () => {
    await show(<LongMessage />);
    const text = page.getByText(/The ferry leaves/).element();
    const card = text.closest('.MuiPaper-root')?.getBoundingClientRect().right ?? 0;
    expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    expect(text.parentElement && getComputedStyle(text.parentElement).minWidth).toBe('0px');
    expect(text.getBoundingClientRect().right).toBeLessThan(card);
  },
);

claim(
  'Do not mix the two in one container: an item of the other kind does not get its size.',
  async () => {
    await show(
      <div style={{ width: 600 }}>
        <GridLegacy container>
          <Grid size={6} data-testid="new">
            Pier
          </Grid>
        </GridLegacy>
        <Grid container>
          <GridLegacy item xs={6} data-testid="old">
            Pier
          </GridLegacy>
        </Grid>
      </div>,
    );
    expect(box('new').width).toBeLessThan(100);
    expect(box('old').width).toBeLessThan(100);
  },
);

claim('A `Grid` container in a flex row is as wide as its content', async () => {
  await show(
    <>
      <div style={{ display: 'flex', width: 600 }}>
        <Grid container data-testid="grid">
          <Grid size="auto">Pier</Grid>
        </Grid>
      </div>
      <div style={{ display: 'flex', width: 600 }}>
        <GridLegacy container data-testid="legacy">
          <GridLegacy item>Pier</GridLegacy>
        </GridLegacy>
      </div>
    </>,
  );
  expect(box('grid').width).toBeLessThan(100);
  expect(box('legacy').width).toBe(600);
});

anatomy(text, 'GridLegacy', () =>
  show(
    <GridLegacy container>
      <GridLegacy item xs={6}>
        One
      </GridLegacy>
    </GridLegacy>,
  ),
);

claim('on a container halves its spacing and all other spacing inside', async () => {
  const Tall = styled(GridLegacy)({ minHeight: 80 });
  const theme = createTheme({
    components: { MuiGridLegacy: { styleOverrides: { item: { color: 'rgb(1, 2, 3)' } } } },
  });
  await show(
    <>
      <GridLegacy container spacing={2} data-testid="half" sx={{ '--mui-spacing': '4px' }}>
        <GridLegacy item xs={6} data-testid="item">
          One
        </GridLegacy>
      </GridLegacy>
      <Tall container data-testid="styled" />
      <ThemeProvider theme={theme}>
        <GridLegacy item data-testid="theme" />
      </ThemeProvider>
    </>,
  );
  expect([style('half').marginTop, style('item').paddingTop]).toEqual(['-8px', '8px']);
  expect(style('styled').minHeight).toBe('80px');
  expect(style('theme').color).toBe('rgb(1, 2, 3)');
});

claim('The grid renders `div` elements without a role.', async () => {
  await show(
    <>
      <GridLegacy container data-testid="plain" />
      <GridLegacy container component="ul" data-testid="list" sx={{ listStyle: 'none', pl: 0 }}>
        <GridLegacy item component="li">
          One
        </GridLegacy>
      </GridLegacy>
    </>,
  );
  const plain = page.getByTestId('plain').element();
  expect([plain.tagName, plain.getAttribute('role')]).toEqual(['DIV', null]);
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  expect(getComputedStyle(page.getByTestId('list').element()).paddingLeft).toBe('0px');
});

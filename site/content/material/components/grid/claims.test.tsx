import Grid, { type GridProps } from '@mui/material/Grid';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { anatomy, claim, expect, page, show, vi, warnings } from '#claims';
import BorderedCells from './demos/bordered-cells.tsx';
import CenteredForm from './demos/centered-form.tsx';
import CssAreas from './demos/css-areas.tsx';
import EqualHeights from './demos/equal-heights.tsx';
import GrowAndAuto from './demos/grow-and-auto.tsx';
import LongNames from './demos/long-names.tsx';
import OffsetRows from './demos/offset-rows.tsx';
import ResponsiveColumns from './demos/responsive-columns.tsx';
import SpacingTool from './demos/spacing-tool.tsx';
import text from './page.md?raw';

const box = (text: string) =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect();
const width = (text: string) => Math.round(box(text).width);

function Row({ children, ...props }: GridProps & { children: ReactNode }) {
  return (
    <div style={{ width: 600 }}>
      <Grid container {...props} data-testid="row">
        {children}
      </Grid>
    </div>
  );
}

claim('Items that do not fit wrap onto the next line.', async () => {
  await show(
    <Row>
      <Grid size={8}>A</Grid>
      <Grid size={4}>B</Grid>
      <Grid size={6}>C</Grid>
    </Row>,
  );
  await expect.poll(() => [width('A'), width('B'), width('C')]).toEqual([400, 200, 300]);
  expect(box('B').top).toBe(box('A').top);
  expect(box('C').top).toBeGreaterThan(box('A').top);
});

claim('A value applies from its breakpoint up to the next one.', async () => {
  // The window is 1280 px wide: sm and md lie below it, xl above.
  await show(
    <Row>
      <Grid size={{ xs: 12, sm: 6, xl: 3 }}>A</Grid>
      <Grid size={{ xs: 4, sm: false }}>B</Grid>
    </Row>,
  );
  await expect.poll(() => width('A')).toBe(300);
  // `false` is ignored: the value of the smaller breakpoint stays.
  expect(width('B')).toBe(200);
});

claim(
  '`size="grow"` takes up the space that the others leave. `size="auto"` is as wide as the content.',
  async () => {
    await show(
      <Row>
        <Grid size={4}>A</Grid>
        <Grid size="grow">B</Grid>
        <Grid size="grow">C</Grid>
        <Grid size="auto">
          <div style={{ width: 50 }}>D</div>
        </Grid>
      </Row>,
    );
    await expect
      .poll(() => [width('A'), width('B'), width('C'), width('D')])
      .toEqual([200, 175, 175, 50]);
    await show(<GrowAndAuto />);
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Voucher: empty');
  },
);

claim(
  'It uses the CSS `gap` property. The container has no negative margins, so nothing overflows at the sides.',
  async () => {
    await show(
      <Row rowSpacing={1} columnSpacing="3rem">
        <Grid size={6}>A</Grid>
        <Grid size={6}>B</Grid>
      </Row>,
    );
    const style = () => getComputedStyle(page.getByTestId('row').element());
    await expect.poll(() => style().columnGap).toBe('48px');
    expect(style().rowGap).toBe('8px');
    expect(style().margin).toBe('0px');
    expect(width('A') + width('B') + 48).toBe(600);
    await show(<SpacingTool />);
    await expect.element(page.getByText('Berth 6')).toBeVisible();
  },
);

claim('`offset="auto"` pushes it to the end of the row.', async () => {
  await show(
    <Row columns={10}>
      <Grid size={2} offset={3}>
        A
      </Grid>
      <Grid size={2} offset="auto">
        B
      </Grid>
    </Row>,
  );
  const start = () => page.getByTestId('row').element().getBoundingClientRect();
  await expect.poll(() => Math.round(box('A').left - start().left)).toBe(180);
  expect(Math.round(start().right - box('B').right)).toBe(0);
  await show(<OffsetRows />);
  await expect.element(page.getByText('On call')).toBeVisible();
});

claim(
  'It inherits `columns` and `spacing`. With another element in between, it goes back to twelve columns and no spacing.',
  async () => {
    await show(
      <Row columns={10} spacing={2}>
        <Grid container size={10}>
          <Grid size={5}>A</Grid>
          <Grid size={5}>B</Grid>
        </Grid>
        <Grid size={10}>
          <Grid container>
            <Grid size={6}>C</Grid>
            <Grid size={6}>D</Grid>
          </Grid>
        </Grid>
      </Row>,
    );
    await expect.poll(() => [width('A'), width('B')]).toEqual([292, 292]);
    expect([width('C'), width('D')]).toEqual([300, 300]);
  },
);

claim('The container is as wide as its content when it is a flex item.', async () => {
  await show(
    <div style={{ display: 'flex', width: 600 }}>
      <Grid container data-testid="row">
        <Grid size="auto">
          <div style={{ width: 80 }}>A</div>
        </Grid>
      </Grid>
    </div>,
  );
  await expect.poll(() => page.getByTestId('row').element().getBoundingClientRect().width).toBe(80);
});

claim(
  'In right-to-left layouts with the RTL style plugin, items start on the right, and offsets follow.',
  async () => {
    const theme = createTheme({ direction: 'rtl' });
    await show(
      <ThemeProvider theme={theme}>
        <Row>
          <Grid size={3} offset={3}>
            A
          </Grid>
          <Grid size={3}>B</Grid>
        </Row>
      </ThemeProvider>,
      { direction: 'rtl' },
    );
    const right = () => page.getByTestId('row').element().getBoundingClientRect().right;
    await expect.poll(() => Math.round(right() - box('A').right)).toBe(150);
    expect(box('B').right).toBeLessThan(box('A').right);
  },
);

claim(
  'the form below is centered on wide screens, and as wide as the screen on phones',
  async () => {
    await show(<CenteredForm />);
    const row = () => document.querySelector('.MuiGrid-container')?.getBoundingClientRect();
    const item = () =>
      document.querySelector('.MuiGrid-container > .MuiGrid-root')?.getBoundingClientRect();
    const sides = () => [
      Math.round((item()?.left ?? 0) - (row()?.left ?? 0)),
      Math.round((row()?.right ?? 0) - (item()?.right ?? 0)),
    ];
    await expect.poll(() => sides()[0]).toBeGreaterThan(100);
    expect(sides()[0]).toBe(sides()[1]);
    await page.viewport(390, 800);
    await expect.poll(sides).toEqual([0, 0]);
    await page.viewport(1280, 800);
  },
);

claim('with 4 columns two of these items fit in a row, with 12 columns six', async () => {
  await show(<ResponsiveColumns />);
  const inFirstRow = () => {
    const tops = [...document.querySelectorAll('.MuiGrid-container > *')].map((item) =>
      Math.round(item.getBoundingClientRect().top),
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  await expect.poll(inFirstRow).toBe(6);
  await page.viewport(390, 800);
  await expect.poll(inFirstRow).toBe(2);
  await page.viewport(1280, 800);
});

claim('By default, items stretch to the height of the row.', async () => {
  await show(
    <Row>
      <Grid size={6}>A</Grid>
      <Grid size={6}>
        <div style={{ height: 90 }}>B</div>
      </Grid>
    </Row>,
  );
  await expect.poll(() => box('A').height).toBe(90);
});

claim('Make the item a flex container, and let the card grow.', async () => {
  await show(<EqualHeights />);
  const heights = () =>
    [...document.querySelectorAll('.MuiCard-root')].map(
      (card) => card.getBoundingClientRect().height,
    );
  await expect.poll(() => heights().length).toBe(3);
  expect(new Set(heights()).size).toBe(1);
});

claim(
  'Items have `min-width: 0`, so long text can shrink: `noWrap` cuts it with an ellipsis.',
  async () => {
    await show(<LongNames />);
    const name = page.getByText(/^Minutes/);
    await expect.element(name).toBeVisible();
    expect(name.element().scrollWidth).toBeGreaterThan(name.element().clientWidth);
    const row = document.querySelector('.MuiGrid-container')?.getBoundingClientRect();
    expect(box('2 MB').right).toBeLessThanOrEqual((row?.right ?? 0) + 0.5);
    expect(Math.abs(box('2 MB').top - name.element().getBoundingClientRect().top)).toBeLessThan(4);
  },
);

claim('Then no line is drawn twice, even when the items wrap.', async () => {
  await page.viewport(390, 800);
  await show(<BorderedCells />);
  const style = (text: string) => {
    const cell = page.getByText(text, { exact: true }).element().parentElement;
    return cell ? getComputedStyle(cell) : undefined;
  };
  await expect.poll(() => style('Elevators')?.borderBottomWidth).toBe('1px');
  expect(style('Elevators')?.borderTopWidth).toBe('0px');
  expect(style('Floors')?.borderLeftWidth).toBe('0px');
  expect(box('Elevators').top).toBeGreaterThan(box('Height').top);
  await page.viewport(1280, 800);
});

claim('When an item spans several rows, or moves at a breakpoint, use CSS grid.', async () => {
  await show(<CssAreas />);
  await expect.poll(() => box('list').left).toBeGreaterThan(box('map').right);
  expect(box('list').bottom).toBe(box('legend').bottom);
  await page.viewport(390, 800);
  await expect.poll(() => box('list').top).toBeGreaterThan(box('legend').bottom);
  await page.viewport(1280, 800);
});

claim('Change their values, and `size`, `spacing`, `columns` and `offset` follow:', async () => {
  const theme = createTheme({
    breakpoints: { values: { xs: 0, sm: 480, md: 1290, lg: 1400, xl: 1600 } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Row>
        <Grid size={{ xs: 12, sm: 6, md: 3 }}>A</Grid>
      </Row>
    </ThemeProvider>,
  );
  // The window is 1280 px wide: below the new md.
  await expect.poll(() => width('A')).toBe(300);
});

claim(
  'A component of your own between two containers stops the inheritance, as another element does.',
  async () => {
    function Inner() {
      return (
        <Grid container size={10}>
          <Grid size={6}>A</Grid>
          <Grid size={6}>B</Grid>
        </Grid>
      );
    }
    await show(
      <Row columns={10} spacing={2}>
        <Inner />
      </Row>,
    );
    await expect.poll(() => [width('A'), width('B')]).toEqual([300, 300]);
  },
);

claim('Without `size`, an item is as wide as its content.', async () => {
  await show(
    <Row>
      <Grid data-testid="item">
        <div style={{ width: 70 }}>A</div>
      </Grid>
      <Grid size={3}>B</Grid>
    </Row>,
  );
  await expect
    .poll(() => page.getByTestId('item').element().getBoundingClientRect().width)
    .toBe(70);
});

claim(
  'The new grid ignores the old props and logs a warning for each in development, but only once per prop',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const old = { item: true, xs: 6 };
    await show(
      <Row>
        <Grid {...old}>A</Grid>
      </Row>,
    );
    await expect.poll(warnings).toContain('`xs` prop has been removed');
    expect(warnings()).toContain('`item` prop has been removed');
    expect(width('A')).toBeLessThan(100);
    const count = () => warnings().split('`xs` prop has been removed').length;
    const before = count();
    await show(
      <Row>
        <Grid {...old}>B</Grid>
      </Row>,
    );
    await expect.element(page.getByText('B', { exact: true })).toBeVisible();
    expect(count()).toBe(before);
  },
);

anatomy(text, 'Grid', () =>
  show(
    <Grid container>
      <Grid size={6}>One</Grid>
    </Grid>,
  ),
);

claim('on a container halves its gaps and all other spacing inside', async () => {
  const Tall = styled(Grid)({ minHeight: 80 });
  const theme = createTheme({ components: { MuiGrid: { defaultProps: { spacing: 2 } } } });
  await show(
    <>
      <Grid
        container
        spacing={2}
        data-testid="half"
        sx={{ width: 408, '--mui-spacing': '4px', alignItems: 'center' }}
      >
        <Grid size={6} data-testid="item">
          One
        </Grid>
        <Grid size={6}>Two</Grid>
      </Grid>
      <Tall container data-testid="styled" />
      <ThemeProvider theme={theme}>
        <Grid container data-testid="theme" />
      </ThemeProvider>
    </>,
  );
  const style = (id: string) => getComputedStyle(page.getByTestId(id).element());
  expect([style('half').columnGap, style('half').alignItems]).toEqual(['8px', 'center']);
  expect(style('item').width).toBe('200px');
  expect(style('styled').minHeight).toBe('80px');
  expect(style('theme').columnGap).toBe('16px');
});

claim('A container writes its columns and gaps to `--Grid-columns`', async () => {
  await show(
    <Grid container columns={8} spacing="10px" data-testid="row">
      <Grid size={4} data-testid="item">
        One
      </Grid>
    </Grid>,
  );
  const read = (id: string, name: string) =>
    getComputedStyle(page.getByTestId(id).element()).getPropertyValue(name);
  expect(read('row', '--Grid-columns')).toBe('8');
  expect(read('row', '--Grid-rowSpacing')).toBe('10px');
  expect(read('row', '--Grid-columnSpacing')).toBe('10px');
  expect(read('item', '--Grid-parent-columns')).toBe('8');
  expect(read('item', '--Grid-parent-columnSpacing')).toBe('10px');
});

claim(
  '`component="ul"` on the container and `component="li"` on the items make a list',
  async () => {
    await show(
      <Grid container component="ul">
        <Grid component="li">One</Grid>
        <Grid component="li">Two</Grid>
      </Grid>,
    );
    await expect.element(page.getByRole('list')).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
  },
);

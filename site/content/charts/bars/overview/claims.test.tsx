import { Component, type ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BarGaps from './demos/bar-gaps.tsx';
import CategoryColors from './demos/category-colors.tsx';
import DaysAsCategories from './demos/days-as-categories.tsx';
import HatchedPlan from './demos/hatched-plan.tsx';
import HighlightASeries from './demos/highlight-a-series.tsx';
import LabelledBars from './demos/labelled-bars.tsx';
import LabelsAbove from './demos/labels-above.tsx';
import LongNames from './demos/long-names.tsx';
import PickABar from './demos/pick-a-bar.tsx';
import StackOrder from './demos/stack-order.tsx';
import TwoStacks from './demos/two-stacks.tsx';

const bars = () => [...document.querySelectorAll('.MuiBarElement-root')];
const box = (index: number) => bars()[index]?.getBoundingClientRect();

claim('a bar on the other side of zero', async () => {
  await show(
    <BarChart
      height={240}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A', 'B'] }]}
      series={[{ data: [5, -5] }]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  expect(Math.round(box(0)?.bottom ?? 0)).toBe(Math.round(box(1)?.top ?? 1));
});

claim('Series with the same `stack` are on top of each other.', async () => {
  await show(
    <BarChart
      height={240}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A'] }]}
      series={[
        { data: [5], stack: 'x' },
        { data: [3], stack: 'x' },
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  expect(Math.round(box(1)?.bottom ?? 0)).toBe(Math.round(box(0)?.top ?? 1));
  expect(box(1)?.left).toBe(box(0)?.left);
});

claim('The axes change roles: the categories move to `yAxis`, the values to `xAxis`.', async () => {
  await show(<LongNames />);
  await expect.poll(() => bars().length).toBeGreaterThan(1);
  expect(Math.round(box(0)?.left ?? 0)).toBe(Math.round(box(1)?.left ?? 1));
});

claim('Two ratios on the category axis decide how thick bars are.', async () => {
  await show(<BarGaps />);
  await expect.poll(() => bars().length).toBeGreaterThan(0);
  const before = box(0)?.width;
  page.getByRole('slider').first().element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => box(0)?.width).toBeLessThan((before ?? 0) / 2);
  // The second one is the gap between the bars of one category.
  page.getByRole('slider').first().element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => box(0)?.width).toBeGreaterThan(before ?? 0);
  const touching = box(0)?.width ?? 0;
  page.getByRole('slider').last().element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => box(0)?.width).toBeLessThan(touching);
});

claim('A function returns the text, and gets the size of the bar', async () => {
  await show(<LabelledBars />);
  const labels = () =>
    [...document.querySelectorAll('.MuiBarLabel-root')].map((label) => label.textContent);
  // The bar of 3 is too small for its label.
  await expect.poll(labels).toEqual(['34', '41', '52', '47']);
});

claim('`barLabel="value"` writes the value on each bar, unformatted and not for 0.', async () => {
  await show(
    <BarChart
      height={240}
      width={300}
      skipAnimation
      barLabel="value"
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[{ data: [1234, 0, 2000], valueFormatter: (value) => `${value} kg` }]}
    />,
  );
  await expect
    .poll(() => [...document.querySelectorAll('.MuiBarLabel-root')].map((one) => one.textContent))
    .toEqual(['1234', '2000']);
});

claim('here a list, which highlights the bar with `highlightedItem`', async () => {
  await show(<PickABar />);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Turku' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Turku: 8 late parcels');
  await expect
    .poll(() => bars().map((bar) => bar.getAttribute('opacity')))
    .toEqual(['0.3', '0.3', '1', '0.3']);
});

const xLabels = () =>
  [...document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')].map(
    (label) => label.textContent,
  );
const barsOf = (series: string) => [
  ...document.querySelectorAll(`.MuiBarElement-series-${series}`),
];

claim('dates are categories here, at equal distances', async () => {
  await show(
    <div style={{ width: 600 }}>
      <DaysAsCategories />
    </div>,
  );
  await expect.poll(() => bars().length).toBe(14);
  await expect.poll(xLabels).toContain('15');
  const lefts = bars().map((bar) => bar.getBoundingClientRect().left);
  const steps = lefts.slice(1).map((left, index) => Math.round(left - (lefts[index] ?? 0)));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});

claim('Each name of `stack` makes one bar per category.', async () => {
  await show(<TwoStacks />);
  await expect.poll(() => bars().length).toBe(16);
  // the first category: two columns of two parts
  const lefts = new Set(bars().map((bar) => Math.round(bar.getBoundingClientRect().left)));
  await expect.poll(() => lefts.size).toBe(8);
});

claim('The sum of a series decides, so the order is the same in every category.', async () => {
  await show(<StackOrder />);
  const lowest = () =>
    [0, 1, 2].map((category) => {
      const parts = ['vans', 'bikes', 'trucks'].map((series) => ({
        series,
        bottom: barsOf(series)[category]?.getBoundingClientRect().bottom ?? 0,
      }));
      return parts.sort((one, other) => other.bottom - one.bottom)[0]?.series;
    });
  await expect.poll(() => bars().length).toBe(9);
  await expect.poll(lowest).toEqual(['vans', 'vans', 'vans']);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'ascending', exact: true }).click();
  await expect.poll(lowest).toEqual(['trucks', 'trucks', 'trucks']);
  expect(
    [...document.querySelectorAll('.MuiChartsLegend-series')].map((entry) => entry.textContent),
  ).toEqual(['Vans', 'Bikes', 'Trucks']);
});

claim('it gets the position and size of the bar, and the text as `children`', async () => {
  await show(<LabelsAbove />);
  const label = () => document.querySelector('.MuiBarLabel-root');
  await expect.poll(() => label()?.textContent).toBe('120');
  await expect
    .poll(() => (label()?.getBoundingClientRect().bottom ?? 999) <= (box(0)?.top ?? 0))
    .toBe(true);
});

claim('It matches `values` with `colors` by position.', async () => {
  await show(<CategoryColors />);
  await expect
    .poll(() => bars().map((bar) => bar.getAttribute('fill')))
    .toEqual(['#2e7d32', '#c62828', '#78909c']);
});

claim('set it as `fill` on the class of the series', async () => {
  await show(<HatchedPlan />);
  await expect.poll(() => barsOf('planned').length).toBe(4);
  const [bar] = barsOf('planned');
  const pattern = document.querySelector('pattern');
  expect(bar && getComputedStyle(bar).fill).toContain(pattern?.id);
});

claim('leave out its `dataIndex` to highlight a whole series', async () => {
  await show(<HighlightASeries />);
  const opacity = (series: string) => barsOf(series).map((bar) => bar.getAttribute('opacity'));
  await expect.poll(() => opacity('Wind')).toEqual(['0.3', '0.3', '0.3', '0.3']);
  expect(opacity('Solar')).toEqual(['1', '1', '1', '1']);
  await page.getByRole('button', { name: 'Wind' }).click();
  await expect.poll(() => opacity('Wind')).toEqual(['1', '1', '1', '1']);
});

claim('The pointer moves the highlight even while `highlightedItem` stays the same', async () => {
  await show(<HighlightASeries />);
  await expect.poll(() => barsOf('Grid').length).toBe(4);
  const [bar] = barsOf('Grid');
  if (!bar) throw new Error('No bar');
  expect(bar.getAttribute('opacity')).toBe('0.3');
  await userEvent.hover(bar);
  await expect.poll(() => bar.getAttribute('opacity')).toBe('1');
});

claim('a chart without values shows one too', async () => {
  await show(<BarChart height={200} width={300} series={[{ data: [] }]} />);
  await expect.element(page.getByText('No data to display')).toBeVisible();
});

claim(
  'no bar; the tooltip shows the series with an empty value, unless its `valueFormatter` returns `null`',
  async () => {
    const rows = () =>
      [...document.querySelectorAll('[role=tooltip] tr')].map((row) => row.textContent).join();
    const chart = (hidden: boolean) => (
      <BarChart
        height={200}
        width={300}
        skipAnimation
        xAxis={[{ data: ['A'] }]}
        series={[
          {
            data: [null],
            label: 'Rail',
            ...(hidden && { valueFormatter: (value) => (value === null ? null : `${value}`) }),
          },
          { data: [3], label: 'Road' },
        ]}
      />
    );
    const surface = () => document.querySelector('[class*=MuiChartsSurface-root]');
    const first = await show(chart(false));
    await expect.poll(() => bars().length).toBeGreaterThan(0);
    await userEvent.hover(surface() ?? document.body);
    await expect.poll(rows).toContain('Rail');
    await first.unmount();
    await show(chart(true));
    await expect.poll(() => bars().length).toBeGreaterThan(0);
    await userEvent.hover(surface() ?? document.body);
    await expect.poll(rows).toContain('Road');
    expect(rows()).not.toContain('Rail');
  },
);

claim('positive values go up from zero, negative ones down (the default for bars)', async () => {
  const chart = (stackOffset?: 'none') => (
    <BarChart
      height={240}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A'] }]}
      series={[
        { data: [5], stack: 'x', ...(stackOffset && { stackOffset }) },
        { data: [-3], stack: 'x' },
      ]}
    />
  );
  const first = await show(chart());
  await expect.poll(() => bars().length).toBe(2);
  expect(Math.round(box(1)?.top ?? 0)).toBe(Math.round(box(0)?.bottom ?? 1));
  await first.unmount();
  // Added in order, the negative part ends inside the positive one.
  await show(chart('none'));
  await expect.poll(() => bars().length).toBe(2);
  expect(Math.round(box(1)?.top ?? 0)).toBe(Math.round(box(0)?.top ?? 1));
});

claim('A negative number lets them overlap.', async () => {
  await show(
    <BarChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A'], barGapRatio: -0.5 }]}
      series={[{ data: [1] }, { data: [2] }]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  expect(box(1)?.left ?? 0).toBeLessThan(box(0)?.right ?? 0);
});

claim('In a `dataset`, a missing value or `null` counts as 0: the tooltip shows 0.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show(
    <BarChart
      height={200}
      width={300}
      skipAnimation
      dataset={[{ name: 'A', rail: null, road: 3 }]}
      xAxis={[{ dataKey: 'name' }]}
      series={[
        { dataKey: 'rail', label: 'Rail' },
        { dataKey: 'sea', label: 'Sea' },
        { dataKey: 'road', label: 'Road' },
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBeGreaterThan(0);
  await userEvent.hover(bars().at(-1) ?? document.body);
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent('ARail0Sea0Road3');
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p role="alert">Failed</p>;
  }
}

claim(
  'a chart with a `dataset` writes the `data` of its series into your records, and throws an error if these are frozen.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const chart = (dataset: { name: string; road: number }[]) => (
      <Boundary>
        <BarChart
          height={200}
          width={300}
          skipAnimation
          dataset={dataset}
          xAxis={[{ dataKey: 'name' }]}
          series={[{ dataKey: 'road' }, { id: 'rail', data: [7] }]}
        />
      </Boundary>
    );
    const records = [{ name: 'A', road: 3 }];
    const first = await show(chart(records));
    await expect.poll(() => bars().length).toBe(2);
    expect(records).toEqual([{ name: 'A', road: 3, rail: 7 }]);
    await first.unmount();
    await show(chart([Object.freeze({ name: 'A', road: 3 })]));
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
);

claim('Bars of two equal names are drawn in the same place.', async () => {
  await show(
    <BarChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A', 'B', 'A'] }]}
      series={[{ data: [1, 2, 3] }]}
    />,
  );
  await expect.poll(() => bars().length).toBe(3);
  expect(box(2)?.left).toBe(box(0)?.left);
  expect(box(1)?.left ?? 0).toBeGreaterThan(box(0)?.left ?? Infinity);
});

import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useBarSeries, useLineSeries } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { claim, expect, page, show, userEvent } from '#claims';
import Shares from './demos/shares.tsx';
import StackTotals from './demos/stack-totals.tsx';
import TwoStacks from './demos/two-stacks.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const bar = '.MuiBarElement-root';
const box = (index: number) => all(bar)[index]?.getBoundingClientRect() ?? new DOMRect();
const size = { width: 300, height: 240, skipAnimation: true };
const bars = { ...size, xAxis: [{ data: ['A'] }] };

function Bars() {
  return <text className="print">{JSON.stringify(useBarSeries().map((s) => s.stackedData))}</text>;
}

function Lines() {
  return <text className="print">{JSON.stringify(useLineSeries().map((s) => s.stackedData))}</text>;
}

const stacked = () => JSON.parse(all('.print')[0]?.textContent || 'null');

claim('Give bar or line series the same `stack`, and their values add up.', async () => {
  const series = [
    { data: [3], stack: 'a' },
    { data: [5], stack: 'a' },
  ];
  await draw(
    <BarChart {...bars} series={series}>
      <Bars />
    </BarChart>,
  );
  await expect.poll(stacked).toEqual([[[0, 3]], [[3, 8]]]);
  await draw(
    <LineChart {...bars} series={series}>
      <Lines />
    </LineChart>,
  );
  await expect.poll(stacked).toEqual([[[0, 3]], [[3, 8]]]);
});

claim('Bars of different stacks are next to each other within a category.', async () => {
  await draw(<TwoStacks />);
  await expect.poll(() => all(bar).length).toBe(12);
  // Three categories for each of the four series.
  expect(box(0).left).toBeCloseTo(box(3).left, 0);
  expect(box(6).left).toBeGreaterThan(box(0).right - 1);
  expect(box(9).left).toBeCloseTo(box(6).left, 0);
});

claim('If several series of a stack set it, the last one wins.', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[
        { data: [3], stack: 'a', stackOffset: 'expand' },
        { data: [5], stack: 'a', stackOffset: 'none' },
      ]}
    >
      <Bars />
    </BarChart>,
  );
  await expect.poll(stacked).toEqual([[[0, 3]], [[3, 8]]]);
});

claim('positive values go up from zero, negative ones down; the default of bars', async () => {
  const series = [
    { data: [5], stack: 'a' },
    { data: [-3], stack: 'a' },
    { data: [2], stack: 'a' },
  ];
  await draw(
    <BarChart {...bars} series={series}>
      <Bars />
    </BarChart>,
  );
  await expect.poll(stacked).toEqual([[[0, 5]], [[-3, 0]], [[5, 7]]]);
  await draw(
    <LineChart {...bars} series={series}>
      <Lines />
    </LineChart>,
  );
  await expect.poll(stacked).toEqual([[[0, 5]], [[5, 2]], [[2, 4]]]);
});

claim('centers each stack around zero', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[
        { data: [6], stack: 'a', stackOffset: 'silhouette' },
        { data: [4], stack: 'a' },
      ]}
    >
      <Bars />
    </BarChart>,
  );
  await expect.poll(stacked).toEqual([[[-5, 1]], [[1, 5]]]);
});

claim(
  "With `'expand'`, the axis runs from 0 to 1. The tooltip still shows your values, because `valueFormatter` receives the values you passed in.",
  async () => {
    await draw(<Shares />);
    await expect.element(page.getByText('100%')).toBeVisible();
    await expect.poll(() => all(bar).length).toBe(15);
    await userEvent.hover(page.getByLabelText('Shares of electricity', { exact: false }), {
      position: { x: 100, y: 120 },
    });
    await expect
      .element(page.getByRole('tooltip'), { timeout: 5000 })
      .toMatchTextContent(/Coal42 GWh \(66%\)/);
  },
);

claim("| `'ascending'` | the series with the smallest sum |", async () => {
  const bottoms = async (stackOrder: 'none' | 'reverse' | 'ascending' | 'descending') => {
    await draw(
      <BarChart
        {...bars}
        series={[
          { data: [5], stack: 'a', stackOrder },
          { data: [9], stack: 'a' },
          { data: [2], stack: 'a' },
        ]}
      >
        <Bars />
      </BarChart>,
    );
    await expect.poll(stacked).not.toBeNull();
    return stacked().map(([[start]]: [[number]]) => start);
  };
  expect(await bottoms('none')).toEqual([0, 5, 14]);
  expect(await bottoms('reverse')).toEqual([11, 2, 0]);
  expect(await bottoms('ascending')).toEqual([2, 7, 0]);
  expect(await bottoms('descending')).toEqual([9, 0, 14]);
});

claim('the series whose largest value comes first', async () => {
  await draw(
    <BarChart
      {...size}
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[
        { data: [1, 1, 9], stack: 'a', stackOrder: 'appearance' },
        { data: [9, 1, 1], stack: 'a' },
      ]}
    >
      <Bars />
    </BarChart>,
  );
  await expect.poll(() => stacked()?.[1]?.[0]).toEqual([0, 9]);
});

claim('The legend and the tooltip keep the order of the `series` array.', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[
        { data: [5], stack: 'a', label: 'First', stackOrder: 'reverse' },
        { data: [9], stack: 'a', label: 'Second' },
      ]}
    />,
  );
  await expect
    .poll(() => all('.MuiChartsLegend-series').map((item) => item.textContent))
    .toEqual(['First', 'Second']);
  await userEvent.hover(all(bar)[0] ?? document.body);
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(/First5Second9/);
  expect(box(0).top).toBeLessThan(box(1).top);
});

claim(
  'A child of the chart can read the upper end of the last series from `stackedData`',
  async () => {
    await draw(<StackTotals />);
    await expect
      .poll(() => all('svg > text').map((text) => text.textContent))
      .toEqual(['64', '69', '69', '71', '77']);
  },
);

claim(
  '`null` counts as zero in a stack. The series above it move down, so a gap in the data looks like a drop in the total.',
  async () => {
    await draw(
      <LineChart
        {...size}
        xAxis={[{ data: [1, 2, 3] }]}
        series={[
          { data: [5, null, 5], stack: 'a', area: true },
          { data: [2, 2, 2], stack: 'a', area: true },
        ]}
      >
        <Lines />
      </LineChart>,
    );
    await expect
      .poll(() => stacked()?.[1])
      .toEqual([
        [5, 7],
        [0, 2],
        [5, 7],
      ]);
    // The line of the first series starts twice.
    const lines = all('.MuiLineElement-root').map((line) => line.getAttribute('d') ?? '');
    expect(lines.map((d) => d.split('M').length - 1).sort()).toEqual([1, 2]);
  },
);

claim('bars and lines stack separately, even under the same name.', async () => {
  function Both() {
    const ends = [useBarSeries(), useLineSeries()].map((all) => all.map((s) => s.stackedData));
    return <text className="print">{JSON.stringify(ends)}</text>;
  }
  await draw(
    <ChartContainer
      {...size}
      xAxis={[{ scaleType: 'band', data: ['A'] }]}
      series={[
        { type: 'bar', data: [3], stack: 'a' },
        { type: 'line', data: [5], stack: 'a' },
      ]}
    >
      <Both />
    </ChartContainer>,
  );
  await expect.poll(stacked).toEqual([[[[0, 3]]], [[[0, 5]]]]);
});

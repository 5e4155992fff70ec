import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, userEvent } from '#claims';
import ChooseDepot from './demos/choose-depot.tsx';
import FirstChart from './demos/first-chart.tsx';
import FromRecords from './demos/from-records.tsx';
import SameDataLine from './demos/same-data-line.tsx';
import WhileLoading from './demos/while-loading.tsx';

const bars = () => [...document.querySelectorAll('.MuiBarElement-root')];
const ticks = () =>
  [...document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')].map(
    (tick) => tick.textContent,
  );

claim('the first value belongs to the first name', async () => {
  await show(
    <div style={{ width: 400 }}>
      <FirstChart />
    </div>,
  );
  await expect.poll(ticks).toEqual(['Aarhus', 'Kolding', 'Odense']);
  const height = (index: number) => bars()[index]?.getBoundingClientRect().height ?? 0;
  await expect.poll(() => height(0) > height(1) && height(1) > height(2)).toBe(true);
});

claim('A `label` adds the series to the legend and names it in the tooltip.', async () => {
  await show(<FromRecords />);
  const legend = () =>
    [...document.querySelectorAll('.MuiChartsLegend-series')].map((entry) => entry.textContent);
  await expect.poll(legend).toEqual(['Received', 'Delivered']);
  await userEvent.hover(bars()[0] ?? document.body);
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(/Received412Delivered398/);
});

claim(
  "A line chart needs to know that days are names and not numbers, so set `scaleType: 'point'` on the axis.",
  async () => {
    const screen = await show(<SameDataLine />);
    await expect.poll(() => ticks().length).toBeGreaterThan(3);
    expect(document.querySelectorAll('.MuiChartsGrid-horizontalLine').length).toBeGreaterThan(0);
    await screen.unmount();
    // A bar chart needs no scale type for names.
    await show(
      <>
        <BarChart
          height={200}
          width={300}
          xAxis={[{ data: ['A', 'B'] }]}
          series={[{ data: [1, 2] }]}
        />
        <LineChart
          height={200}
          width={300}
          xAxis={[{ data: ['A', 'B'], scaleType: 'point' }]}
          series={[{ data: [1, 2] }]}
        />
      </>,
    );
    await expect.poll(ticks).toEqual(['A', 'B', 'A', 'B']);
  },
);

claim('Pass another array, and the chart animates to the new values.', async () => {
  await show(<ChooseDepot />);
  await expect.poll(() => bars().length).toBe(5);
  const height = () => bars()[0]?.getBoundingClientRect().height ?? 0;
  await expect.poll(height).toBeGreaterThan(140);
  const before = bars()[0];
  const heights = new Set<string>();
  const observer = new MutationObserver(() => heights.add(bars()[0]?.getAttribute('height') ?? ''));
  if (before) observer.observe(before, { attributeFilter: ['height'] });
  await page.getByRole('button', { name: 'Odense' }).click();
  await expect.poll(height).toBeLessThan(120);
  expect(bars()[0]).toBe(before);
  // It has heights between the two.
  expect(heights.size).toBeGreaterThan(3);
  observer.disconnect();
});

claim('Charts are client components.', async () => {
  for (const name of ['BarChart', 'LineChart', 'PieChart']) {
    const source = await commands.readFile(`node_modules/@mui/x-charts/esm/${name}/${name}.js`);
    expect(source.trimStart()).toMatch(/^'use client'/);
  }
});

claim(
  'With `loading`, the chart keeps its size and shows “Loading data…”. If the series have no values, it shows “No data to display”.',
  async () => {
    await show(<WhileLoading />);
    const height = () => document.querySelector('svg')?.getBoundingClientRect().height;
    await expect.element(page.getByText('No data to display')).toBeVisible();
    expect(height()).toBe(220);
    await page.getByRole('button', { name: 'Load the vans' }).click();
    await expect.element(page.getByText('Loading data…')).toBeVisible();
    expect(height()).toBe(220);
    await expect.poll(() => bars().length, { timeout: 6000 }).toBe(5);
  },
);

import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AdmissionsPro from './demos/admissions-pro.tsx';
import BuildSummary from './demos/build-summary.tsx';
import ColdStoreDay from './demos/cold-store-day.tsx';
import LateShipments from './demos/late-shipments.tsx';
import LiveLoad from './demos/live-load.tsx';
import OfficeEnergy from './demos/office-energy.tsx';
import StationsInView from './demos/stations-in-view.tsx';
import WithTable from './demos/with-table.tsx';

const series = [{ data: [1, 2] }];
const svg = () => document.querySelector('svg');
const bars = () => document.querySelectorAll('.MuiBarElement-root').length;

claim('Hover over a day to read both values.', async () => {
  await show(<OfficeEnergy />);
  await expect.poll(bars).toBe(14);
  const bar = document.querySelector('.MuiBarElement-root');
  await userEvent.hover(bar ?? document.body);
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toMatchTextContent(/Mon.*Grid.*184.*Roof panels.*42/);
});

claim(
  'Without `width`, a chart is as wide as its parent and follows it when that changes.',
  async () => {
    const chart = (width: number) => (
      <div style={{ width }} data-testid="parent">
        <BarChart height={200} series={series} />
      </div>
    );
    await show(chart(400));
    await expect.poll(() => svg()?.getBoundingClientRect().width).toBe(400);
    page.getByTestId('parent').element().setAttribute('style', 'width: 300px');
    await expect.poll(() => svg()?.getBoundingClientRect().width).toBe(300);
  },
);

claim(
  'The HTML then contains an empty SVG of the right height, so nothing jumps when the chart appears. Set both `width` and `height` if the chart must be in the HTML.',
  () => {
    const without = renderToString(<BarChart height={200} series={series} skipAnimation />);
    expect(without).toContain('<svg');
    expect(without).toMatch(/200/);
    expect(without).not.toContain('MuiBarElement-root');
    const both = renderToString(
      <BarChart height={200} width={300} series={series} skipAnimation />,
    );
    expect(both).toContain('MuiBarElement-root');
  },
);

claim(
  'A composed chart has no tooltip and no legend until you add `ChartsTooltip` and, outside the SVG, `ChartsLegend`.',
  async () => {
    await show(<LateShipments />);
    await expect.poll(bars).toBe(6);
    const bar = document.querySelector('.MuiBarElement-root');
    await userEvent.hover(bar ?? document.body);
    expect(page.getByRole('tooltip').elements()).toHaveLength(0);
    expect(document.querySelector('.MuiChartsLegend-root')).toBeNull();
  },
);

claim('`title` and `desc` become the title and the description of the SVG.', async () => {
  await show(<WithTable />);
  await expect
    .poll(() => document.querySelector('svg > title')?.textContent)
    .toBe('Returned parcels by reason');
  expect(document.querySelector('svg > desc')?.textContent).toMatch(/^Wrong addresses/);
});

claim('The chart passes unknown props to its SVG.', async () => {
  await show(
    <BarChart height={200} width={300} series={series} aria-label="Sales" data-part="sales" />,
  );
  await expect.poll(() => svg()?.getAttribute('aria-label')).toBe('Sales');
  expect(svg()?.getAttribute('data-part')).toBe('sales');
});

claim('`Heatmap` ignores these three props.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = await show(
    <Heatmap
      height={200}
      width={300}
      title="Title"
      desc="Description"
      aria-label="Name"
      xAxis={[{ data: ['A'] }]}
      yAxis={[{ data: ['B'] }]}
      series={[{ data: [[0, 0, 1]] }]}
    />,
  );
  await expect.poll(() => document.querySelectorAll('.MuiHeatmap-cell').length).toBe(1);
  expect(document.querySelector('svg title, svg desc, [aria-label="Name"]')).toBeNull();
  await unmount();
  await show(<AdmissionsPro />);
  await expect.element(page.getByRole('figure', { name: /^Admissions by day/ })).toBeVisible();
});

claim('Legend, tooltip and text follow the direction of the page.', async () => {
  const entries = () =>
    [...document.querySelectorAll('.MuiChartsLegend-series')].map(
      (entry) => entry.getBoundingClientRect().left,
    );
  const chart = (
    <div dir="rtl">
      <BarChart
        height={200}
        width={300}
        series={[
          { data: [1], label: 'First' },
          { data: [2], label: 'Second' },
        ]}
      />
    </div>
  );
  // The direction of the theme is still from left to right.
  await show(chart);
  await expect.poll(() => entries().length).toBe(2);
  expect(entries()[0]).toBeGreaterThan(entries()[1] ?? Infinity);
});

claim('`Gauge` has the role `meter` and reports its value.', async () => {
  await show(<BuildSummary />);
  const meter = page.getByRole('meter', { name: 'Passed builds of web, percent' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '96');
});

const manyPoints = Array.from({ length: 1000 }, (_, index) => 50 + 40 * Math.sin(index / 40));
const sizes = { width: 600, height: 240, skipAnimation: true };
const elements = () => document.querySelectorAll('svg *').length;

claim('A line is one path, however many points it has.', async () => {
  const line = (points: number[]) => (
    <LineChart
      {...sizes}
      yAxis={[{ min: 0, max: 100 }]}
      xAxis={[{ data: points.map((_, at) => (at * 1000) / points.length), min: 0, max: 1000 }]}
      series={[{ data: points, showMark: false }]}
    />
  );
  const { rerender } = await show(line(manyPoints.slice(0, 100)));
  const lines = () => document.querySelectorAll('.MuiLineElement-root').length;
  await expect.poll(lines).toBe(1);
  const few = elements();
  await rerender(line(manyPoints));
  await expect.poll(lines).toBe(1);
  expect(elements()).toBe(few);
});

claim(
  'Each mark, each bar and each point of a scatter chart is an element of its own. The axis of a bar chart also draws a tick for each category',
  async () => {
    const data = manyPoints.slice(0, 300);
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const { rerender } = await show(<LineChart {...sizes} series={[{ data, showMark: true }]} />);
    await expect.poll(() => count('.MuiMarkElement-root')).toBe(300);
    await rerender(<BarChart {...sizes} series={[{ data }]} />);
    await expect.poll(() => count('.MuiBarElement-root')).toBe(300);
    expect(count('.MuiChartsAxis-directionX .MuiChartsAxis-tick')).toBeGreaterThanOrEqual(300);
    await rerender(
      <ScatterChart
        {...sizes}
        series={[{ data: data.map((y, x) => ({ id: x, x, y })), markerSize: 2 }]}
      />,
    );
    await expect.poll(() => count('circle')).toBe(300);
  },
);

claim(
  'The demo keeps the lowest and the highest of every 50 readings, so the short peak stays.',
  async () => {
    await show(
      <div style={{ width: 700 }}>
        <ColdStoreDay />
      </div>,
    );
    const path = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';
    const top = () => Math.min(...[...path().matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)));
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('400 of 10,000 readings drawn');
    await expect.poll(top).toBeLessThan(Infinity);
    const peak = top();
    const short = path().length;
    await page.getByRole('checkbox', { name: 'Draw all readings' }).click();
    await expect.element(status).toHaveTextContent('10,000 of 10,000 readings drawn');
    await expect.poll(() => path().length).toBeGreaterThan(short * 10);
    expect(top()).toBe(peak);
  },
);

claim('Click “Start”: the y-axis keeps its range while the line moves on.', async () => {
  await show(
    <div style={{ width: 700 }}>
      <LiveLoad />
    </div>,
  );
  const path = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d');
  const labels = () =>
    [...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')]
      .map(({ textContent }) => textContent)
      .join();
  await expect.poll(path).toBeTruthy();
  const [before, axis] = [path(), labels()];
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(path).not.toBe(before);
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = path();
  await new Promise((done) => setTimeout(done, 1200));
  expect(path()).toBe(paused);
  expect(labels()).toBe(axis);
});

claim('Scroll the list: a station gets its chart when it comes into view.', async () => {
  await show(<StationsInView />);
  const drawn = () => document.querySelectorAll('.MuiLineElement-root').length;
  await expect.poll(drawn).toBeGreaterThan(3);
  const first = drawn();
  expect(first).toBeLessThan(20);
  page.getByRole('list').element().scrollBy(0, 600);
  await expect.poll(drawn).toBeGreaterThan(first);
  expect(drawn()).toBeLessThan(60);
});

claim(
  'Without `height`, it is only 150 pixels high, unless its parent is a flex or grid container with a height.',
  async () => {
    const chart = (display?: 'flex' | 'grid') => (
      <div style={{ width: 400, height: 300, ...(display && { display }) }}>
        <BarChart series={series} />
      </div>
    );
    const height = () => svg()?.getBoundingClientRect().height;
    const plain = await show(chart());
    await expect.poll(bars).toBe(2);
    expect(height()).toBe(150);
    await plain.unmount();
    for (const display of ['flex', 'grid'] as const) {
      const screen = await show(chart(display));
      await expect.poll(height).toBe(300);
      await screen.unmount();
    }
  },
);

import { BarChart } from '@mui/x-charts/BarChart';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent } from '#claims';
import BuildSummary from './demos/build-summary.tsx';
import LateShipments from './demos/late-shipments.tsx';
import OfficeEnergy from './demos/office-energy.tsx';
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

claim('`Gauge` has the role `meter` and reports its value.', async () => {
  await show(<BuildSummary />);
  const meter = page.getByRole('meter', { name: 'Passed builds of web, percent' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '96');
});

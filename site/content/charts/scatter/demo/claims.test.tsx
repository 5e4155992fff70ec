import type { ReactNode } from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim, expect, page, show, userEvent } from '#claims';
import Outliers from './demos/outliers.tsx';
import OverTime from './demos/over-time.tsx';
import StripPlot from './demos/strip-plot.tsx';
import TinyScatter from './demos/tiny-scatter.tsx';
import TwoAxes from './demos/two-axes.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const marks = () => all('svg[aria-label] circle');
const texts = (selector: string) => all(selector).map((element) => element.textContent);

const ticks = () => texts('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');

claim(
  'The axis then formats its ticks as dates, unless you set a `valueFormatter`. This one shows weekdays.',
  async () => {
    const times = [5, 7, 9].map((day) => ({ x: Date.UTC(2025, 4, day), y: day }));
    await draw(
      <ScatterChart
        width={600}
        height={200}
        aria-label="Plain"
        xAxis={[{ scaleType: 'utc' }]}
        series={[{ data: times }]}
      />,
    );
    await expect.poll(() => ticks().join()).toMatch(/May|Mon 05|Tue 06/);
    await draw(<OverTime />);
    await expect.poll(() => marks().length).toBe(15);
    expect(ticks()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  },
);

claim(
  'A `band` axis gives each category the same width, and the points sit in the middle of their band.',
  async () => {
    await draw(<StripPlot />);
    await expect.poll(() => marks().length).toBe(31);
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    // The tick labels are in the middle of the bands.
    const labels = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').filter(
      (label) => label.textContent,
    );
    expect(labels.map((label) => label.textContent)).toContain('St. Mary');
    const columns = [...new Set(marks().map((mark) => Math.round(middle(mark))))];
    expect(columns).toHaveLength(4);
    for (const label of labels) {
      expect(Math.min(...columns.map((x) => Math.abs(x - middle(label))))).toBeLessThan(2);
    }
  },
);

claim(
  'An `ordinal` color map on the z-axis colors each point by the category in its `z`.',
  async () => {
    await draw(<Outliers />);
    await expect.poll(() => marks().length).toBe(19);
    const colors = marks().map((mark) => mark.getAttribute('fill'));
    expect(colors.filter((color) => color === '#e65100')).toHaveLength(3);
    expect(colors.filter((color) => color === '#78909c')).toHaveLength(16);
  },
);

claim('`voronoiMaxRadius` keeps the tooltip close to its point.', async () => {
  await draw(<TinyScatter />);
  await expect.poll(() => marks().length).toBe(10);
  const chart = page.getByLabelText('Shoe size rises with height');
  await userEvent.hover(chart, { position: { x: 20, y: 20 } });
  expect(page.getByRole('tooltip').elements()).toHaveLength(0);
  const box = chart.element().getBoundingClientRect();
  const mark = marks()[9]?.getBoundingClientRect() ?? new DOMRect();
  await userEvent.hover(chart, {
    position: { x: mark.left - box.left, y: mark.top - box.top + 10 },
  });
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent('190 cm, size 46');
});

claim('The closest point is found across both.', async () => {
  await draw(<TwoAxes />);
  await expect.poll(() => marks().length).toBe(12);
  const chart = page.getByLabelText('Rent falls', { exact: false });
  const box = chart.element().getBoundingClientRect();
  const near = async (index: number) => {
    const mark = marks()[index]?.getBoundingClientRect() ?? new DOMRect();
    await userEvent.hover(chart, {
      position: { x: mark.left - box.left + 4, y: mark.top - box.top + 4 },
    });
  };
  const tooltip = page.getByRole('tooltip');
  await near(0);
  await expect.element(tooltip, { timeout: 5000 }).toMatchTextContent('€1480 at 1 km');
  await near(11);
  await expect.element(tooltip, { timeout: 5000 }).toMatchTextContent('54 min at 22 km');
});

claim('The tooltip names the category too, because color alone is not enough.', async () => {
  await draw(<Outliers />);
  await expect.poll(() => marks().length).toBe(19);
  const chart = page.getByLabelText('Heating falls', { exact: false });
  const box = chart.element().getBoundingClientRect();
  const mark = marks()[4]?.getBoundingClientRect() ?? new DOMRect();
  await userEvent.hover(chart, {
    position: { x: mark.left - box.left + 6, y: mark.top - box.top + 6 },
  });
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent('2 °C, 71 kWh: Check');
});

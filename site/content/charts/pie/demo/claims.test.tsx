import type { ReactNode } from 'react';
import { Gauge } from '@mui/x-charts/Gauge';
import { PieChart } from '@mui/x-charts/PieChart';
import { claim, expect, page, show, userEvent } from '#claims';
import BasicPie from './demos/basic-pie.tsx';
import CenterLabel from './demos/center-label.tsx';
import HalfCircle from './demos/half-circle.tsx';
import Highlighted from './demos/highlighted.tsx';
import Percentages from './demos/percentages.tsx';
import Patterns from './demos/patterns.tsx';
import TinyRing from './demos/tiny-ring.tsx';
import TwoLevels from './demos/two-levels.tsx';
import TwoPies from './demos/two-pies.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map((element) => element.textContent);

claim('The legend gets its labels from the data.', async () => {
  await draw(<BasicPie />);
  await expect
    .poll(() => texts('.MuiChartsLegend-series'))
    .toEqual(['Checkup', 'Vaccination', 'Emergency', 'Follow-up']);
});

claim('`arcLabelMinAngle` hides the labels of slices that are too thin to hold one.', async () => {
  await draw(<Percentages />);
  await expect
    .poll(() => texts('.MuiPieArcLabel-root').filter(Boolean))
    .toEqual(['56%', '24%', '18%']);
  expect(all('.MuiPieArc-root')).toHaveLength(4);
});

claim('The children of a chart are rendered inside its SVG.', async () => {
  await draw(<CenterLabel />);
  await expect
    .poll(() => texts('svg[aria-label] g > text').filter(Boolean))
    .toEqual(['450', 'seats']);
});

const rects = () => all('.MuiPieArc-root').map((arc) => arc.getBoundingClientRect());
const sides = () => ({
  top: Math.min(...rects().map((arc) => arc.top)),
  bottom: Math.max(...rects().map((arc) => arc.bottom)),
  left: Math.min(...rects().map((arc) => arc.left)),
  right: Math.max(...rects().map((arc) => arc.right)),
});

claim(
  "`cy: '100%'` moves the center to the bottom of the drawing area, and the radius can double because the lower half is not needed.",
  async () => {
    // The width of a demo on a phone of 320 pixels.
    await draw(
      <div style={{ width: 256 }}>
        <HalfCircle />
      </div>,
    );
    await expect.poll(() => all('.MuiPieArc-root').length).toBe(4);
    const svg = page.getByLabelText('Seats in a town council', { exact: false }).element();
    const chart = svg.getBoundingClientRect();
    await expect.poll(() => sides().right - sides().left, { timeout: 5000 }).toBeGreaterThan(220);
    expect(sides().top).toBeGreaterThanOrEqual(chart.top);
    expect(sides().bottom).toBeLessThanOrEqual(chart.bottom);
    expect(sides().bottom - sides().top).toBeGreaterThan((chart.bottom - chart.top) * 0.7);
    expect(sides().left).toBeGreaterThanOrEqual(chart.left);
    expect(sides().right).toBeLessThanOrEqual(chart.right);
  },
);

claim(
  'Two series with their own `cx` share one chart and one legend. Each series starts with the first color of the palette',
  async () => {
    await draw(
      <div style={{ width: 256 }}>
        <TwoPies />
      </div>,
    );
    await expect.poll(() => texts('.MuiChartsLegend-series').length).toBe(5);
    await expect.poll(() => rects().length).toBe(5);
    // The last slice of the first pie is left of the first slice of the second.
    const [, , seniors, day] = rects();
    expect(seniors?.right).toBeLessThan(day?.left ?? 0);
    const plain = [{ value: 1 }, { value: 2 }];
    await draw(<PieChart width={200} height={100} series={[{ data: plain }, { data: plain }]} />);
    await expect.poll(() => all('.MuiPieArc-root').length).toBe(4);
    const fills = all('.MuiPieArc-root').map((arc) => arc.getAttribute('fill'));
    expect(fills[2]).toBe(fills[0]);
    expect(fills[1]).not.toBe(fills[0]);
  },
);

claim(
  'When the pointer is on a slice, that slice grows and the others shrink and turn gray.',
  async () => {
    await draw(<Highlighted />);
    await expect.poll(() => all('.MuiPieArc-root').length).toBe(4);
    const size = (index: number) => {
      const rect = all('.MuiPieArc-root')[index]?.getBoundingClientRect() ?? new DOMRect();
      return rect.height;
    };
    // Slices grow when the chart mounts: what counts is their size at rest.
    const sizes: string[] = [];
    await expect
      .poll(() => sizes.push(`${size(0)} ${size(1)}`) > 3 && new Set(sizes.slice(-3)).size, {
        interval: 100,
      })
      .toBe(1);
    const [first, second] = [size(0), size(1)];
    const svg = page.getByLabelText('Books borrowed', { exact: false });
    const { width, height } = svg.element().getBoundingClientRect();
    await userEvent.hover(svg, { position: { x: width / 2 + 40, y: height / 2 - 20 } });
    await expect.poll(() => size(0)).toBeGreaterThan(first + 4);
    await expect.poll(() => size(1)).toBeLessThan(second - 4);
    expect(all('.MuiPieArc-root').map((arc) => arc.getAttribute('fill'))).toEqual([
      expect.not.stringMatching('gray'),
      'gray',
      'gray',
      'gray',
    ]);
  },
);

claim('Two slices, done and left, without a legend and without a tooltip.', async () => {
  await draw(<TinyRing />);
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(2);
  expect(all('.MuiChartsLegend-root')).toHaveLength(0);
  await userEvent.hover(page.getByLabelText('17 of 24 lessons done'), {
    position: { x: 44, y: 24 },
  });
  expect(page.getByRole('tooltip').elements()).toHaveLength(0);
});

claim(
  'Keep the drawing area at least twice as wide as it is high, otherwise the sides are cut off.',
  async () => {
    const half = (height: number) => (
      <PieChart
        aria-label="Half"
        width={256}
        height={height}
        hideLegend
        skipAnimation
        series={[
          {
            data: [{ value: 1 }, { value: 1 }],
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            outerRadius: '200%',
          },
        ]}
      />
    );
    const overflow = () => {
      const chart = all('svg[aria-label="Half"]')[0];
      expect(chart && getComputedStyle(chart).overflow).toBe('hidden');
      return (chart?.getBoundingClientRect().left ?? 0) - sides().left;
    };
    await draw(half(133));
    await expect.poll(() => rects().length).toBe(2);
    expect(overflow()).toBeLessThanOrEqual(0);
    await draw(half(200));
    await expect.poll(() => rects().length).toBe(2);
    await expect.poll(overflow).toBeGreaterThan(20);
  },
);

claim('A slice accepts any SVG paint as its `color`', async () => {
  await draw(<Patterns />);
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(3);
  const ids = all('.MuiPieArc-root').map((arc) => arc.getAttribute('fill')?.slice(5, -1) ?? '');
  expect(ids.map((id) => document.getElementById(id)?.tagName)).toEqual([
    'pattern',
    'pattern',
    undefined,
  ]);
  expect(all('.MuiChartsLegend-root')).toHaveLength(0);
});

claim('so each item sits next to its department.', async () => {
  await draw(<TwoLevels />);
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(9);
  const svg = page.getByLabelText('Sales of a grocery store', { exact: false }).element();
  const { top, height } = svg.getBoundingClientRect();
  /** How far a slice reaches below the center. */
  const below = (index: number) => (rects()[index]?.bottom ?? 0) - top - height / 2;
  // "Produce" ends at the same angle as "Vegetables", with 55% and 95% of the radius.
  await expect.poll(() => below(4) / below(0)).toBeCloseTo(95 / 55, 1);
  // "Fruit" ends earlier.
  expect(below(3)).toBeLessThan(below(0));
});

claim('it also tells screen readers the value.', async () => {
  await draw(<Gauge aria-label="Lessons" width={100} height={100} value={17} valueMax={24} />);
  const gauge = page.getByRole('meter', { name: 'Lessons' });
  await expect.element(gauge).toHaveAttribute('aria-valuenow', '17');
  await expect.element(gauge).toHaveAttribute('aria-valuemax', '24');
});

import type { ReactNode } from 'react';
import { claim, expect, page, show, userEvent } from '#claims';
import BasicPie from './demos/basic-pie.tsx';
import CenterLabel from './demos/center-label.tsx';
import HalfCircle from './demos/half-circle.tsx';
import Highlighted from './demos/highlighted.tsx';
import Percentages from './demos/percentages.tsx';
import TinyRing from './demos/tiny-ring.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map((element) => element.textContent);

claim('The legend takes its labels from the data.', async () => {
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

claim(
  "`cy: '100%'` moves the center to the bottom of the drawing area, and the radius can double because the lower half is not needed.",
  async () => {
    await draw(<HalfCircle />);
    await expect.poll(() => all('.MuiPieArc-root').length).toBe(4);
    const svg = page.getByLabelText('Seats in a town council', { exact: false }).element();
    const { top, bottom } = svg.getBoundingClientRect();
    // The margin of the chart stays free on both sides.
    await expect
      .poll(() => {
        const arcs = all('.MuiPieArc-root').map((arc) => arc.getBoundingClientRect());
        const highest = Math.min(...arcs.map((arc) => arc.top));
        const lowest = Math.max(...arcs.map((arc) => arc.bottom));
        return highest >= top && lowest <= bottom && lowest - highest > (bottom - top) * 0.7;
      })
      .toBe(true);
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
    await expect.poll(() => size(0)).toBeGreaterThan(190);
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

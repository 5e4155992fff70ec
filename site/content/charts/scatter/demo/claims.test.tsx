import type { ReactNode } from 'react';
import { claim, expect, page, show, userEvent } from '#claims';
import Outliers from './demos/outliers.tsx';
import OverTime from './demos/over-time.tsx';
import StripPlot from './demos/strip-plot.tsx';
import TinyScatter from './demos/tiny-scatter.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const marks = () => all('svg[aria-label] circle');
const texts = (selector: string) => all(selector).map((element) => element.textContent);

claim('The axis formats them as dates.', async () => {
  await draw(<OverTime />);
  await expect.poll(() => marks().length).toBe(15);
  expect(texts('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
  ]);
});

claim(
  'A `band` axis gives each category the same width, and the points sit in the middle of their band.',
  async () => {
    await draw(<StripPlot />);
    await expect.poll(() => marks().length).toBe(31);
    const xs = new Set(marks().map((mark) => Math.round(mark.getBoundingClientRect().left)));
    const [first = 0, second = 0, third = 0, ...rest] = [...xs].sort((a, b) => a - b);
    expect(rest).toHaveLength(1);
    expect(Math.abs(second - first - (third - second))).toBeLessThan(2);
    expect(texts('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toContain('St. Mary');
  },
);

claim('An `ordinal` color map on the z-axis colors each point by a category.', async () => {
  await draw(<Outliers />);
  await expect.poll(() => marks().length).toBe(19);
  const colors = marks().map((mark) => mark.getAttribute('fill'));
  expect(colors.filter((color) => color === '#e65100')).toHaveLength(3);
  expect(colors.filter((color) => color === '#78909c')).toHaveLength(16);
});

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

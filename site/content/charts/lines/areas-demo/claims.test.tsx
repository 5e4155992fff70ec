import type { ReactNode } from 'react';
import { claim, expect, page, show, userEvent } from '#claims';
import AboveAndBelow from './demos/above-and-below.tsx';
import Baseline from './demos/baseline.tsx';
import GradientFill from './demos/gradient-fill.tsx';
import MissingValues from './demos/missing-values.tsx';
import OverlappingAreas from './demos/overlapping-areas.tsx';
import Shares from './demos/shares.tsx';
import SingleArea from './demos/single-area.tsx';
import TinyArea from './demos/tiny-area.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const box = (selector: string) => all(selector)[0]?.getBoundingClientRect() ?? new DOMRect();

claim('The tooltip still works.', async () => {
  await draw(<TinyArea />);
  const chart = page.getByLabelText('Bakery orders', { exact: false });
  await userEvent.hover(chart, { position: { x: 176, y: 30 } });
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(/8Orders83/);
});

claim(
  '`null` leaves a gap in the area. With `connectNulls`, the area continues as if the missing points did not exist',
  async () => {
    await draw(<MissingValues />);
    await expect.poll(() => all('.MuiAreaElement-root').length).toBe(2);
    // Each piece of an area is one closed outline.
    const pieces = all('.MuiAreaElement-root').map(
      (area) => area.getAttribute('d')?.match(/Z/g)?.length,
    );
    // The connected series comes first.
    expect(pieces).toEqual([1, 3]);
  },
);

claim('The tooltip still shows the values you passed in, unless you format them.', async () => {
  await draw(<Shares />);
  const chart = page.getByLabelText('Share of trips', { exact: false });
  const { width } = chart.element().getBoundingClientRect();
  await userEvent.hover(chart, { position: { x: width - 25, y: 100 } });
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(/2024Car390 tripsBus and train290 tripsBike310 trips/);
});

claim('The line and the area both follow it.', async () => {
  await draw(<AboveAndBelow />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(1);
  const fill = all('.MuiAreaElement-root')[0]?.getAttribute('fill');
  expect(fill).toMatch(/^url\(#/);
  expect(all('.MuiLineElement-root')[0]?.getAttribute('stroke')).toBe(fill);
});

claim(
  'A chart renders its children inside the SVG, so a `linearGradient` can be one of them.',
  async () => {
    await draw(<GradientFill />);
    await expect.poll(() => all('svg linearGradient').length).toBe(1);
    const id = all('linearGradient')[0]?.id ?? '';
    const area = all('.MuiAreaElement-root')[0];
    expect(area && getComputedStyle(area).fill).toContain(`#${id}`);
  },
);

claim('`baseline` is the other edge of the area', async () => {
  await draw(<Baseline />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(1);
  const normal = box('.MuiChartsReferenceLine-line');
  await expect.poll(() => box('.MuiAreaElement-root').width).toBeGreaterThan(100);
  // The area reaches above and below the normal level, but not down to the axis.
  expect(box('.MuiAreaElement-root').top).toBeLessThan(normal.top);
  expect(box('.MuiAreaElement-root').bottom).toBeGreaterThan(normal.top);
  expect(box('.MuiAreaElement-root').bottom).toBeLessThan(
    box('.MuiChartsAxis-directionX').top - 20,
  );
});

claim('Without `stack`, areas overlap and the last series is in front.', async () => {
  await draw(<OverlappingAreas />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(2);
  // SVG paints later elements over earlier ones.
  const fills = all('.MuiAreaElement-root').map((area) => area.getAttribute('fill'));
  const strokes = all('.MuiLineElement-root').map((line) => line.getAttribute('stroke'));
  expect(fills).toEqual(strokes);
  expect(all('.MuiAreaElement-root').map((area) => area.classList.value)).toEqual([
    expect.stringMatching(/series-.*0\b/),
    expect.stringMatching(/series-.*1\b/),
  ]);
});

claim(
  "`domainLimit: 'strict'` on the x-axis makes the area reach both edges of the drawing area.",
  async () => {
    await draw(<SingleArea />);
    await expect.poll(() => all('.MuiAreaElement-root').length).toBe(1);
    // The line of the x-axis spans the drawing area.
    const axis = () => box('.MuiChartsAxis-directionX .MuiChartsAxis-line');
    await expect
      .poll(() => Math.abs(box('.MuiAreaElement-root').width - axis().width))
      .toBeLessThan(2);
    expect(Math.abs(box('.MuiAreaElement-root').left - axis().left)).toBeLessThan(2);
  },
);

claim("`stackOffset: 'expand'` scales every stack to 1", async () => {
  await draw(<Shares />);
  const ticks = () =>
    all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').map((tick) => tick.textContent);
  await expect.poll(ticks).toContain('100%');
  expect(ticks().at(-1)).toBe('100%');
  expect(ticks()[0]).toBe('0%');
});

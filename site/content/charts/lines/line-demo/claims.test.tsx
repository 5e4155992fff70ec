import type { ReactNode } from 'react';
import { claim, expect, page, show, userEvent } from '#claims';
import CustomMarks from './demos/custom-marks.tsx';
import DashedLine from './demos/dashed-line.tsx';
import Forecast from './demos/forecast.tsx';
import MissingValues from './demos/missing-values.tsx';
import PriceSteps from './demos/price-steps.tsx';
import WideTarget from './demos/wide-target.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];

claim('The `id` of a series becomes part of its class.', async () => {
  await draw(<DashedLine />);
  await expect.poll(() => all('.MuiLineElement-series-budget').length).toBe(1);
  const dash = (id: string) =>
    all(`.MuiLineElement-series-${id}`).map((line) => getComputedStyle(line).strokeDasharray);
  expect(dash('budget')).toEqual(['4px, 6px']);
  expect(dash('actual')).toEqual(['none']);
});

claim(
  'With `connectNulls`, the line continues to the next value, but the missing point still gets no mark.',
  async () => {
    await draw(<MissingValues />);
    await expect.poll(() => all('.MuiMarkElement-root').length).toBe(16);
    const [broken, connected] = all('.MuiLineElement-root');
    await expect
      .poll(() => [broken, connected].map((line) => line?.getAttribute('d')?.match(/M/g)?.length))
      .toEqual([2, 1]);
  },
);

claim('Both are the same series, so the legend and the tooltip show one entry.', async () => {
  await draw(<Forecast />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(2);
  expect(all('.MuiChartsLegend-series').map((entry) => entry.textContent)).toEqual(['Demand']);
  const chart = page.getByLabelText('Electricity demand', { exact: false });
  const { width } = chart.element().getBoundingClientRect();
  await userEvent.hover(chart, { position: { x: width - 25, y: 100 } });
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(/12Demand466 MWh \(forecast\)$/);
});

claim('Move the pointer near a line to highlight it.', async () => {
  await draw(<WideTarget />);
  const lines = () => all('.MuiLineElement-root');
  await expect.poll(() => lines().length).toBe(3);
  const chart = page.getByLabelText('Nesting pairs', { exact: false });
  // The middle of the first line, eight pixels below it.
  const path = all('path[stroke="transparent"]')[0];
  if (!(path instanceof SVGPathElement)) throw new Error('No line');
  const middle = path.getPointAtLength(path.getTotalLength() / 2);
  await userEvent.hover(chart, { position: { x: middle.x, y: middle.y + 8 } });
  await expect
    .poll(() => lines().map((line) => line.classList.contains('MuiLineElement-faded')))
    .toEqual([false, true, true]);
});

claim('The `mark` slot gets `x`, `y` and `color`', async () => {
  await draw(<CustomMarks />);
  await expect.poll(() => all('svg circle').length).toBe(18);
  expect(
    all('svg g[transform] > text')
      .map((text) => text.textContent)
      .join(''),
  ).toContain('322111');
});

claim('`strictStepCurve` keeps the line between the first and the last point.', async () => {
  await draw(<PriceSteps />);
  await expect.poll(() => all('.MuiMarkElement-root').length).toBe(5);
  await expect
    .poll(() => {
      const line = all('.MuiLineElement-root')[0]?.getBoundingClientRect();
      const marks = all('.MuiMarkElement-root').map((mark) => mark.getBoundingClientRect());
      const centers = marks.map((mark) => mark.left + mark.width / 2);
      return (
        !!line &&
        Math.abs(line.left - Math.min(...centers)) < 2 &&
        Math.abs(line.right - Math.max(...centers)) < 2
      );
    })
    .toBe(true);
});

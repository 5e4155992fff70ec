import type { ReactNode } from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claim, expect, page, show, userEvent } from '#claims';
import CustomMarks from './demos/custom-marks.tsx';
import DashedLine from './demos/dashed-line.tsx';
import Forecast from './demos/forecast.tsx';
import LiveData from './demos/live-data.tsx';
import MissingValues from './demos/missing-values.tsx';
import TwoAxes from './demos/two-axes.tsx';
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
  // A line has no tooltip of its own, so the demo turns the tooltip off.
  expect(page.getByRole('tooltip').elements()).toHaveLength(0);
});

claim('The `mark` slot gets `x`, `y` and `color`', async () => {
  await draw(<CustomMarks />);
  await expect.poll(() => all('svg circle').length).toBe(18);
  expect(new Set(all('svg circle').map((circle) => circle.getAttribute('stroke'))).size).toBe(3);
  const places = all('svg circle').map((circle) => circle.parentElement?.getAttribute('transform'));
  expect(new Set(places).size).toBe(18);
  expect(
    all('svg g[transform] > text')
      .map((text) => text.textContent)
      .join(''),
  ).toContain('322111');
});

claim(
  'On a `band` axis, a step line extends to the outer edges of the first and last band. Set `strictStepCurve` to end it at the points.',
  async () => {
    const steps = (strict: boolean) => (
      <LineChart
        width={400}
        height={200}
        aria-label="Steps"
        xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'band' }]}
        series={[{ data: [1, 3, 2], curve: 'stepAfter', strictStepCurve: strict }]}
        skipAnimation
      />
    );
    const overhang = () => {
      const line = all('.MuiLineElement-root')[0]?.getBoundingClientRect() ?? new DOMRect();
      const centers = all('.MuiMarkElement-root').map((mark) => {
        const { left, width } = mark.getBoundingClientRect();
        return left + width / 2;
      });
      return [Math.min(...centers) - line.left, line.right - Math.max(...centers)];
    };
    // A third of the drawing area, 400 - 45 - 2 * 20, is one band.
    const halfBand = (400 - 45 - 40) / 6;
    await draw(steps(false));
    await expect.poll(() => all('.MuiMarkElement-root').length).toBe(3);
    for (const side of overhang()) expect(Math.abs(side - halfBand)).toBeLessThan(2);
    await draw(steps(true));
    await expect.poll(() => all('.MuiMarkElement-root').length).toBe(3);
    for (const side of overhang()) expect(Math.abs(side)).toBeLessThan(2);
  },
);

claim("Otherwise `'start'` and `'end'` push the label out of the drawing area.", async () => {
  const chart = (labelAlign: 'start' | 'middle' | 'end') => (
    <LineChart
      width={400}
      height={200}
      aria-label="Goal"
      xAxis={[{ data: ['A', 'B'], scaleType: 'point' }]}
      series={[{ data: [1, 3] }]}
    >
      <ChartsReferenceLine y={2} label="Weekly goal" labelAlign={labelAlign} />
    </LineChart>
  );
  const isInside = async (labelAlign: 'start' | 'middle' | 'end') => {
    ({ container } = await show(chart(labelAlign), { direction: 'rtl' }));
    await expect.poll(() => all('.MuiChartsReferenceLine-label').length).toBe(1);
    const label = all('.MuiChartsReferenceLine-label')[0]?.getBoundingClientRect();
    const line = all('.MuiChartsReferenceLine-line')[0]?.getBoundingClientRect();
    return !!label && !!line && label.left >= line.left && label.right <= line.right;
  };
  expect(await isInside('start')).toBe(false);
  expect(await isInside('end')).toBe(false);
  expect(await isInside('middle')).toBe(true);
});

claim(
  'Keep a window of recent values, and move `min` and `max` of the x-axis along with it.',
  async () => {
    await draw(<LiveData />);
    const path = () => all('.MuiLineElement-root')[0]?.getAttribute('d');
    await expect.poll(path).toBeTruthy();
    const first = path();
    const ticks = () =>
      all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').map((tick) => tick.textContent);
    expect(ticks()).toContain('0');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(ticks, { timeout: 5000 }).not.toContain('0');
    expect(path()).not.toBe(first);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible();
  },
);

claim('The colors come from the theme', async () => {
  const fills = async (paletteMode: 'light' | 'dark') => {
    ({ container } = await show(<TwoAxes />, { paletteMode }));
    await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
    return all('.MuiChartsAxis-directionY').map((axis) => {
      const label = axis.querySelector('.MuiChartsAxis-label');
      return label ? getComputedStyle(label).fill : '';
    });
  };
  const light = await fills('light');
  const dark = await fills('dark');
  expect(new Set([...light, ...dark]).size).toBe(4);
});

claim('it draws no axes and no marks.', async () => {
  await draw(<SparkLineChart aria-label="Spark" width={180} height={64} data={[4, 12, 31]} />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  expect(all('.MuiChartsAxis-root')).toHaveLength(0);
  expect(all('.MuiMarkElement-root')).toHaveLength(0);
});

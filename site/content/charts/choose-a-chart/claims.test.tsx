import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claim, expect, page, show, userEvent } from '#claims';
import DeliveryHours from './demos/delivery-hours.tsx';
import HeatingNeed from './demos/heating-need.tsx';
import PlantedTrees from './demos/planted-trees.tsx';
import RiverLevel from './demos/river-level.tsx';
import ServiceOverview from './demos/service-overview.tsx';
import SharesByShop from './demos/shares-by-shop.tsx';
import TwoAxes from './demos/two-axes.tsx';
import WaitingTimes from './demos/waiting-times.tsx';

const size = { width: 400, height: 240, skipAnimation: true };
const still = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
const widths = () => boxes('.MuiBarElement-root').map(({ width }) => width);
const heights = () => boxes('.MuiBarElement-root').map(({ height }) => height);
const centers = () => boxes('.MuiMarkElement-root').map(({ left, width }) => left + width / 2);

/** How many times as far the fourth reading is from the third as the second is from the first. */
const gapsBetweenReadings = () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = centers();
  return (fourth - third) / (second - first);
};

claim(
  'If the axis starts at 25, the bar for 31 hours is six times as long as the bar for 26 hours.',
  async () => {
    await show(still(<DeliveryHours />));
    // A bar begins at zero also where the axis does not: what lies outside the chart is clipped.
    const ratio = () => {
      const start = boxes('.MuiChartsAxis-directionY .MuiChartsAxis-line')[0]?.left ?? 0;
      const [longest, , , shortest] = boxes('.MuiBarElement-root').map(
        ({ right }) => right - start,
      );
      return (longest ?? 0) / (shortest ?? 1);
    };
    await expect.poll(ratio).toBeCloseTo(31 / 26, 1);
    await page.getByRole('checkbox').click();
    await expect.poll(ratio).toBeCloseTo(6, 1);
  },
);

claim(
  "With `scaleType: 'point'`, x values are categories, and every reading gets the same distance.",
  async () => {
    await show(still(<RiverLevel />));
    await page.getByRole('checkbox').click();
    await expect.poll(gapsBetweenReadings).toBeCloseTo(1, 1);
  },
);

claim(
  "For dates, use `Date` objects and `scaleType: 'time'`: readings keep their real distance.",
  async () => {
    await show(still(<RiverLevel />));
    await expect.poll(gapsBetweenReadings).toBeCloseTo(14, 0);
  },
);

claim('Use `null`, which leaves a gap.', async () => {
  const chart = (data: (number | null)[]) => <LineChart {...size} series={[{ data }]} />;
  const { rerender } = await show(chart([5, 6, 7, 6, 5]));
  const strokes = () =>
    document.querySelector('.MuiLineElement-root')?.getAttribute('d')?.match(/M/g)?.length;
  await expect.poll(strokes).toBe(1);
  await rerender(chart([5, 6, null, 6, 5]));
  await expect.poll(strokes).toBe(2);
});

claim(
  "The default, `curve: 'monotoneX'`, is smooth and stays between the points. `curve: 'natural'` overshoots between points.",
  async () => {
    const data = [0, 0, 10, 10, 0, 0];
    const chart = (series: { curve?: 'natural' | 'linear' }) => (
      <LineChart {...size} series={[{ data, ...series }]} />
    );
    const line = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d');
    const height = () => boxes('.MuiLineElement-root')[0]?.height ?? 0;
    const { rerender } = await show(chart({ curve: 'linear' }));
    await expect.poll(line).toMatch(/^[^C]+$/);
    const straight = height();
    await rerender(chart({}));
    await expect.poll(line).toContain('C');
    expect(height()).toBeCloseTo(straight, 0);
    await rerender(chart({ curve: 'natural' }));
    await expect.poll(height).toBeGreaterThan(straight * 1.05);
  },
);

claim(
  'Give all of them the same `min` and `max`, otherwise each one scales to its own values, and a change of 3% looks almost like a change of 50%.',
  async () => {
    const heightOf = async (data: number[], fixed: boolean) => {
      const { unmount } = await show(
        <SparkLineChart
          width={140}
          height={60}
          data={data}
          {...(fixed ? { yAxis: { min: 0, max: 150 } } : {})}
        />,
      );
      await expect.poll(() => boxes('.MuiLineElement-root').length).toBe(1);
      const { height } = boxes('.MuiLineElement-root')[0] ?? new DOMRect();
      await unmount();
      return height;
    };
    expect(await heightOf([100, 103], false)).toBeGreaterThan(
      (await heightOf([100, 150], false)) * 0.8,
    );
    expect(await heightOf([100, 103], true)).toBeLessThan((await heightOf([100, 150], true)) * 0.2);
    await show(<ServiceOverview />);
    await expect.poll(() => boxes('.MuiLineElement-root').length).toBe(3);
    const [search, , signIn] = boxes('.MuiLineElement-root');
    expect(search?.height).toBeGreaterThan((signIn?.height ?? 0) * 5);
  },
);

claim('A pie always fills the circle: it divides each value by the sum.', async () => {
  const share = (values: number[]) => (
    <PieChart
      {...size}
      series={[{ data: values.map((value) => ({ value })), arcLabel: 'value' }]}
    />
  );
  const paths = () =>
    [...document.querySelectorAll('.MuiPieArc-root')].map((arc) => arc.getAttribute('d'));
  const { rerender } = await show(share([10, 10]));
  await expect.poll(() => paths().length).toBe(2);
  const halves = paths();
  await rerender(share([70, 70]));
  await expect.poll(() => document.querySelector('.MuiPieArcLabel-root')?.textContent).toBe('70');
  expect(paths()).toEqual(halves);
});

claim('All bars have the same length, however much is behind them.', async () => {
  await show(still(<SharesByShop />));
  await expect.poll(() => widths().length).toBe(9);
  const totals = () =>
    [0, 1, 2].map((shop) =>
      widths()
        .filter((_width, index) => index % 3 === shop)
        .reduce((sum, width) => sum + width, 0),
    );
  await expect.poll(() => (totals()[0] ?? 0) > 300).toBe(true);
  await expect.poll(() => Math.abs((totals()[0] ?? 0) - (totals()[2] ?? 0))).toBeLessThan(2);
});

claim('With 30 minutes per bar, both bars have the same height', async () => {
  await show(still(<WaitingTimes />));
  await expect.poll(() => heights().length).toBe(12);
  await page.getByRole('button', { name: '30 minutes' }).click();
  await expect.poll(() => heights().length).toBe(2);
  await expect.poll(() => heights()[0]).toBeGreaterThan(50);
  await expect.poll(() => (heights()[0] ?? 0) - (heights()[1] ?? 0)).toBeCloseTo(0, 1);
});

claim(
  'With 5 minutes, you see two groups: some patients wait less than 15 minutes, and others more than 30.',
  async () => {
    await show(still(<WaitingTimes />));
    await expect.poll(() => heights().length).toBe(12);
    await expect
      .poll(() =>
        heights()
          .map((height) => height > 1)
          .join(),
      )
      .toBe('true,true,true,false,false,false,true,true,true,true,true,true');
  },
);

claim('Hover over the point that is out of line to find out which day it was.', async () => {
  await show(still(<HeatingNeed />));
  await expect.poll(() => document.querySelectorAll('circle').length).toBe(11);
  const point = document.querySelectorAll('circle')[8];
  await userEvent.hover(point ?? document.body);
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(/Apr 29: 13 °C, 62 kWh/);
});

claim(
  'where the lines cross, and whether they cross, depends only on the range that you choose for the second axis.',
  async () => {
    await show(still(<TwoAxes />));
    const gapsAtEnds = () => {
      const [visitors, complaints] = [...document.querySelectorAll('.MuiLineElement-root')].map(
        (line) => {
          const numbers = (line.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
          return [numbers[1] ?? 0, numbers.at(-1) ?? 0];
        },
      );
      return [0, 1].map((end) => Math.sign((visitors?.[end] ?? 0) - (complaints?.[end] ?? 0)));
    };
    await expect.poll(() => gapsAtEnds().join()).toBe('1,-1');
    await page.getByRole('slider').element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => gapsAtEnds().join()).toBe('-1,-1');
  },
);

claim(
  'And a gauge does not clamp its value. At 118 of 100, a half circle runs past its end, and a full circle looks the same as at 100.',
  async () => {
    const half = { startAngle: -90, endAngle: 90 };
    const gauge = (value: number, angles = {}) => (
      <Gauge width={200} height={200} value={value} {...angles} />
    );
    const height = () => boxes('.MuiGauge-valueArc')[0]?.height ?? 0;
    const edges = () =>
      document.querySelector('.MuiGauge-valueArc')?.getAttribute('d')?.split('M').slice(1) ?? [];
    const { rerender } = await show(gauge(100, half));
    // The outer edge goes from the left end to the right end.
    await expect.poll(() => edges()[0]).toMatch(/^-90,0A90,90,0,1,1,90,0L/);
    const upToTheEnd = height();
    await rerender(gauge(118, half));
    await expect.poll(height).toBeGreaterThan(upToTheEnd * 1.2);
    await rerender(gauge(100));
    await expect.poll(() => edges().length).toBe(2);
    const [ring, inside] = edges();
    await rerender(gauge(118));
    await expect.poll(() => edges()[1]).not.toBe(inside);
    expect(edges()[0]).toBe(ring);
  },
);

claim('The gauge shows 288 of 300, although one park is far behind', async () => {
  await show(still(<PlantedTrees />));
  await expect.element(page.getByText('288 of 300')).toBeVisible();
  const meter = page.getByRole('meter');
  await expect.element(meter).toHaveAttribute('aria-valuenow', '288');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '300');
  await expect.poll(() => heights().length).toBe(3);
  await expect.poll(() => (heights()[1] ?? 0) / (heights()[0] ?? 1)).toBeCloseTo(74 / 118, 1);
});

claim('mark the goal with a `ChartsReferenceLine`', async () => {
  await show(still(<PlantedTrees />));
  await expect.element(page.getByText('Goal')).toBeVisible();
});

claim('A line does not have to start at zero.', async () => {
  const ticks = () =>
    [...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].map(
      ({ textContent }) => textContent,
    );
  const { rerender } = await show(<LineChart {...size} series={[{ data: [205, 209] }]} />);
  await expect.poll(() => ticks().length).toBeGreaterThan(2);
  expect(ticks()).not.toContain('0');
  await rerender(<BarChart {...size} series={[{ data: [205, 209] }]} />);
  await expect.poll(ticks).toContain('0');
});

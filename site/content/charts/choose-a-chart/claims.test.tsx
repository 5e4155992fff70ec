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

claim("`curve: 'natural'` overshoots between points.", async () => {
  const chart = (curve: 'natural' | 'linear') => (
    <LineChart {...size} series={[{ data: [0, 0, 10, 10, 0, 0], curve }]} />
  );
  const height = () => boxes('.MuiLineElement-root')[0]?.height ?? 0;
  const { rerender } = await show(chart('linear'));
  await expect.poll(height).toBeGreaterThan(0);
  const straight = height();
  await rerender(chart('natural'));
  await expect.poll(height).toBeGreaterThan(straight * 1.05);
});

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

claim('And a gauge does not clamp its value.', async () => {
  await show(<Gauge width={200} height={200} startAngle={-90} endAngle={90} value={100} />);
  const height = () => boxes('.MuiGauge-valueArc').at(-1)?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(0);
  const full = height();
  await show(<Gauge width={200} height={200} startAngle={-90} endAngle={90} value={118} />);
  await expect.poll(height).toBeGreaterThan(full * 1.2);
});

claim('The gauge says 96%, although one park is far behind', async () => {
  await show(still(<PlantedTrees />));
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

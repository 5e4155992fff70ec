import { Component, type ReactNode } from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AlarmMarks from './demos/alarm-marks.tsx';
import Curves from './demos/curves.tsx';
import FadingArea from './demos/fading-area.tsx';
import Forecast from './demos/forecast.tsx';
import LineWeights from './demos/line-weights.tsx';
import LoadingReadings from './demos/loading-readings.tsx';
import PickALine from './demos/pick-a-line.tsx';
import PlanAndActual from './demos/plan-and-actual.tsx';
import ReadingShares from './demos/reading-shares.tsx';
import SensorGap from './demos/sensor-gap.tsx';
import TargetTemperature from './demos/target-temperature.tsx';

const path = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';
const count = (selector: string) => document.querySelectorAll(selector).length;

claim(
  'The line breaks there, and that is honest: people see that nothing was measured.',
  async () => {
    await show(<SensorGap />);
    await expect.poll(() => path().match(/M/g)?.length).toBe(2);
    await page.getByRole('checkbox', { name: 'Connect across the gap' }).click();
    await expect.poll(() => path().match(/M/g)?.length).toBe(1);
  },
);

claim('`curve` decides how points are joined.', async () => {
  await show(<Curves />);
  await expect.poll(path).toMatch(/^M[^C]+$/);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'monotoneX' }).click();
  await expect.poll(path).toContain('C');
});

claim(
  "The default, `'monotoneX'`, is smooth and never swings above or below the values.",
  async () => {
    await show(
      <>
        <LineChart height={200} width={300} skipAnimation series={[{ id: 'a', data: [1, 5, 2] }]} />
        <LineChart
          height={200}
          width={300}
          skipAnimation
          series={[{ id: 'a', data: [1, 5, 2], curve: 'monotoneX' }]}
        />
      </>,
    );
    await expect.poll(() => count('.MuiLineElement-root')).toBe(2);
    const [first, second] = document.querySelectorAll('.MuiLineElement-root');
    expect(first?.getAttribute('d')).toBe(second?.getAttribute('d'));
    const height = async (curve?: 'linear' | 'natural') => {
      const screen = await show(
        <LineChart
          height={200}
          width={300}
          skipAnimation
          series={[{ id: 'b', data: [0, 0, 9, 9, 0, 0], showMark: false, ...(curve && { curve }) }]}
        />,
      );
      const line = () => document.querySelector('.MuiLineElement-series-b');
      await expect.poll(line).not.toBeNull();
      const box = line()?.getBoundingClientRect();
      await screen.unmount();
      return box?.height ?? 0;
    };
    const straight = await height('linear');
    expect(await height()).toBeCloseTo(straight, 0);
    expect(await height('natural')).toBeGreaterThan(straight + 5);
  },
);

claim('Here they show the weeks that fell behind the plan.', async () => {
  await show(<PlanAndActual />);
  // weeks 1, 4 and 5
  await expect.poll(() => count('.MuiMarkElement-root')).toBe(3);
});

claim('By default a mark is drawn on every value.', async () => {
  await show(
    <LineChart height={200} width={300} skipAnimation series={[{ data: [1, 5, 2, 4] }]} />,
  );
  await expect.poll(() => count('.MuiMarkElement-root')).toBe(4);
});

claim('`area: true` fills the space between a line and zero.', async () => {
  await show(
    <LineChart height={200} width={300} skipAnimation series={[{ data: [1, 5], area: true }]} />,
  );
  await expect.poll(() => count('.MuiAreaElement-root')).toBe(1);
});

const surface = () => {
  const found = document.querySelector('[class*=MuiChartsSurface-root]');
  if (!found) throw new Error('No chart');
  return found;
};
const yLabels = () =>
  [...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].map(
    (label) => label.textContent,
  );

claim('The tooltip still shows the values of your data.', async () => {
  await show(<ReadingShares />);
  await expect.poll(yLabels).toContain('100%');
  await userEvent.hover(surface());
  await expect.element(page.getByText('580', { exact: true })).toBeVisible();
});

claim('a number fills to that value', async () => {
  await show(<TargetTemperature />);
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  await expect.poll(() => box('.MuiAreaElement-root')?.height).toBeGreaterThan(0);
  // the lowest value is below the target, so the area is as high as the line
  await expect
    .poll(() =>
      Math.abs(
        (box('.MuiAreaElement-root')?.height ?? 0) - (box('.MuiLineElement-root')?.height ?? 99),
      ),
    )
    .toBeLessThan(4);
});

claim('set it as `fill` on the class of the area', async () => {
  await show(<FadingArea />);
  await expect.poll(() => count('.MuiAreaElement-root')).toBe(1);
  const area = document.querySelector('.MuiAreaElement-root');
  const gradient = document.querySelector('linearGradient');
  expect(area && getComputedStyle(area).fill).toContain(gradient?.id);
});

claim('which leaves the series out of the tooltip', async () => {
  await show(
    <div style={{ width: 500 }}>
      <Forecast />
    </div>,
  );
  await expect.poll(() => count('.MuiMarkElement-root')).toBe(5);
  const rows = () =>
    [...document.querySelectorAll('[role=tooltip] tr')].map((row) => row.textContent);
  const hover = async (index: number) => {
    const marks = document.querySelectorAll('.MuiMarkElement-root');
    const [first, last] = [marks[0], marks[4]].map((mark) => mark?.getBoundingClientRect().x ?? 0);
    const step = ((last ?? 0) - (first ?? 0)) / 4;
    const x = (first ?? 0) + step * index + 4 - surface().getBoundingClientRect().x;
    await userEvent.hover(surface(), { position: { x, y: 60 } });
  };
  await hover(4);
  await expect.poll(() => rows().join()).toMatch(/Members.*149/);
  expect(rows().join()).not.toContain('Expected');
  await hover(6);
  await expect.poll(() => rows().join()).toMatch(/Expected.*about 161/);
});

claim('With `strictStepCurve: true`, it ends at the first and last point.', async () => {
  const chart = (strictStepCurve: boolean) => (
    <LineChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'band' }]}
      series={[{ data: [1, 3, 2], curve: 'step', strictStepCurve, showMark: false }]}
    />
  );
  const shown = await show(chart(false));
  const width = () =>
    document.querySelector('.MuiLineElement-root')?.getBoundingClientRect().width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const extended = width();
  await shown.rerender(chart(true));
  await expect.poll(width).toBeLessThan(extended);
});

claim('Lines are 2 pixels wide.', async () => {
  const first = await show(
    <LineChart height={200} width={300} skipAnimation series={[{ data: [1, 5] }]} />,
  );
  const widths = () =>
    [...document.querySelectorAll('.MuiLineElement-root')].map(
      (line) => getComputedStyle(line).strokeWidth,
    );
  await expect.poll(widths).toEqual(['2px']);
  await first.unmount();
  await show(<LineWeights />);
  await expect.poll(widths).toEqual(['4px', '1px']);
});

claim('Return `MarkElement` for the others: it keeps the styles and the highlight.', async () => {
  await show(<AlarmMarks />);
  await expect.poll(() => count('path[d="M0 -9 L9 7 L-9 7 Z"]')).toBe(2);
  expect(count('.MuiMarkElement-root')).toBe(6);
});

claim(
  'A click on a mark does not call `onLineClick`, because marks are on top of the line.',
  async () => {
    await show(
      <div style={{ width: 500 }}>
        <PickALine />
      </div>,
    );
    await expect.poll(() => count('.MuiMarkElement-root')).toBe(8);
    const mark = document.querySelectorAll('.MuiMarkElement-root')[1];
    if (!mark) throw new Error('No mark');
    await userEvent.click(mark);
    await expect.element(page.getByRole('status')).toHaveTextContent('Room A, W 2');
  },
);

claim(
  'Without values, the chart says so by itself, as soon as every series has an empty `data`.',
  async () => {
    await show(<LoadingReadings />);
    await expect.element(page.getByText('No readings yet')).toBeVisible();
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect.element(page.getByText('Loading data…')).toBeVisible();
    await page.getByRole('button', { name: 'Finish loading' }).click();
    await expect.poll(() => count('.MuiMarkElement-root')).toBe(5);
    expect(page.getByText('Loading data…').query()).toBeNull();
  },
);

claim(
  'A list of `null` values counts as data: there is no message and no line. The x-axis appears, the y-axis only with a `min` and a `max`.',
  async () => {
    const chart = (range: { min?: number; max?: number }) => (
      <LineChart
        height={200}
        width={300}
        skipAnimation
        xAxis={[{ data: ['A', 'B'], scaleType: 'point' }]}
        yAxis={[range]}
        series={[{ data: [null, null] }]}
      />
    );
    const first = await show(chart({}));
    await expect.poll(() => count('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toBe(2);
    expect(count('.MuiChartsAxis-directionY')).toBe(0);
    expect(path()).toBe('');
    expect(page.getByText('No data to display').query()).toBeNull();
    await first.unmount();
    await show(chart({ min: 0, max: 10 }));
    await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
    expect(path()).toBe('');
  },
);

claim("`'min'` fills down to the bottom of the chart, `'max'` up to the top", async () => {
  const bottom = async (baseline?: 'min' | 'max') => {
    const screen = await show(
      <LineChart
        height={200}
        width={300}
        skipAnimation
        yAxis={[{ min: -10, max: 10 }]}
        series={[{ data: [5, 5], area: true, showMark: false, ...(baseline && { baseline }) }]}
      />,
    );
    await expect.poll(() => count('.MuiAreaElement-root')).toBe(1);
    const area = document.querySelector('.MuiAreaElement-root')?.getBoundingClientRect();
    const line = document.querySelector('.MuiLineElement-root')?.getBoundingClientRect();
    await screen.unmount();
    return [(area?.bottom ?? 0) - (line?.top ?? 0), (line?.top ?? 0) - (area?.top ?? 0)];
  };
  const [toZero, aboveLine] = await bottom();
  expect(aboveLine).toBeLessThan(2);
  const [toBottom] = await bottom('min');
  expect(toBottom).toBeGreaterThan((toZero ?? 0) * 2);
  const [, toTop] = await bottom('max');
  expect(toTop).toBeGreaterThan(20);
});

claim('By default, the axis ends at round values.', async () => {
  const start = async (domainLimit: 'nice' | 'strict' | undefined) => {
    const screen = await show(
      <LineChart
        height={200}
        width={300}
        skipAnimation
        xAxis={[{ data: [3, 97], ...(domainLimit && { domainLimit }) }]}
        series={[{ data: [1, 2], showMark: false }]}
      />,
    );
    await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
    const x = Number(path().match(/-?[\d.]+/)?.[0]);
    await screen.unmount();
    return x;
  };
  const byDefault = await start(undefined);
  expect(byDefault).toBe(await start('nice'));
  expect(await start('strict')).toBeLessThan(byDefault);
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

claim(
  'The axis needs a value for each point. With fewer, the chart throws an error in development',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      <Boundary>
        <LineChart
          height={200}
          width={300}
          xAxis={[{ data: [1, 2] }]}
          series={[{ data: [1, 2, 3] }]}
        />
      </Boundary>,
    );
    await expect
      .element(
        page.getByText('(2 items) is lower than the length of series (3 items)', { exact: false }),
      )
      .toBeVisible();
  },
);

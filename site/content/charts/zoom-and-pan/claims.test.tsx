import type { ReactNode } from 'react';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { claim, expect, page, show, vi } from '#claims';
import EnergyYear from './demos/energy-year.tsx';
import FilterMode from './demos/filter-mode.tsx';
import JumpToPeak from './demos/jump-to-peak.tsx';
import Quarters from './demos/quarters.tsx';
import ZoomSlider from './demos/zoom-slider.tsx';

const data = Array.from({ length: 20 }, (_, index) => index);
const status = () => page.getByRole('status').element().textContent;
const ticks = (axis: 'X' | 'Y') =>
  [...document.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );
const turnWheel = (deltaY: number, ctrlKey = false) => {
  const svg = document.querySelector('svg');
  const box = svg?.getBoundingClientRect() ?? new DOMRect();
  const event = new WheelEvent('wheel', {
    deltaY,
    ctrlKey,
    bubbles: true,
    cancelable: true,
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
  });
  svg?.dispatchEvent(event);
  return event;
};

claim(
  'Set `zoom: true` on an axis of a Pro chart to let people zoom into a part of it',
  async () => {
    const zoomed = vi.fn();
    const chart = (zoom: boolean) => (
      <BarChartPro
        height={240}
        width={400}
        skipAnimation
        xAxis={[{ id: 'x', data, ...(zoom ? { zoom: true } : {}) }]}
        series={[{ data }]}
        onZoomChange={zoomed}
      />
    );
    const off = await show(chart(false));
    await expect.poll(() => ticks('X').length).toBeGreaterThan(0);
    turnWheel(-100);
    expect(zoomed).not.toHaveBeenCalled();
    await off.unmount();
    await show(chart(true));
    await expect.poll(() => ticks('X').length).toBeGreaterThan(0);
    // zooms around the pointer; the page does not scroll
    await expect.poll(() => turnWheel(-100).defaultPrevented).toBe(true);
    await expect.poll(() => zoomed.mock.lastCall?.[0]?.[0]?.axisId).toBe('x');
  },
);

claim('smallest and largest part that can be shown, in percent', async () => {
  const zoomed = vi.fn();
  const smallest = async (zoom: true | { minSpan: number }) => {
    const screen = await show(
      <BarChartPro
        height={240}
        width={400}
        skipAnimation
        xAxis={[{ id: 'x', data, zoom }]}
        series={[{ data }]}
        onZoomChange={zoomed}
      />,
    );
    await expect.poll(() => ticks('X').length).toBeGreaterThan(0);
    let span = 100;
    let same = 0;
    await expect
      .poll(
        () => {
          turnWheel(-1000);
          const [shown] = zoomed.mock.lastCall?.[0] ?? [];
          const next = shown ? shown.end - shown.start : 100;
          same = next === span && next < 100 ? same + 1 : 0;
          span = next;
          return same;
        },
        { timeout: 10_000, interval: 30 },
      )
      .toBeGreaterThan(4);
    await screen.unmount();
    return span;
  };
  const byDefault = await smallest(true);
  expect(byDefault).toBeGreaterThanOrEqual(10);
  expect(byDefault).toBeLessThan(20);
  expect(await smallest({ minSpan: 40 })).toBeGreaterThanOrEqual(40);
});

claim('`initialZoom` sets the part that is shown initially.', async () => {
  await show(<ZoomSlider />);
  await expect.poll(() => ticks('X').length).toBeGreaterThan(1);
  const dates = ticks('X').join(' ');
  expect(dates).toMatch(/Apr/);
  expect(dates).not.toMatch(/Oct/);
  expect(document.querySelector('[class*=zoomSlider], [class*=ZoomSlider]') !== null).toBe(true);
});

claim(
  "With `filterMode: 'keep'`, the other axis stays as it is, so people can compare heights while they zoom. With `'discard'`, it adapts to the visible values",
  async () => {
    await show(<FilterMode />);
    await expect.poll(() => ticks('Y').length).toBeGreaterThan(1);
    const whole = ticks('Y').join(' ');
    await page.getByLabelText('Fit the value axis to what is shown').click();
    await expect.poll(() => ticks('Y').join(' ')).not.toBe(whole);
  },
);

claim(
  'In this demo, buttons and gestures change the same state, and the text below shows it.',
  async () => {
    await show(<Quarters />);
    const whole = status();
    await page.getByRole('button', { name: 'Q2' }).click();
    await expect.poll(status).not.toBe(whole);
    const quarter = status();
    await expect
      .poll(() => {
        turnWheel(-100);
        return status();
      })
      .not.toBe(quarter);
    await page.getByRole('button', { name: 'Whole year' }).click();
    await expect.poll(status).toBe(whole);
  },
);

claim('`apiRef` has `setZoomData` for all axes, and `setAxisZoomData` for one.', async () => {
  await show(<JumpToPeak />);
  await expect.poll(() => ticks('X').length).toBeGreaterThan(1);
  const before = ticks('X');
  await page.getByRole('button', { name: 'Show the peak' }).click();
  await expect.poll(() => Math.min(...ticks('X').map(Number))).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => ticks('X')).toEqual(before);
});

claim(
  '`showToolbar` shows a toolbar with “zoom in” and “zoom out”. It appears only if an axis can zoom.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await show(<EnergyYear />);
    const out = page.getByRole('button', { name: 'Zoom out' });
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    // A button is disabled when the limit is reached.
    await expect.element(out).toBeEnabled();
    await expect
      .poll(
        () => {
          const button = document.querySelector<HTMLButtonElement>('[aria-label="Zoom out"]');
          button?.click();
          return button?.disabled;
        },
        { timeout: 8000 },
      )
      .toBe(true);
    await screen.unmount();
    await show(
      <BarChartPro height={200} width={300} showToolbar xAxis={[{ data }]} series={[{ data }]} />,
    );
    await expect.poll(() => ticks('X').length).toBeGreaterThan(0);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  },
);

claim(
  "so set `domainLimit: 'strict'`: 0 is then the first date of its `data`, and 100 the last.",
  async () => {
    const dates = Array.from({ length: 101 }, (_, day) => new Date(Date.UTC(2026, 0, 7 + day)));
    const chart = (domainLimit: 'nice' | 'strict') => (
      <LineChartPro
        height={240}
        width={440}
        skipAnimation
        // The dates are 100 days apart, so a day is one percent.
        initialZoom={[{ axisId: 'day', start: 20, end: 50 }]}
        xAxis={[{ id: 'day', data: dates, scaleType: 'utc', domainLimit, zoom: true }]}
        series={[{ data: dates.map((_, day) => day), showMark: ({ index }) => index === 35 }]}
      />
    );
    // The middle of the zoomed range is day 35.
    const offCenter = () => {
      const line = document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
      const axis = line?.getBoundingClientRect() ?? new DOMRect();
      const mark = document.querySelector('.MuiMarkElement-root')?.getBoundingClientRect();
      return mark && Math.abs(mark.x + mark.width / 2 - axis.x - axis.width / 2);
    };
    const strict = await show(chart('strict'));
    await expect.poll(offCenter).toBeLessThan(1);
    await strict.unmount();
    // By default, a time axis ends at round dates
    await show(chart('nice'));
    await expect.poll(offCenter).toBeGreaterThan(1);
  },
);

claim(
  'To show the third to the fifth of 12 months, set `start` to 2 / 12 and `end` to 5 / 12 of 100.',
  async () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
    const year = [...months, 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    await show(
      <BarChartPro
        height={240}
        width={440}
        skipAnimation
        initialZoom={[{ axisId: 'month', start: 200 / 12, end: 500 / 12 }]}
        xAxis={[{ id: 'month', data: year, zoom: true }]}
        series={[{ data: year.map((_, month) => month + 1) }]}
      />,
    );
    await expect.poll(() => ticks('X')).toEqual(['Mar', 'Apr', 'May']);
  },
);

const wheelChart = (onZoomChange: () => void) => (
  <BarChartPro
    height={240}
    width={400}
    skipAnimation
    xAxis={[{ id: 'x', data, zoom: { panning: false } }]}
    series={[{ data }]}
    onZoomChange={onZoomChange}
  />
);

claim(
  '`panning: false` only stops dragging: as long as an axis can zoom, the wheel zooms, and a finger that starts on the chart does not scroll the page.',
  async () => {
    const zoomed = vi.fn();
    await show(wheelChart(zoomed));
    await expect.poll(() => ticks('X').length).toBeGreaterThan(0);
    await expect.poll(() => turnWheel(-100).defaultPrevented).toBe(true);
    await expect.poll(() => zoomed.mock.calls.length).toBeGreaterThan(0);
    const touch = new Event('touchstart', { bubbles: true, cancelable: true });
    document.querySelector('svg')?.dispatchEvent(touch);
    expect(touch.defaultPrevented).toBe(true);
  },
);

/** The component that the page shows. */
function ZoomWithCtrl({ children }: { children: ReactNode }) {
  return (
    <div
      onWheelCapture={(event) => {
        if (!event.ctrlKey) event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

claim('To let the wheel scroll the page, stop the event before it reaches the chart.', async () => {
  const zoomed = vi.fn();
  await show(<ZoomWithCtrl>{wheelChart(zoomed)}</ZoomWithCtrl>);
  await expect.poll(() => ticks('X').length).toBeGreaterThan(0);
  await expect.poll(() => turnWheel(-100, true).defaultPrevented).toBe(true);
  await expect.poll(() => zoomed.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  zoomed.mockClear();
  expect(turnWheel(-100).defaultPrevented).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(zoomed).not.toHaveBeenCalled();
});

claim(
  '`initialZoom`, `zoomData` and `apiRef` can go beyond them, and without `initialZoom` a chart with a `maxSpan` still starts with the whole axis.',
  async () => {
    const apiRef: { current: ChartProApi<'bar'> | undefined } = { current: undefined };
    const beyond = [{ axisId: 'x', start: 0, end: 10 }];
    const chart = (zoom: { initialZoom?: typeof beyond; zoomData?: typeof beyond }) => (
      <BarChartPro
        height={240}
        width={400}
        skipAnimation
        xAxis={[{ id: 'x', data, zoom: { minSpan: 20, maxSpan: 50 } }]}
        series={[{ data: data.map(() => 1) }]}
        apiRef={apiRef}
        {...zoom}
      />
    );
    const bars = () => document.querySelectorAll('.MuiBarElement-root').length;
    const whole = await show(chart({}));
    await expect.poll(bars).toBe(20);
    apiRef.current?.setZoomData(beyond);
    await expect.poll(bars).toBeLessThan(4);
    await whole.unmount();
    for (const zoom of [{ initialZoom: beyond }, { zoomData: beyond }]) {
      const screen = await show(chart(zoom));
      await expect.poll(bars).toBeGreaterThan(0);
      expect(bars()).toBeLessThan(4);
      await screen.unmount();
    }
  },
);

claim('`size` is the space that it takes beside the axis, 28 pixels by default.', async () => {
  const plot = async (zoom: true | { slider: { enabled: boolean; size?: number } }) => {
    const screen = await show(
      <BarChartPro
        height={240}
        width={400}
        skipAnimation
        xAxis={[{ id: 'x', data, zoom }]}
        series={[{ data }]}
      />,
    );
    const axis = '.MuiChartsAxis-directionY .MuiChartsAxis-line';
    await expect.poll(() => document.querySelector(axis)).not.toBeNull();
    const { height } = document.querySelector(axis)?.getBoundingClientRect() ?? new DOMRect();
    await screen.unmount();
    return Math.round(height);
  };
  const without = await plot(true);
  expect(without - (await plot({ slider: { enabled: true } }))).toBe(28);
  expect(without - (await plot({ slider: { enabled: true, size: 60 } }))).toBe(60);
});

import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type {} from '@mui/x-charts/themeAugmentation';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChooseLine from './demos/choose-line.tsx';
import ComposedAxes from './demos/composed-axes.tsx';
import DomainLimits from './demos/domain-limits.tsx';
import EveryThirdHour from './demos/every-third-hour.tsx';
import HeatAndWeather from './demos/heat-and-weather.tsx';
import LargeNumbers from './demos/large-numbers.tsx';
import QuietAxes from './demos/quiet-axes.tsx';
import ReleaseDay from './demos/release-day.tsx';
import SameRange from './demos/same-range.tsx';
import ScaleTypes from './demos/scale-types.tsx';
import TickPlacement from './demos/tick-placement.tsx';
import TwoUnits from './demos/two-units.tsx';
import WeekendLabels from './demos/weekend-labels.tsx';

const labels = (direction: 'X' | 'Y') =>
  [
    ...document.querySelectorAll(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`),
  ].map((label) => label.textContent);

claim("`'nice'` rounds it, `'strict'` keeps it as it is, a function returns its own.", async () => {
  await show(<DomainLimits />);
  const choose = async (name: string) => {
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const top = () =>
    Number(
      document
        .querySelector('.MuiLineElement-root')
        ?.getAttribute('d')
        ?.match(/-?[\d.]+/g)?.[1],
    );
  await expect.poll(() => labels('Y').length).toBeGreaterThan(1);
  const nice = top();
  await choose('strict');
  await expect.poll(top).not.toBe(nice);
  const strict = top();
  await choose('from zero');
  // the first value, 17.3, is the lowest: from zero it no longer lies on the axis
  await expect.poll(top).toBeLessThan(strict);
  await expect.poll(() => labels('Y')).toContain('0');
});

claim('A series picks one with `yAxisId`.', async () => {
  await show(<HeatAndWeather />);
  await expect.poll(() => document.querySelectorAll('.MuiChartsAxis-directionY').length).toBe(2);
});

claim(
  'Compare the scales with these response times, where one value is much larger than the others:',
  async () => {
    await show(<ScaleTypes />);
    await expect
      .poll(() => labels('Y').filter(Boolean))
      .toEqual(['1', '10', '100', '1000', '10000']);
    await page.getByRole('button', { name: 'linear' }).click();
    await expect.poll(() => labels('Y')).toContain('5000');
  },
);

claim('Others are not shown until they have a `position`.', async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ id: 'a' }, { id: 'b' }]}
      series={[{ data: [1, 2] }, { data: [10, 20], yAxisId: 'b' }]}
    />,
  );
  await expect.poll(() => document.querySelectorAll('.MuiChartsAxis-directionY').length).toBe(1);
});

claim("`'none'` hides an axis; its scale still works.", async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ position: 'none', min: 0, max: 100 }]}
      series={[{ data: [50, 50] }]}
    />,
  );
  await expect.poll(() => document.querySelector('.MuiLineElement-root')).not.toBeNull();
  expect(document.querySelector('.MuiChartsAxis-directionY')).toBeNull();
  expect(document.querySelectorAll('.MuiChartsAxis-directionX').length).toBe(1);
});

claim('A line break in the label makes a second line.', async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['Mon\nMay 4', 'Tue\nMay 5'], scaleType: 'point', height: 50 }]}
      series={[{ data: [1, 2] }]}
    />,
  );
  await expect
    .poll(
      () =>
        document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')?.children
          .length,
    )
    .toBe(2);
});

const count = (selector: string) => document.querySelectorAll(selector).length;

claim('Without it, a series belongs to the first axis of the list.', async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[
        { id: 'a', min: 0, max: 10 },
        { id: 'b', min: 0, max: 100, position: 'right' },
      ]}
      series={[
        { data: [10, 10], showMark: false },
        { data: [10, 10], showMark: false, yAxisId: 'a' },
        { data: [10, 10], showMark: false, yAxisId: 'b' },
      ]}
    />,
  );
  await expect.poll(() => count('.MuiLineElement-root')).toBe(3);
  const [unnamed, first, second] = [...document.querySelectorAll('.MuiLineElement-root')].map(
    (line) => line.getAttribute('d'),
  );
  expect(unnamed).toBe(first);
  expect(unnamed).not.toBe(second);
});

claim("`position: 'none'` hides an axis, and the drawing gets the space it used.", async () => {
  const shown = await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ width: 60 }]}
      series={[{ data: [5, 5], showMark: false }]}
    />,
  );
  const left = () =>
    Number(
      document
        .querySelector('.MuiLineElement-root')
        ?.getAttribute('d')
        ?.match(/-?[\d.]+/g)?.[0],
    );
  await expect.poll(left).toBeGreaterThan(60);
  const before = left();
  await shown.rerender(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ width: 60, position: 'none' }]}
      series={[{ data: [5, 5], showMark: false }]}
    />,
  );
  await expect.poll(left).toBe(before - 60);
});

claim('Give all of them the same `min` and `max`.', async () => {
  await show(<SameRange />);
  await expect.poll(() => count('.MuiLineElement-root')).toBe(3);
  expect(count('.MuiChartsAxis-root')).toBe(0);
});

claim(
  'it gets the value and its index, and keeps the ticks for which it returns `true`',
  async () => {
    await show(<EveryThirdHour />);
    await expect.poll(() => count('.MuiChartsAxis-directionX .MuiChartsAxis-tick')).toBe(8);
    expect(labels('X')).toContain('3:00');
    expect(labels('X')).not.toContain('4:00');
  },
);

claim(
  "The default, `'extremities'`, draws one more tick than there are categories, so that each band has a tick on both sides.",
  async () => {
    await show(<TickPlacement />);
    await expect.poll(() => count('.MuiChartsAxis-directionX .MuiChartsAxis-tick')).toBe(5);
    await page.getByRole('button', { name: 'middle' }).click();
    await expect.poll(() => count('.MuiChartsAxis-directionX .MuiChartsAxis-tick')).toBe(4);
  },
);

claim(
  'A y-axis is 45 pixels wide unless you set `width`, and longer labels end in an ellipsis.',
  async () => {
    const first = await show(
      <LineChart
        height={200}
        width={300}
        skipAnimation
        margin={0}
        yAxis={[{ valueFormatter: (value: number) => `${value} million lines` }]}
        series={[{ data: [5, 5], showMark: false }]}
      />,
    );
    await expect.poll(() => labels('Y').some((label) => label?.endsWith('…'))).toBe(true);
    const start = document.querySelector('.MuiLineElement-root')?.getAttribute('d');
    expect(Number(start?.match(/-?[\d.]+/g)?.[0])).toBe(45);
    await first.unmount();
    await show(<LargeNumbers />);
    await expect.poll(() => labels('Y')).toContain('100M');
  },
);

claim('An x-axis is 25 pixels high unless you set `height`.', async () => {
  const chart = (label?: string) => (
    <LineChart
      height={200}
      width={300}
      skipAnimation
      margin={0}
      xAxis={[{ data: ['A', 'B'], scaleType: 'point', ...(label !== undefined && { label }) }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[{ data: [0, 10], showMark: false }]}
    />
  );
  const zero = () =>
    Number(
      document
        .querySelector('.MuiLineElement-root')
        ?.getAttribute('d')
        ?.match(/-?[\d.]+/g)?.[1],
    );
  const first = await show(chart());
  await expect.poll(zero).toBe(175);
  await first.unmount();
  // With a `label`, either one gets 20 pixels more.
  await show(chart('Hall'));
  await expect.poll(zero).toBe(155);
});

claim('`margin` only helps the first and last labels of an x-axis', async () => {
  const chart = (right: number) => (
    <LineChart
      height={200}
      width={400}
      skipAnimation
      margin={{ right }}
      xAxis={[{ data: ['January 2026', 'December 2026'], scaleType: 'point' }]}
      series={[{ data: [1, 2] }]}
    />
  );
  const first = await show(chart(20));
  await expect.poll(() => labels('X')[1]).toMatch(/…$/);
  await first.unmount();
  await show(chart(80));
  await expect.poll(() => labels('X')).toEqual(['January 2026', 'December 2026']);
});

claim('Your component gets the text and its style', async () => {
  await show(<WeekendLabels />);
  const weight = (text: string) => {
    const found = [...document.querySelectorAll('text')].find((one) => one.textContent === text);
    return found && getComputedStyle(found).fontWeight;
  };
  await expect.poll(() => weight('Sat')).toBe('700');
  expect(weight('Fri')).toBe('400');
});

claim('An axis needs no series.', async () => {
  await show(<TwoUnits />);
  await expect.poll(() => labels('Y').join()).toBe('10,15,20,25,30,50,60,70,80');
});

claim(
  'with categories the value must be one of the axis `data`, otherwise no line is drawn',
  async () => {
    const first = await show(<ReleaseDay />);
    await expect.poll(() => count('.MuiChartsReferenceLine-root')).toBe(2);
    await first.unmount();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      <BarChart height={200} width={300} xAxis={[{ data: ['A', 'B'] }]} series={[{ data: [1, 2] }]}>
        <ChartsReferenceLine x="C" />
      </BarChart>,
    );
    await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
    expect(count('.MuiChartsReferenceLine-root')).toBe(0);
    error.mockRestore();
  },
);

claim(
  'gives the nearest value of the axis with the values of all series on it, by series `id`',
  async () => {
    await show(
      <div style={{ width: 500 }}>
        <ChooseLine />
      </div>,
    );
    await expect.poll(() => count('.MuiBarElement-root')).toBe(8);
    const chart = document.querySelector('[class*=MuiChartsSurface-root]');
    if (!(chart instanceof SVGElement)) throw new Error('No chart');
    const width = chart.getBoundingClientRect().width;
    await userEvent.click(chart, { position: { x: width - 50, y: 30 } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Line 4: 31 rejected');
    await userEvent.click(chart, { position: { x: 80, y: 30 } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Line 1: 9 rejected');
    // A click on a tick label counts too.
    await userEvent.click(chart, { position: { x: width - 50, y: 205 } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Line 4: 31 rejected');
  },
);

claim('On a band axis, it does not run beside the bands.', async () => {
  const clicked = vi.fn();
  const chart = (data: (string | number)[], scaleType: 'band' | 'linear') => (
    <ChartContainer
      height={200}
      width={300}
      xAxis={[{ data, scaleType }]}
      series={[{ type: 'line', data: [1, 2] }]}
      onAxisClick={(_event, axis) => clicked(axis?.axisValue)}
    >
      <LinePlot />
    </ChartContainer>
  );
  const click = (x: number) => {
    const svg = document.querySelector('[class*=MuiChartsSurface-root]');
    if (!(svg instanceof SVGElement)) throw new Error('No chart');
    return userEvent.click(svg, { position: { x, y: 60 } });
  };
  const band = await show(chart(['A', 'B'], 'band'));
  await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
  await click(10);
  expect(clicked).not.toHaveBeenCalled();
  await click(120);
  expect(clicked.mock.lastCall).toEqual(['A']);
  await band.unmount();
  await show(chart([1, 2], 'linear'));
  await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
  await click(10);
  expect(clicked.mock.lastCall).toEqual([1]);
});

claim(
  'It looks at the first x-axis, or at the first y-axis if that x-axis has no `data`, and at bar and line series only.',
  async () => {
    const clicked = vi.fn();
    await show(
      <BarChart
        height={200}
        width={300}
        layout="horizontal"
        yAxis={[{ data: ['A', 'B'] }]}
        series={[{ id: 'a', data: [1, 2] }]}
        onAxisClick={(_event, axis) => clicked(axis)}
      />,
    );
    await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
    const svg = document.querySelector('[class*=MuiChartsSurface-root]');
    if (!(svg instanceof SVGElement)) throw new Error('No chart');
    await userEvent.click(svg, { position: { x: 150, y: 40 } });
    expect(clicked.mock.lastCall?.[0]).toMatchObject({ axisValue: 'A', seriesValues: { a: 1 } });
    clicked.mockClear();
    const scatter = await show(
      <ScatterChart
        height={200}
        width={300}
        aria-label="Points"
        disableVoronoi
        xAxis={[{ data: [1, 2] }]}
        series={[{ id: 'points', data: [{ id: 1, x: 1, y: 1 }] }]}
        onAxisClick={(_event, axis) => clicked(axis)}
      />,
    );
    await expect.element(page.getByLabelText('Points')).toBeVisible();
    await userEvent.click(page.getByLabelText('Points'), { position: { x: 150, y: 40 } });
    expect(clicked.mock.lastCall?.[0]).toMatchObject({ seriesValues: {} });
    await scatter.unmount();
  },
);

claim('Each part of an axis has a class in `axisClasses`', async () => {
  await show(<QuietAxes />);
  await expect.poll(() => count('.MuiChartsAxis-id-days .MuiChartsAxis-line')).toBe(1);
  const line = document.querySelector('.MuiChartsAxis-id-days .MuiChartsAxis-line');
  expect(line && getComputedStyle(line).stroke).toBe('rgba(0, 0, 0, 0.12)');
  const label = document.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  expect(label && getComputedStyle(label).fill).toBe('rgba(0, 0, 0, 0.6)');
});

claim('They apply to axes that do not set the prop themselves.', async () => {
  const theme = createTheme({
    components: { MuiChartsXAxis: { defaultProps: { disableTicks: true } } },
  });
  const chart = (disableTicks?: boolean) => (
    <ThemeProvider theme={theme}>
      <BarChart
        height={200}
        width={300}
        skipAnimation
        xAxis={[{ data: ['A', 'B'], ...(disableTicks === undefined ? {} : { disableTicks }) }]}
        series={[{ data: [1, 2] }]}
      />
    </ThemeProvider>
  );
  const first = await show(chart());
  await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
  expect(count('.MuiChartsAxis-directionX .MuiChartsAxis-tick')).toBe(0);
  await first.unmount();
  await show(chart(false));
  await expect.poll(() => count('.MuiChartsAxis-directionX .MuiChartsAxis-tick')).toBe(3);
});

claim('use `ChartsXAxis` and `ChartsYAxis` with an `axisId`', async () => {
  await show(<ComposedAxes />);
  await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(2);
  expect(count('.MuiChartsAxis-directionX')).toBe(1);
  await expect.element(page.getByText('Contract')).toBeVisible();
});

claim(
  "`'pow'` exists too, but you cannot set its exponent, so it draws the same as `'linear'`.",
  async () => {
    const line = async (scaleType: 'linear' | 'pow' | 'sqrt') => {
      const screen = await show(
        <LineChart
          height={200}
          width={300}
          skipAnimation
          yAxis={[{ scaleType, min: 0, max: 100 }]}
          series={[{ data: [1, 20, 90], showMark: false }]}
        />,
      );
      await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
      const path = document.querySelector('.MuiLineElement-root')?.getAttribute('d');
      await screen.unmount();
      return path;
    };
    const linear = await line('linear');
    expect(await line('pow')).toBe(linear);
    expect(await line('sqrt')).not.toBe(linear);
  },
);

claim('`min` and `max` take precedence over it.', async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ min: 0, max: 10, domainLimit: () => ({ min: 2, max: 4 }) }]}
      series={[{ data: [2, 4] }]}
    />,
  );
  await expect.poll(() => labels('Y')).toContain('0');
  expect(labels('Y')).toContain('10');
});

claim('On a band axis, the line is at the start of the band, not in its middle.', async () => {
  await show(
    <BarChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A', 'B'] }]}
      series={[{ data: [1, 2] }]}
    >
      <ChartsReferenceLine x="B" />
    </BarChart>,
  );
  await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
  const bar = document.querySelectorAll('.MuiBarElement-root')[1]?.getBoundingClientRect();
  const line = document.querySelector('.MuiChartsReferenceLine-line')?.getBoundingClientRect();
  expect(line?.left).toBeCloseTo(bar?.left ?? 0, 0);
});

claim("`labelStyle={{ direction: 'ltr' }}` keeps labels where they are", async () => {
  await show(<ReleaseDay />, { direction: 'rtl' });
  const label = () =>
    page
      .getByText(/^Release/)
      .element()
      .getBoundingClientRect();
  await expect.element(page.getByText(/^Release/)).toBeVisible();
  const line = document
    .querySelector('.MuiChartsReferenceLine-vertical .MuiChartsReferenceLine-line')
    ?.getBoundingClientRect();
  expect(label().left).toBeGreaterThan(line?.right ?? Infinity);
});

claim('Otherwise, tooltips and clicks find the wrong value.', async () => {
  const clicked = vi.fn();
  const chart = (data: number[]) => (
    <LineChart
      height={200}
      width={400}
      skipAnimation
      xAxis={[{ data, min: 0, max: 4 }]}
      series={[{ data: [1, 2, 3] }]}
      onAxisClick={(_event, axis) => clicked(axis?.axisValue)}
    />
  );
  const clickOnOne = async () => {
    await expect.poll(() => count('.MuiMarkElement-root')).toBe(3);
    const svg = document.querySelector('[class*=MuiChartsSurface-root]');
    if (!(svg instanceof SVGElement)) throw new Error('No chart');
    const { left } = svg.getBoundingClientRect();
    const lefts = [...document.querySelectorAll('.MuiMarkElement-root')].map(
      (mark) => mark.getBoundingClientRect().left + 5,
    );
    await userEvent.click(svg, { position: { x: Math.min(...lefts) - left + 8, y: 60 } });
    return clicked.mock.lastCall?.[0];
  };
  const sorted = await show(chart([1, 2, 3]));
  expect(await clickOnOne()).toBe(1);
  await sorted.unmount();
  await show(chart([3, 2, 1]));
  expect(await clickOnOne()).toBe(3);
});

claim('equal names share one place.', async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A', 'B', 'A'], scaleType: 'point' }]}
      series={[{ data: [1, 2, 3] }]}
    />,
  );
  const lefts = () =>
    [...document.querySelectorAll('.MuiMarkElement-root')].map(
      (mark) => mark.getBoundingClientRect().left,
    );
  await expect.poll(() => lefts().length).toBe(3);
  expect(lefts()[2]).toBe(lefts()[0]);
  expect(lefts()[1]).toBeGreaterThan(lefts()[0] ?? Infinity);
});

claim('which must be unique among all axes of the chart', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(
    <LineChart
      height={200}
      width={300}
      xAxis={[{ id: 'both', data: [1, 2] }]}
      yAxis={[{ id: 'both' }]}
      series={[{ data: [1, 2] }]}
    />,
  );
  await expect
    .poll(() => error.mock.calls.flat().join(' '))
    .toContain('axis ids are duplicated: both');
});

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';
import type { MouseEvent, ReactNode } from 'react';
import * as charts from '@mui/x-charts';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import {
  ChartsTooltipContainer,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { useBarSeries, useBarSeriesContext } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, userEvent, vi } from '#claims';

const series = [{ data: [3, 5, 4], label: 'Landings' }];
const paint = (selector: string) => {
  const shape = document.querySelector(selector);
  return shape ? getComputedStyle(shape) : undefined;
};

function Themed({ components, children }: { components: object; children: ReactNode }) {
  return (
    <ThemeProvider theme={Object.assign(createTheme(), { components })}>{children}</ThemeProvider>
  );
}

claim(
  'Style the group around the shapes, with the classes of the elements: `MuiBarPlot` for bars, `MuiAreaPlot` for areas and for lines.',
  async () => {
    await show(
      <Themed
        components={{
          MuiBarPlot: {
            styleOverrides: { root: { '& .MuiBarElement-root': { stroke: 'rgb(1, 2, 3)' } } },
          },
          MuiAreaPlot: {
            styleOverrides: {
              root: {
                '& .MuiAreaElement-root': { stroke: 'rgb(4, 5, 6)' },
                '& .MuiLineElement-root': { strokeWidth: 9 },
              },
            },
          },
        }}
      >
        <BarChart series={series} height={200} width={300} skipAnimation />
        <LineChart
          series={[{ data: [3, 5, 4], area: true }]}
          height={200}
          width={300}
          skipAnimation
        />
      </Themed>,
    );
    await expect.poll(() => paint('.MuiBarElement-root')?.stroke).toBe('rgb(1, 2, 3)');
    await expect.poll(() => paint('.MuiAreaElement-root')?.stroke).toBe('rgb(4, 5, 6)');
    await expect.poll(() => paint('.MuiLineElement-root')?.strokeWidth).toBe('9px');
  },
);

claim(
  'In 8.5.0 there is no `MuiLinePlot`; the group of the lines has the name of the areas.',
  async () => {
    await show(
      <Themed
        components={{
          MuiLinePlot: {
            styleOverrides: { root: { '& .MuiLineElement-root': { strokeWidth: 9 } } },
          },
        }}
      >
        <LineChart series={series} height={200} width={300} skipAnimation />
      </Themed>,
    );
    await expect.poll(() => paint('.MuiLineElement-root')?.strokeWidth).toBe('2px');
  },
);

claim(
  'In the theme, `MuiLineElement`, `MuiAreaElement` and `MuiBarElement` have no style overrides anymore.',
  async () => {
    await show(
      <Themed components={{ MuiLineElement: { styleOverrides: { root: { strokeWidth: 9 } } } }}>
        <LineChart series={series} height={200} width={300} skipAnimation />
      </Themed>,
    );
    await expect.poll(() => paint('.MuiLineElement-root')?.strokeWidth).toBe('2px');
  },
);

claim(
  'Highlighted shapes, and the areas below lines, get brighter through the CSS `filter` in place of a computed color.',
  async () => {
    await show(
      <>
        <BarChart
          series={[
            { id: 'a', data: [3, 5], highlightScope: { highlight: 'item', fade: 'global' } },
          ]}
          height={200}
          width={300}
          skipAnimation
        />
        <LineChart
          series={[{ data: [3, 5, 4], area: true }]}
          height={200}
          width={300}
          skipAnimation
        />
      </>,
    );
    const filters = (selector: string) =>
      [...document.querySelectorAll(selector)].map((shape) => shape.getAttribute('filter'));
    await expect.poll(() => filters('.MuiBarElement-root').length).toBe(2);
    await userEvent.hover(document.querySelectorAll('.MuiBarElement-root')[1] ?? document.body);
    await expect.poll(() => filters('.MuiBarElement-root')).toEqual([null, 'brightness(120%)']);
    expect(document.querySelector('.MuiBarElement-root')?.getAttribute('opacity')).toBe('0.3');
    await expect.poll(() => filters('.MuiAreaElement-root')).toEqual(['brightness(120%)']);
    expect(filters('.MuiLineElement-root')).toEqual([null]);
  },
);

claim('To keep the old one, pass it in.', async () => {
  await show(
    <BarChart
      colors={blueberryTwilightPalette}
      series={series}
      height={200}
      width={300}
      skipAnimation
    />,
  );
  const [first] = blueberryTwilightPalette('light');
  await expect
    .poll(() => document.querySelector('.MuiBarElement-root')?.getAttribute('fill'))
    .toBe(first);
});

claim('The legend is an HTML element next to the drawing, no longer part of the SVG.', async () => {
  await show(
    <BarChart
      series={[...series, { data: [1, 2, 3], label: 'Exports' }]}
      height={200}
      width={300}
      skipAnimation
    />,
  );
  await expect.poll(() => document.querySelector('.MuiChartsLegend-root')).not.toBeNull();
  expect(document.querySelector('svg .MuiChartsLegend-root')).toBeNull();
});

claim("`'none'` hides it.", async () => {
  await show(
    <BarChart
      series={series}
      yAxis={[{ position: 'none' }]}
      height={200}
      width={300}
      skipAnimation
    />,
  );
  await expect.poll(() => document.querySelector('.MuiChartsAxis-directionX')).not.toBeNull();
  expect(document.querySelector('.MuiChartsAxis-directionY')).toBeNull();
});

const count = (selector: string) => document.querySelectorAll(selector).length;
const start = () =>
  Number(
    document
      .querySelector('.MuiLineElement-root')
      ?.getAttribute('d')
      ?.match(/-?[\d.]+/g)?.[0],
  );

claim('an axis has a size of its own, and 20 px more when it has a `label`', async () => {
  const chart = (label?: string) => (
    <LineChart
      series={[{ data: [3, 5], showMark: false }]}
      yAxis={[label === undefined ? {} : { label }]}
      height={200}
      width={300}
      skipAnimation
    />
  );
  const shown = await show(chart());
  // The default `margin` is 20 px on each side, not 50.
  await expect.poll(start).toBe(65);
  await shown.rerender(chart('Tonnes'));
  await expect.poll(start).toBe(85);
});

claim('Entries are real buttons when you set `onItemClick`.', async () => {
  const clicked = vi.fn();
  const chart = (legend: object) => (
    <BarChart
      series={[{ id: 'landings', data: [3, 5], label: 'Landings' }]}
      slotProps={{ legend }}
      height={200}
      width={300}
    />
  );
  const shown = await show(chart({}));
  expect(page.getByRole('button', { name: 'Landings' }).query()).toBeNull();
  await shown.rerender(
    chart({
      onItemClick: (event: MouseEvent<HTMLButtonElement>, item: SeriesLegendItemContext) =>
        clicked(event.currentTarget.tagName, item),
    }),
  );
  await page.getByRole('button', { name: 'Landings' }).click();
  expect(clicked).toHaveBeenCalledExactlyOnceWith(
    'BUTTON',
    expect.objectContaining({ seriesId: 'landings', label: 'Landings' }),
  );
});

claim('Its arguments are still the event, the entry and the index', async () => {
  const records = await commands.readFile('site/facts/api-history/charts.tsv');
  const line = records
    .split('\n')
    .find((one) => one.startsWith('charts-legend\tprops\tonItemClick'));
  const [, , , before, inSeven, after, inEight] = (line ?? '').split('\t');
  expect([before, after]).toEqual(['7.20.0', '8.0.0']);
  const order = 'legendItem: SeriesLegendItemContext, index: number) => void';
  expect(inSeven).toContain(`(event: React.MouseEvent<SVGRectElement, MouseEvent>, ${order}`);
  expect(inEight).toContain(`(event: React.MouseEvent<HTMLButtonElement, MouseEvent>, ${order}`);
});

function Content() {
  const item = useItemTooltip<'bar'>();
  return item && <p>{item.formattedValue} tonnes</p>;
}

function Tooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      <Content />
    </ChartsTooltipContainer>
  );
}

claim(
  'Read the data with `useItemTooltip` or `useAxesTooltip`, and put your component inside `ChartsTooltipContainer`, which follows the pointer.',
  async () => {
    await show(
      <BarChart
        series={series}
        slots={{ tooltip: Tooltip }}
        height={200}
        width={300}
        skipAnimation
      />,
    );
    await expect.poll(() => count('.MuiBarElement-root')).toBe(3);
    const bar = document.querySelectorAll('.MuiBarElement-root')[1];
    if (!bar) throw new Error('No bar');
    await userEvent.hover(bar);
    await expect.element(page.getByText('5 tonnes')).toBeVisible();
  },
);

claim(
  'Behavior that was a component among the children is now part of the container.',
  async () => {
    const clicked = vi.fn();
    await show(
      <ChartContainer
        series={[{ type: 'bar', id: 'landings', data: [3, 5] }]}
        xAxis={[{ data: ['A', 'B'], scaleType: 'band' }]}
        onAxisClick={(_event, data) => clicked(data?.axisValue)}
        width={300}
        height={200}
      >
        <BarPlot skipAnimation />
      </ChartContainer>,
    );
    await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
    const chart = document.querySelector('[class*=MuiChartsSurface-root]');
    if (!chart) throw new Error('No chart');
    await userEvent.click(chart, { position: { x: 250, y: 60 } });
    await expect.poll(() => clicked.mock.lastCall).toEqual(['B']);
  },
);

claim('A sparkline has one series, so `colors` became `color`', async () => {
  await show(<SparkLineChart data={[3, 5, 4]} color="#ff0000" height={60} width={200} />);
  await expect
    .poll(() => document.querySelector('.MuiLineElement-root')?.getAttribute('stroke'))
    .toBe('#ff0000');
});

claim('a list of series, or one series when you pass its id', async () => {
  const seen = vi.fn();
  function Reads() {
    seen(
      useBarSeries().map(({ id }) => id),
      useBarSeries('landings')?.id,
      Object.keys(useBarSeriesContext() ?? {}),
    );
    return null;
  }
  await show(
    <BarChart series={[{ id: 'landings', data: [3, 5] }]} height={200} width={300}>
      <Reads />
    </BarChart>,
  );
  await expect.poll(() => seen.mock.lastCall?.[0]).toEqual(['landings']);
  expect(seen.mock.lastCall?.[1]).toBe('landings');
  expect(seen.mock.lastCall?.[2]).toEqual(
    expect.arrayContaining(['series', 'seriesOrder', 'stackingGroups']),
  );
});

claim('`BarElementPath`, `LineElementPath`, `AreaElementPath`', () => {
  for (const name of [
    'BarElementPath',
    'LineElementPath',
    'AreaElementPath',
    'ResponsiveChartContainer',
    'ChartsOnAxisClickHandler',
    'ChartsVoronoiHandler',
    'HighlightedProvider',
    'ZAxisContextProvider',
    'getLegendUtilityClass',
    'useHighlighted',
    'DefaultChartsLegend',
  ]) {
    expect(Object.keys(charts)).not.toContain(name);
  }
});

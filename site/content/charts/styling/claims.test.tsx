import type {} from '@mui/x-charts-pro/themeAugmentation';
import type { CSSProperties, ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import * as palettes from '@mui/x-charts/colorPalettes';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ColorCategories from './demos/color-categories.tsx';
import ColorSteps from './demos/color-steps.tsx';
import CssClasses from './demos/css-classes.tsx';
import CustomOverlay from './demos/custom-overlay.tsx';
import GradientAndPattern from './demos/gradient-and-pattern.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const bar = '.MuiBarElement-root';
const fills = () => all(bar).map((element) => element.getAttribute('fill'));
const size = { width: 300, height: 200, skipAnimation: true };
const style = (selector: string) => getComputedStyle(all(selector)[0] ?? document.body);

function Area() {
  return <text className="area">{JSON.stringify(useDrawingArea())}</text>;
}
const area = () => JSON.parse(all('.area')[0]?.textContent || 'null');

claim('Series use them in order and start again at the end', async () => {
  await draw(
    <BarChart
      {...size}
      colors={['red', 'blue']}
      xAxis={[{ data: ['A'] }]}
      series={[{ data: [1] }, { data: [2] }, { data: [3] }]}
    />,
  );
  await expect.poll(fills).toEqual(['red', 'blue', 'red']);
});

claim("a function that gets `'light'` or `'dark'` and returns one.", async () => {
  const colors = vi.fn((mode: string) => [mode === 'dark' ? 'white' : 'black']);
  const chart = (
    <BarChart {...size} colors={colors} xAxis={[{ data: ['A'] }]} series={[{ data: [1] }]} />
  );
  await draw(chart);
  await expect.poll(fills).toEqual(['black']);
  ({ container } = await show(chart, { paletteMode: 'dark' }));
  await expect.poll(fills).toEqual(['white']);
});

const map = (color: string) => ({
  type: 'piecewise' as const,
  thresholds: new Array<number>(),
  colors: [color],
});

claim('| bar | the value axis, the category axis |', async () => {
  await draw(
    <BarChart
      {...size}
      xAxis={[{ data: ['A'], colorMap: { type: 'ordinal', colors: ['red'], values: ['A'] } }]}
      yAxis={[{ colorMap: map('blue') }]}
      series={[{ data: [1] }]}
    />,
  );
  await expect.poll(fills).toEqual(['blue']);
  await draw(
    <ScatterChart
      {...size}
      hideLegend
      xAxis={[{ colorMap: map('red') }]}
      yAxis={[{ colorMap: map('blue') }]}
      zAxis={[{ colorMap: map('green') }]}
      series={[{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }]}
    />,
  );
  await expect.poll(() => all('svg circle')[0]?.getAttribute('fill')).toBe('green');
});

claim('A value that is equal to a threshold gets the color above it.', async () => {
  await draw(
    <BarChart
      {...size}
      xAxis={[{ data: ['A', 'B'] }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [25], colors: ['red', 'blue'] } }]}
      series={[{ data: [24, 25] }]}
    />,
  );
  await expect.poll(fills).toEqual(['red', 'blue']);
  await draw(<ColorSteps />);
  await expect.poll(() => fills()[4]).toBe('#e53935');
});

claim('Other values get `unknownColor`, or the color of the series.', async () => {
  await draw(<ColorCategories />);
  await expect.poll(() => fills()[3]).toBe('#8d8d8d');
  expect(fills()[1]).toBe('#1e88e5');
  await draw(
    <BarChart
      {...size}
      xAxis={[{ data: ['A', 'B'], colorMap: { type: 'ordinal', values: ['A'], colors: ['red'] } }]}
      series={[{ data: [1, 2], color: 'green' }]}
    />,
  );
  await expect.poll(fills).toEqual(['red', 'green']);
});

claim(
  '`height` on the x-axis is 25 and `width` on the y-axis is 45 by default, and a label adds 20.',
  async () => {
    const chart = (label?: string) => (
      <BarChart
        {...size}
        hideLegend
        xAxis={[{ data: ['A'], ...(label !== undefined && { label }) }]}
        yAxis={[label === undefined ? {} : { label }]}
        series={[{ data: [1] }]}
      >
        <Area />
      </BarChart>
    );
    await draw(chart());
    await expect.poll(area).toMatchObject({ left: 65, top: 20, right: 20, bottom: 45 });
    await draw(chart('Label'));
    await expect.poll(area).toMatchObject({ left: 85, top: 20, right: 20, bottom: 65 });
  },
);

claim('The class of one series is the constant, a hyphen and the id', async () => {
  await draw(<CssClasses />);
  await expect.poll(() => all('.MuiLineElement-series-forecast').length).toBe(1);
  expect(style('.MuiLineElement-series-forecast').strokeDasharray).toBe('6px, 4px');
  expect(style('.MuiLineElement-series-measured').strokeWidth).toBe('4px');
  expect(style('.MuiChartsAxis-left .MuiChartsAxis-line').display).toBe('none');
  expect(style('.MuiChartsAxis-bottom .MuiChartsAxis-line').display).not.toBe('none');
});

claim('CSS beats attributes, so your rule wins.', async () => {
  await draw(
    <BarChart
      {...size}
      colors={['red']}
      xAxis={[{ data: ['A'] }]}
      series={[{ data: [1] }]}
      sx={{ '& .MuiBarElement-root': { fill: 'blue' } }}
    />,
  );
  await expect.poll(fills).toEqual(['red']);
  expect(style(bar).fill).toBe('rgb(0, 0, 255)');
});

claim('Tick labels get their font as an inline style, which beats your CSS.', async () => {
  await draw(
    <BarChart
      {...size}
      xAxis={[{ data: ['A'] }]}
      yAxis={[{ tickLabelStyle: { fontSize: 9 } }]}
      series={[{ data: [1] }]}
      sx={{ '& .MuiChartsAxis-tickLabel': { fontSize: 30 } }}
    />,
  );
  await expect.poll(() => all('.MuiChartsAxis-left .MuiChartsAxis-tickLabel').length).not.toBe(0);
  expect(style('.MuiChartsAxis-left .MuiChartsAxis-tickLabel').fontSize).toBe('9px');
  expect(style('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel').fontSize).toBe('12px');
});

claim("The tooltip is in a portal, out of reach of the chart's `sx`.", async () => {
  await draw(
    <BarChart
      {...size}
      xAxis={[{ data: ['A'] }]}
      series={[{ data: [1] }]}
      sx={{ '& .MuiChartsTooltip-paper': { opacity: 0.5 } }}
      slotProps={{ tooltip: { sx: { outline: '3px solid red' } } }}
    />,
  );
  await expect.poll(() => all(bar).length).toBe(1);
  await userEvent.hover(all(bar)[0] ?? document.body);
  await expect.element(page.getByRole('tooltip'), { timeout: 5000 }).toBeVisible();
  const tooltip = page.getByRole('tooltip').element();
  expect(container.contains(tooltip)).toBe(false);
  expect(
    getComputedStyle(tooltip.querySelector('.MuiChartsTooltip-paper') ?? tooltip).opacity,
  ).toBe('1');
  expect(getComputedStyle(tooltip).outlineWidth).toBe('3px');
});

claim('As a `color`, the pattern also fills the mark in the legend.', async () => {
  await draw(<GradientAndPattern />);
  await expect.poll(() => all(bar).length).toBe(6);
  const mark = all('.MuiChartsLegend-series rect')[1]?.getAttribute('fill') ?? '';
  expect(mark).toBe(fills()[3]);
  expect(document.getElementById(mark.slice(5, -1))?.tagName).toBe('pattern');
});

claim('`slots.loadingOverlay` and `slots.noDataOverlay` replace the messages.', async () => {
  await draw(<CustomOverlay />);
  await expect.element(page.getByText('Nothing sold yet')).toBeVisible();
  await expect.element(page.getByText('No data to display')).not.toBeInTheDocument();
});

claim(
  'The types also accept style overrides for `MuiBarElement` and `MuiLineElement`, but bars and lines do not read them.',
  async () => {
    const theme = createTheme({
      components: {
        MuiBarElement: { styleOverrides: { root: { opacity: 0.5 } } },
        MuiLineElement: { styleOverrides: { root: { opacity: 0.5 } } },
        MuiChartsGrid: { styleOverrides: { line: { opacity: 0.25 } } },
        MuiChartsSurface: {
          styleOverrides: { root: { '& .MuiLineElement-root': { strokeWidth: 3 } } },
        },
        MuiBarChart: { defaultProps: { colors: ['red'] } },
      },
    });
    await draw(
      <ThemeProvider theme={theme}>
        <BarChart
          {...size}
          grid={{ horizontal: true }}
          xAxis={[{ data: ['A'] }]}
          series={[{ data: [1] }]}
        />
        <LineChart {...size} xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2] }]} />
      </ThemeProvider>,
    );
    await expect.poll(fills).toEqual(['red']);
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    expect(style(bar).opacity).toBe('1');
    expect(style('.MuiLineElement-root').opacity).toBe('1');
    expect(style('.MuiChartsGrid-line').opacity).toBe('0.25');
    expect(style('.MuiLineElement-root').strokeWidth).toBe('3px');
  },
);

claim(
  '`PieChart` reads the default props of `MuiPieChart` too, but the types of the theme do not list it.',
  async () => {
    const components = {
      MuiBarChart: { defaultProps: {} },
      MuiPieChart: { defaultProps: { colors: ['red'] } },
    };
    await draw(
      <ThemeProvider theme={createTheme({ components })}>
        <PieChart {...size} series={[{ data: [{ id: 'a', value: 1 }] }]} />
      </ThemeProvider>,
    );
    await expect.poll(() => all('.MuiPieArc-root')[0]?.getAttribute('fill')).toBe('red');
  },
);

claim(
  'Without `values`, a category axis gives the colors to its `data` in order, and starts again when they run out. A z-axis without `data` gives them to the numbers 0, 1, 2…',
  async () => {
    const colorMap = { type: 'ordinal' as const, colors: ['red', 'blue'] };
    await draw(
      <BarChart
        {...size}
        xAxis={[{ data: ['A', 'B', 'C'], colorMap }]}
        series={[{ data: [1, 2, 3], color: 'green' }]}
      />,
    );
    await expect.poll(fills).toEqual(['red', 'blue', 'red']);
    await draw(
      <ScatterChart
        {...size}
        hideLegend
        zAxis={[{ colorMap }]}
        series={[{ color: 'green', data: [0, 1, 5].map((z) => ({ id: z, x: z, y: z, z })) }]}
      />,
    );
    await expect
      .poll(() => all('svg circle').map((element) => element.getAttribute('fill')))
      .toEqual(['red', 'blue', 'green']);
  },
);

claim('Set default props and styles for all charts in the theme.', async () => {
  const theme = createTheme({
    components: {
      MuiChartsGrid: { styleOverrides: { line: { strokeDasharray: '4 4' } } },
      MuiChartsAxis: { styleOverrides: { root: { '& .MuiChartsAxis-line': { strokeWidth: 3 } } } },
      MuiChartsSurface: {
        styleOverrides: { root: { '& .MuiLineElement-root': { strokeWidth: 9 } } },
      },
    },
  });
  await draw(
    <ThemeProvider theme={theme}>
      <LineChart {...size} grid={{ horizontal: true }} series={[{ data: [1, 2] }]} />
    </ThemeProvider>,
  );
  await expect.poll(() => style('.MuiLineElement-root').strokeWidth).toBe('9px');
  expect(style('.MuiChartsGrid-line').strokeDasharray).toBe('4px, 4px');
  expect(style('.MuiChartsAxis-line').strokeWidth).toBe('3px');
});

claim('`BarChartPro` reads `MuiBarChartPro`, not `MuiBarChart`.', async () => {
  const theme = createTheme({
    components: {
      MuiBarChart: { defaultProps: { colors: ['red'] } },
      MuiBarChartPro: { defaultProps: { colors: ['blue'] } },
    },
  });
  const chart = { ...size, xAxis: [{ data: ['A'] }], series: [{ data: [1] }] };
  await draw(
    <ThemeProvider theme={theme}>
      <BarChart {...chart} />
      <BarChartPro {...chart} />
    </ThemeProvider>,
  );
  await expect.poll(fills).toEqual(['red', 'blue']);
});

claim(
  'Write the class of the axis first: `& .${axisClasses.root} .${axisClasses.line}`.',
  async () => {
    const stroke = async (selector: string) => {
      await draw(
        <BarChart
          {...size}
          xAxis={[{ data: ['A'] }]}
          series={[{ data: [1] }]}
          sx={{ [selector]: { stroke: 'rgb(1, 2, 3)' } }}
        />,
      );
      await expect.poll(() => all('.MuiChartsAxis-line').length).toBe(2);
      return style('.MuiChartsAxis-line').stroke;
    };
    const { root, line } = axisClasses;
    expect(await stroke(`& .${line}`)).not.toBe('rgb(1, 2, 3)');
    expect(await stroke(`& .${root} .${line}`)).toBe('rgb(1, 2, 3)');
    const fill = async (selector: string) => {
      await draw(
        <BarChart
          {...size}
          xAxis={[{ data: ['A'] }]}
          series={[{ data: [1] }]}
          sx={{ [selector]: { fill: 'rgb(1, 2, 3)' } }}
        />,
      );
      await expect.poll(() => all('.MuiChartsAxis-tickLabel').length).toBeGreaterThan(1);
      return style('.MuiChartsAxis-tickLabel').fill;
    };
    const { tickLabel } = axisClasses;
    expect(await fill(`& .${tickLabel}`)).not.toBe('rgb(1, 2, 3)');
    expect(await fill(`& .${root} .${tickLabel}`)).toBe('rgb(1, 2, 3)');
  },
);

claim('in a pie chart, the items do.', async () => {
  await draw(
    <PieChart
      {...size}
      colors={['red', 'blue']}
      series={[{ color: 'green', data: [{ value: 1 }, { value: 2 }, { value: 3, color: 'pink' }] }]}
    />,
  );
  await expect
    .poll(() => all('.MuiPieArc-root').map((arc) => arc.getAttribute('fill')))
    .toEqual(['red', 'blue', 'pink']);
});

claim(
  'In `PieChart` and `SparkLineChart`, it is 5 pixels, and in `RadarChart` 30 at the top and bottom and 50 at the sides.',
  async () => {
    const around = (pixels: number) => ({
      left: pixels,
      top: pixels,
      right: pixels,
      bottom: pixels,
    });
    await draw(
      <PieChart {...size} hideLegend series={[{ data: [{ value: 1 }] }]}>
        <Area />
      </PieChart>,
    );
    await expect.poll(area).toMatchObject(around(5));
    await draw(
      <SparkLineChart width={300} height={200} data={[1, 2]}>
        <Area />
      </SparkLineChart>,
    );
    await expect.poll(area).toMatchObject(around(5));
    await draw(
      <RadarChart
        {...size}
        hideLegend
        radar={{ metrics: ['A', 'B', 'C'] }}
        series={[{ data: [1, 2, 3] }]}
      >
        <Area />
      </RadarChart>,
    );
    await expect.poll(area).toMatchObject({ left: 50, right: 50, top: 30, bottom: 30 });
  },
);

claim('The y-axis shows all of its labels.', async () => {
  const data = Array.from({ length: 40 }, (_value, index) => `Row ${index}`);
  const labels = (side: string) => all(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`).length;
  const shared = { ...size, hideLegend: true, series: [{ data: data.map(() => 1) }] };
  await draw(<BarChart {...shared} layout="horizontal" yAxis={[{ data }]} />);
  await expect.poll(() => labels('left')).toBe(40);
  await draw(<BarChart {...shared} xAxis={[{ data }]} />);
  await expect.poll(() => labels('bottom')).toBeGreaterThan(2);
  expect(labels('bottom')).toBeLessThan(20);
});

claim(
  'Without `height`, it is only 150 pixels high, like any `<svg>`, even in a parent with a height.',
  async () => {
    const chart = (style: CSSProperties) => (
      <div style={style}>
        <BarChart hideLegend xAxis={[{ data: ['A'] }]} series={[{ data: [1] }]}>
          <Area />
        </BarChart>
      </div>
    );
    const shown = () => {
      const { width, height } = all('svg')[0]?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, top, bottom, ...plot } = area() ?? {};
      return [width, height, left + right + plot.width, top + bottom + plot.height];
    };
    await draw(chart({ width: 500 }));
    await expect.poll(shown).toEqual([500, 150, 500, 150]);
    await draw(chart({ width: 500, height: 300 }));
    await expect.poll(shown).toEqual([500, 150, 500, 150]);
    // which the chart then fills
    for (const display of ['flex', 'grid']) {
      await draw(chart({ width: 500, height: 300, display }));
      await expect.poll(shown).toEqual([500, 300, 500, 300]);
    }
    await draw(chart({ width: 500, height: 300, display: 'flex', flexDirection: 'column' }));
    await expect.poll(shown).toEqual([500, 300, 500, 300]);
  },
);

claim('`margin.left` is on the left in both directions.', async () => {
  ({ container } = await show(
    <BarChart
      {...size}
      hideLegend
      margin={{ left: 90 }}
      xAxis={[{ data: ['A'] }]}
      yAxis={[{ position: 'none' }]}
      series={[{ data: [1] }]}
    >
      <Area />
    </BarChart>,
    { direction: 'rtl' },
  ));
  await expect.poll(area).toMatchObject({ left: 90, right: 20 });
});

claim(
  'Make the axis larger, not the margin. Only the labels at the ends of an x-axis need a larger margin.',
  async () => {
    const labels = () =>
      all('.MuiChartsAxis-tickLabel')
        .map((label) => label.textContent)
        .filter((text) => text?.startsWith('Gr'));
    const chart = (margin: number, width: number) => (
      <BarChart
        {...size}
        hideLegend
        layout="horizontal"
        margin={margin}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ data: ['Greenfinches of the valley'], width }]}
        series={[{ data: [1] }]}
      />
    );
    await draw(chart(20, 60));
    await expect.poll(labels).toEqual([expect.stringMatching(/^Green.*…$/)]);
    await draw(chart(80, 60));
    await expect.poll(labels).toEqual([expect.stringMatching(/^Green.*…$/)]);
    await draw(chart(20, 200));
    await expect.poll(labels).toEqual(['Greenfinches of the valley']);
    const end = (margin: number) => (
      <LineChart
        {...size}
        hideLegend
        margin={margin}
        xAxis={[{ scaleType: 'point', data: ['1', '2', 'Greenfinches'] }]}
        yAxis={[{ position: 'none' }]}
        series={[{ data: [1, 2, 3] }]}
      />
    );
    await draw(end(20));
    await expect.poll(labels).toEqual([expect.stringMatching(/^Gr.*…$/)]);
    await draw(end(60));
    await expect.poll(labels).toEqual(['Greenfinches']);
  },
);

claim('which are 0 and 100 by default', async () => {
  await draw(
    <BarChart
      {...size}
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      yAxis={[{ colorMap: { type: 'continuous', color: ['rgb(0, 0, 0)', 'rgb(200, 0, 0)'] } }]}
      series={[{ data: [0, 50, 100] }]}
    />,
  );
  await expect.poll(fills).toEqual(['rgb(0, 0, 0)', 'rgb(100, 0, 0)', 'rgb(200, 0, 0)']);
});

claim('| line | the y-axis, the x-axis |', async () => {
  const marks = () => all('.MuiMarkElement-root').map((mark) => mark.getAttribute('stroke'));
  await draw(
    <LineChart
      {...size}
      xAxis={[{ data: [1, 2], colorMap: map('red') }]}
      yAxis={[{ colorMap: map('blue') }]}
      series={[{ data: [1, 2], showMark: true }]}
    />,
  );
  await expect.poll(marks).toEqual(['blue', 'blue']);
});

claim('The categorical ones differ between light and dark mode, the sequential ones do not', () => {
  const functions = Object.entries(palettes).flatMap(([name, palette]) =>
    typeof palette === 'function'
      ? [{ name, differs: palette('light').join() !== palette('dark').join() }]
      : [],
  );
  expect(functions).toHaveLength(13);
  expect(functions.filter(({ differs }) => differs).map(({ name }) => name)).toEqual([
    'blueberryTwilightPalette',
    'cheerfulFiestaPalette',
    'mangoFusionPalette',
    'rainbowSurgePalette',
  ]);
});

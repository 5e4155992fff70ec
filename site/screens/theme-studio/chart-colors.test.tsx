import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { myThemeOptions } from './my-theme-options.ts';
import { libraryTheme, type MyTheme } from './my-theme.ts';
import { siteTheme } from './site-theme.ts';

const size = { width: 300, height: 200, skipAnimation: true } as const;
const months = [{ data: ['Jan', 'Feb'] }];
const bags = [{ data: [24, 18] }, { data: [12, 22] }];
const points = bags.map(({ data }) => ({ data: data.map((y, x) => ({ id: x, x, y })) }));
const slices = [
  {
    data: [
      { id: 0, value: 24 },
      { id: 1, value: 18 },
    ],
  },
];
const axes = { metrics: ['Price', 'Taste', 'Stock'] };
const grades = [{ data: [1, 2, 3] }, { data: [3, 2, 1] }];

/** Every chart that takes what a theme says about it. */
const charts: readonly ReactElement[] = [
  <BarChart key="bar" {...size} xAxis={months} series={bags} />,
  <BarChartPro key="bar-pro" {...size} xAxis={months} series={bags} />,
  <LineChart key="line" {...size} series={bags} />,
  <LineChartPro key="line-pro" {...size} series={bags} />,
  <PieChart key="pie" {...size} series={slices} />,
  <ScatterChart key="scatter" {...size} series={points} />,
  <ScatterChartPro key="scatter-pro" {...size} series={points} />,
  <RadarChart key="radar" {...size} radar={axes} series={grades} />,
  <RadarChartPro key="radar-pro" {...size} radar={axes} series={grades} />,
  <FunnelChart key="funnel" {...size} series={slices} />,
];

const chosen: MyTheme = { ...libraryTheme, light: { primary: '#4747c2' } };
const themes: readonly (readonly [string, MyTheme])[] = [
  ['My theme', chosen],
  ['Site theme', siteTheme],
];

function draw(theme: MyTheme, element: ReactElement): string {
  const made = createTheme({ cssVariables: true, ...myThemeOptions(theme) });
  return renderToStaticMarkup(<ThemeProvider theme={made}>{element}</ThemeProvider>);
}

/** What fills and lines of a drawing are painted with. */
function paintIn(html: string): string[] {
  return [...html.matchAll(/(?:fill|stroke)="(?!none)([^"]+)"/g)].map(([, paint = '']) => paint);
}

it.each(themes.flatMap(([name, theme]) => charts.map((it) => [name, it.key, theme, it] as const)))(
  '%s colors charts: %s',
  (_name, _chart, theme, chart) => {
    const paint = paintIn(draw(theme, chart));
    expect(paint).toContain('var(--mui-palette-primary-main)');
    expect(paint).toContain('var(--mui-palette-secondary-main)');
  },
);

it('leaves charts their own colors where no color was chosen', () => {
  for (const theme of [libraryTheme, { ...libraryTheme, dark: { paper: '#1d1e27' } } as const]) {
    const html = draw(theme, <BarChart {...size} xAxis={months} series={bags} />);
    expect(paintIn(html)).not.toContain('var(--mui-palette-primary-main)');
  }
});

it('leaves a chart the colors that it names itself', () => {
  const named = (
    <BarChart {...size} xAxis={months} series={[...bags, { data: [1, 2], color: '#123456' }]} />
  );
  expect(paintIn(draw(chosen, named))).toContain('#123456');
  const paint = paintIn(
    draw(chosen, <BarChart {...size} xAxis={months} series={bags} colors={['#abcdef']} />),
  );
  expect(paint).toContain('#abcdef');
  expect(paint).not.toContain('var(--mui-palette-primary-main)');
});

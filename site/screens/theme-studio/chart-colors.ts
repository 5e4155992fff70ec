import { meaningNames, schemeNames, type MyTheme } from './my-theme.ts';

/** Charts that take default props from a theme, of both packages. */
export const chartNames = [
  'MuiBarChart',
  'MuiBarChartPro',
  'MuiFunnelChart',
  'MuiLineChart',
  'MuiLineChartPro',
  'MuiPieChart',
  'MuiRadarChart',
  'MuiRadarChartPro',
  'MuiScatterChart',
  'MuiScatterChartPro',
] as const;

/** Colors of series, so that neighbors differ in most palettes; variables follow the mode of the page. */
export const seriesColors = (
  ['primary', 'secondary', 'warning', 'error', 'success', 'info'] as const
).map((name) => `var(--mui-palette-${name}-main)`);

/** Charts have colors of their own; they take those of a theme when the reader chose one that a series can have. */
export function hasSeriesColor(theme: MyTheme): boolean {
  return schemeNames.some((scheme) => meaningNames.some((name) => theme[scheme][name]));
}

/** Charts do not look at the palette: its variables are their default props. */
export function chartComponents(): Record<string, { defaultProps: { colors: string[] } }> {
  const chart = { defaultProps: { colors: seriesColors } };
  return Object.fromEntries(chartNames.map((name) => [name, chart]));
}

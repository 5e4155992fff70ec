import { chartNames, hasSeriesColor, seriesColors } from './chart-colors.ts';
import { chosenOptions } from './my-theme-options.ts';
import type { MyTheme } from './my-theme.ts';

/** Languages the code is written in. */
export type CodeVariant = 'TS' | 'JS';

/** Widest line that stays in one piece. */
const widest = 80;

const start = 'export const theme = createTheme(';

/** The module that makes a theme; only types that a default prop needs differ between the languages. */
export function themeCode(theme: MyTheme, variant: CodeVariant): string {
  const { colorSchemes, ...rest } = chosenOptions(theme);
  // With variables both modes stand in one sheet, and nothing flashes before the script has come.
  const options = { ...(colorSchemes && { cssVariables: true, colorSchemes }), ...rest };
  const needsGridTypes = variant === 'TS' && rest.components?.MuiDataGrid !== undefined;
  return [
    `import { createTheme } from '@mui/material/styles';`,
    ...(needsGridTypes ? [`import type {} from '@mui/x-data-grid/themeAugmentation';`] : []),
    '',
    ...(hasSeriesColor(theme) ? callWithCharts(options) : [call(options)]),
    '',
  ].join('\n');
}

function call(options: object): string {
  const end = ');';
  const isEmpty = Object.keys(options).length === 0;
  return `${start}${isEmpty ? '' : print(options, '', start.length + end.length)}${end}`;
}

/** Charts come second, where any object may stand: their types are there only where charts are installed. */
function callWithCharts(options: object): string[] {
  return [
    start,
    `  ${print(options, '  ', widest)},`,
    '  { components: charts() },',
    ');',
    '',
    '// Charts do not look at the palette: its variables are their default props.',
    'function charts() {',
    '  const colors = [',
    ...seriesColors.map((color) => `    '${color}',`),
    '  ];',
    '  const chart = { defaultProps: { colors } };',
    '  return {',
    ...chartNames.map((name) => `    ${name}: chart,`),
    '  };',
    '}',
  ];
}

/** A value as code; `taken` is what else stands on its line. */
function print(value: unknown, indent: string, taken: number): string {
  const line = onOneLine(value);
  if (line !== undefined && taken + line.length <= widest) return line;
  const inner = `${indent}  `;
  const lines = entriesOf(value).map(([key, it]) => {
    const name = `${inner}${key}: `;
    return `${name}${print(it, inner, name.length + 1)},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** A plain value, or an object that says only one thing or only plain things; undefined for all others. */
function onOneLine(value: unknown): string | undefined {
  if (typeof value === 'string') return `'${value}'`;
  const entries = entriesOf(value);
  if (entries.length === 0) return String(value);
  const isPlain = entries.length === 1 || entries.every(([, it]) => entriesOf(it).length === 0);
  const parts = entries.map(([key, it]) => {
    const text = isPlain ? onOneLine(it) : undefined;
    return text === undefined ? undefined : `${key}: ${text}`;
  });
  return parts.includes(undefined) ? undefined : `{ ${parts.join(', ')} }`;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

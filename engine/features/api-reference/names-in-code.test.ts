import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyApiData } from './api-data.ts';
import { entryOf } from './entry.fixture.ts';
import { createNamesIn } from './names-in-code.ts';

const prop = (name: string) => ({ name, type: 'string' });
const chart = { folder: 'chart', imports: [{ from: '@lib/chart', isDefault: false }] };
const data = {
  ...emptyApiData,
  entries: [
    entryOf('Grid', { props: [prop('rows')], inherits: 'Base' }),
    entryOf('Base', { props: [prop('tone')] }),
    entryOf('useGrid', { kind: 'hook' }),
    entryOf('Legend', { id: 'grid/legend' }),
    entryOf('Legend', { ...chart, id: 'chart/legend' }),
    entryOf('Line', { ...chart, id: 'chart/line', props: [prop('points')] }),
  ],
  types: { grid: { RowModel: 'interface RowModel {}' }, chart: { Point: 'type Point = number' } },
};

/** The names found in code, as `text→id`. */
function found(code: string, folder = 'grid/overview'): string[] {
  return createNamesIn(data, folder)(code).map(({ at, end, id }) => `${code.slice(at, end)}→${id}`);
}

it('finds components, their props, hooks and types that a file imports', () => {
  const code = `
import Grid from '@lib/grid/Grid';
import { useGrid, type RowModel } from '@lib/grid';
import { Line as Curve } from '@lib/chart';
const rows: RowModel[] = useGrid();
export const A = () => <Grid rows={rows} tone="a" other><Curve points={[<Grid rows={b} />]} /></Grid>;`;
  expect(found(code)).toEqual([
    'Grid→grid/grid',
    'useGrid→grid/use-grid',
    'RowModel→grid/types',
    'Curve→chart/line',
    'RowModel→grid/types',
    'useGrid→grid/use-grid',
    'Grid→grid/grid',
    'rows→grid/grid',
    'tone→grid/base',
    'Curve→chart/line',
    'points→chart/line',
    'Grid→grid/grid',
    'rows→grid/grid',
  ]);
});

it('takes the same name from another package for what it is', () => {
  expect(found("import { Grid } from './grid';\n<Grid rows={a} />")).toEqual([]);
  expect(found("import { Legend } from '@lib/chart';\n<Legend />")).toEqual([
    'Legend→chart/legend',
    'Legend→chart/legend',
  ]);
});

it('reads a snippet without imports by its product, and not what it defines itself', () => {
  expect(found('<Grid rows={rows} />')).toEqual(['Grid→grid/grid', 'rows→grid/grid']);
  expect(found('<Legend />', 'chart/legend')).toEqual(['Legend→chart/legend']);
  expect(found('const x: Point = 1;', 'chart/legend')).toEqual(['Point→chart/types']);
  expect(found('const x: Point = 1;')).toEqual([]);
  expect(found('function Grid() {}\n<Grid rows={rows} />')).toEqual([]);
});

it('takes any text', () => {
  const namesIn = createNamesIn(data, 'grid');
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { at, end } of namesIn(`<Grid ${text}`)) expect(end).toBeGreaterThan(at);
    }),
  );
});

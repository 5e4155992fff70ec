import path from 'node:path';
import { expect, it } from 'vitest';
import { loadApiHistory } from 'engine/pipeline/load/api-history.node.ts';
import { changesBetween } from 'engine/features/api-reference/history/changes-between.ts';

const histories = await loadApiHistory(path.resolve(import.meta.dirname, '..'));

/** Every member of a product that is taken for renamed between two versions, with the entries that have it. */
function renamesIn(folder: string, from: string, to: string): Map<string, string[]> {
  const history = histories.get(folder);
  const found = new Map<string, string[]>();
  for (const { slug, changes } of history ? changesBetween(history, { from, to }) : []) {
    for (const { kind, table, name, newName = '' } of changes) {
      if (kind !== 'renamed') continue;
      const line = `${table} ${name} ${newName}`;
      found.set(line, [...(found.get(line) ?? []), slug]);
    }
  }
  return found;
}

// These are all of them, so each is also a test for false alarms.
it.each([
  [
    'data-grid',
    '7.29.13',
    '8.5.0',
    [
      'props selectedGridRowsCountSelector gridRowSelectionCountSelector',
      'props selectedGridRowsSelector gridRowSelectionIdsSelector',
      'props unstable_dataSource dataSource',
      'props unstable_dataSourceCache dataSourceCache',
      'props unstable_listView listView',
      'props unstable_onDataSourceError onDataSourceError',
      'props unstable_rowSpanning rowSpanning',
    ],
  ],
  ['charts', '7.29.1', '8.5.0', ['props id gradientId', 'slots popper tooltip']],
  ['charts', '8.29.3', '9.0.0', ['props id seriesId', 'props voronoiMaxRadius hitAreaRadius']],
  [
    'tree-view',
    '6.17.0',
    '7.0.0',
    [
      'props defaultExpanded defaultExpandedItems',
      'props defaultSelected defaultSelectedItems',
      'props expanded expandedItems',
      'props selected selectedItems',
    ],
  ],
  ['tree-view', '7.29.10', '8.6.0', []],
  ['date-pickers', '8.29.3', '9.0.0', ['props unstableFieldRef fieldRef']],
  ['material', '7.3.11', '9.0.0', []],
] as const)('finds what %s renamed from %s to %s', (folder, from, to, expected) => {
  expect([...renamesIn(folder, from, to).keys()].sort()).toEqual(expected);
});

it('knows the slots of the pickers by the names that version 6 takes, not by those it documents', () => {
  const renames = renamesIn('date-pickers', '6.20.2', '7.0.0');
  expect([...renames.keys()].filter((line) => line.startsWith('slots '))).toEqual([]);
});

import path from 'node:path';
import { expect, it } from 'vitest';
import { loadHistory } from 'engine/pipeline/load/api-history.node.ts';
import { changesBetween } from 'engine/features/api-reference/history/changes-between.ts';

const history = await loadHistory(path.join(import.meta.dirname, 'api-history/data-grid.tsv'));

/**
 * The renames from version 7 to 8 in the migration guide of the Data Grid that the declarations of 7.29.13 and 8.0.0
 * show: the entry that has the old name, and the name; empty for entries that were renamed as a whole.
 */
const renames: readonly (readonly [entry: string, name: string])[] = [
  ['selectors', 'selectedGridRowsSelector'],
  ['selectors', 'selectedGridRowsCountSelector'],
  ['selectors', 'selectedIdsLookupSelector'],
  ['data-grid', 'unstable_dataSource'],
  ['data-grid-pro', 'unstable_dataSourceCache'],
  ['data-grid-pro', 'unstable_onDataSourceError'],
  ['data-grid-pro', 'unstable_listView'],
  ['data-grid-pro', 'unstable_listColumn'],
  ['data-grid', 'unstable_rowSpanning'],
  ['grid-api', 'unstable_dataSource'],
  ['grid-list-col-def', ''],
  ['grid-locale-text', 'MuiTablePagination'],
  ['data-grid', 'main--hasSkeletonLoadingOverlay'],
  ['use-grid-api-event-handler', ''],
  ['use-grid-api-option-handler', ''],
];

/** Those that a record does not have: version 7 hid them from its own reference, or the site had no page for them. */
const missed = [
  'data-grid unstable_dataSource',
  'grid-list-col-def ',
  'data-grid main--hasSkeletonLoadingOverlay',
];

it('tells of the renames that the migration guide names, but for those that are listed', () => {
  const changes = changesBetween(history, { from: '7.29.13', to: '8.0.0' });
  const gone = new Set(
    changes.flatMap(({ slug, changes: own }) =>
      own
        .filter(({ kind }) => kind === 'removed' || kind === 'renamed')
        .map(({ name }) => `${slug} ${name}`),
    ),
  );
  const lines = renames.map((rename) => rename.join(' '));
  expect(lines.filter((line) => !gone.has(line))).toEqual(missed);
});

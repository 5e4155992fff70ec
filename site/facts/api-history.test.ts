import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadApiHistory } from 'engine/pipeline/load/api-history.node.ts';
import { packageVersionOf } from 'engine/pipeline/load/package-version.node.ts';
import {
  entryHistoryOf,
  markOf,
  type EntryHistory,
} from 'engine/features/api-reference/history/entry-history.ts';
import type { MemberTable } from 'engine/features/api-reference/history/api-snapshot.ts';
import { formatHistory } from 'engine/features/api-reference/history/history-record.ts';
import { docsConfig } from '../docs.config.ts';

const siteDir = path.join(import.meta.dirname, '..');
const recordFolder = path.join(import.meta.dirname, 'api-history');
const records = await loadApiHistory(siteDir);

/** What the packages' own changelogs say: product, entry, table, member, version. */
const fromChangelogs: readonly [string, string, MemberTable, string, string][] = [
  ['material', 'grid', 'props', 'size', '7.0.0'],
  ['material', 'grid', 'props', 'offset', '7.0.0'],
  ['material', 'card-action-area', 'props', 'slots', '7.1.0'],
  ['material', 'bottom-navigation-action', 'props', 'slotProps', '7.1.0'],
  ['material', 'outlined-input', 'slots', 'notchedOutline', '7.1.0'],
  ['material', 'chip', 'props', 'slots', '7.1.1'],
  ['data-grid', 'data-grid', 'props', 'showToolbar', '8.0.0'],
  ['data-grid', 'data-grid', 'props', 'rowSpanning', '8.0.0'],
  ['tree-view', 'rich-tree-view', 'props', 'getItemChildren', '8.4.0'],
  ['tree-view', 'rich-tree-view', 'methods', 'setEditedItem', '8.4.0'],
  ['charts', 'bar-chart', 'props', 'hideLegend', '8.0.0'],
  ['charts', 'line-chart', 'props', 'hideLegend', '8.0.0'],
];

/** The same of whole entries: product, entry, version. */
const entriesFromChangelogs: readonly [string, string, string][] = [
  ['charts', 'charts-localization-provider', '8.1.0'],
  ['date-pickers', 'date-time-range-picker', '7.0.0'],
  ['date-pickers', 'time-range-picker', '8.0.0'],
];

function historyOf(folder: string, slug: string): EntryHistory | undefined {
  const record = records.get(folder);
  const product = docsConfig.products.find((it) => it.folder === folder);
  const version = packageVersionOf(product?.packageName ?? '', siteDir);
  return record && entryHistoryOf(record, slug, version);
}

it.each(fromChangelogs)('%s: %s %s %s is there since %s', (folder, slug, table, name, version) => {
  expect(markOf(historyOf(folder, slug), table, name)?.since).toEqual({ version, isExact: true });
});

it.each(entriesFromChangelogs)('%s: %s is there since %s', (folder, slug, version) => {
  expect(historyOf(folder, slug)?.entry.since).toEqual({ version, isExact: true });
});

it.each([...records])('%s: no prop that was not described went and came back', (_, { members }) => {
  const wavering = [...members].filter(([, changes]) =>
    changes.some(
      ({ facts }, at) =>
        !facts &&
        changes[at + 1]?.facts &&
        (changes[at - 1]?.facts?.undocumented || changes[at + 1]?.facts?.undocumented),
    ),
  );
  expect(wavering.map(([key]) => key.replaceAll('\t', ' '))).toEqual([]);
});

it.each([
  ['material', 'use-pagination'],
  ['system', 'use-rtl'],
  ['system', 'theme-provider'],
  ['material', 'theme-provider'],
])('%s: %s is not taken for gone where only its address or its comment went', (folder, slug) => {
  expect(historyOf(folder, slug)?.entry.gone).toBeUndefined();
});

it('takes a prop that was only not described before for an old one', () => {
  expect(
    markOf(historyOf('material', 'init-color-scheme-script'), 'props', 'nonce'),
  ).toBeUndefined();
});

it('knows every product with an API reference', () => {
  const documented = docsConfig.products.filter(({ api }) => api).map(({ folder }) => folder);
  expect([...records.keys()].sort()).toEqual(documented.sort());
});

it('has the documented version of each recorded product', () => {
  for (const [folder, { versions }] of records) {
    const product = docsConfig.products.find((it) => it.folder === folder);
    expect(versions).toContain(packageVersionOf(product?.packageName ?? '', siteDir));
  }
});

it('is kept in the form in which it is written, and small', () => {
  const files = readdirSync(recordFolder);
  const bytes = files.map((file) => statSync(path.join(recordFolder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  for (const record of records.values()) {
    const lines = formatHistory(record)
      .split('\n')
      .slice(1, -1)
      .filter((line) => !/^(?:released|package|instead)\t/.test(line));
    expect(lines).toEqual([...lines].sort());
  }
});

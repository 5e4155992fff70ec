import { expect, it } from 'vitest';
import { records } from '../../features/search/index/record.fixture.ts';
import type { SearchRecord } from '../../features/search/index/search-record.ts';
import { nameRecords } from './name-records.ts';

const locales = [
  { code: 'en', label: 'English', htmlLang: 'en' },
  { code: 'zh', label: '中文', htmlLang: 'zh' },
];

function named(
  search: Parameters<typeof nameRecords>[1]['search'],
  found: Parameters<typeof nameRecords>[2] = [],
  own: readonly SearchRecord[] = records,
): Map<string, SearchRecord> {
  const all = nameRecords(own, { locales, ...(search && { search }) }, found);
  return new Map(all.map((record) => [record.href, record]));
}

it('gives pages their other names, whatever the language of the address', () => {
  const names = { '/core/button': ['Knopf', '按钮'] };
  expect(named({ names }).get('/core/button/')?.names).toEqual(['Knopf', '按钮']);
  const chinese = records.map((it) => ({ ...it, href: `/zh${it.href}` }));
  expect(named({ names }, [], chinese).get('/zh/core/button/')?.names).toEqual(['Knopf', '按钮']);
});

it('knows the forms of a component, and only those whose plain form exists', () => {
  const [reference] = records.filter(({ name }) => name === 'DataGrid');
  if (!reference) throw new Error('The fixture has no DataGrid.');
  const pro = { ...reference, href: '/grid/api/data-grid-pro/', name: 'DataGridPro' };
  const lonely = { ...reference, href: '/grid/api/lonely-pro/', name: 'LonelyPro' };
  const found = named({ forms: { after: ['Pro'] } }, [], [...records, pro, lonely]);
  expect(found.get(pro.href)?.formOf).toBe('DataGrid');
  expect(found.get(lonely.href)).not.toHaveProperty('formOf');
  expect(found.get(reference.href)).not.toHaveProperty('formOf');
});

it('leads a message to the page that the site names, else to the thing its file belongs to', () => {
  const found = [
    { start: 'No rows were given', file: '@lib/grid/features/filter/rows.js' },
    { start: 'The grid has no height', file: '@lib/grid/DataGrid/DataGrid.js' },
    { start: 'Nobody knows this one', file: '@lib/grid/internals/other.js' },
  ];
  const pages = [[/features\/filter/, '/grid/filtering'] as const];
  const messages = { packages: [], opening: /Lib/, pages };
  const all = named({ messages }, found);
  expect(all.get('/grid/filtering/')?.messages).toEqual(['No rows were given']);
  expect(all.get('/grid/api/data-grid/')?.messages).toEqual(['The grid has no height']);
  expect([...all.values()].flatMap((it) => it.messages ?? [])).toHaveLength(2);
});

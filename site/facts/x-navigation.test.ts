import { readFile } from 'node:fs/promises';
import type { NavItem } from 'engine/model/navigation.ts';
import { orderedPages } from 'engine/model/ordered-pages.ts';
import { pageTitle } from 'engine/model/page-title.ts';
import { describe, expect, it } from 'vitest';
import { itemsOf, treeOf } from './nav-items.ts';

const tree = treeOf('x');
const items = itemsOf(tree);

function count(holds: (item: NavItem) => unknown): number {
  return items.filter(holds).length;
}

function outlineOf(entries: readonly NavItem[], indent = ''): string[] {
  return entries.flatMap((entry) => [
    indent + lineOf(entry),
    ...outlineOf(entry.children ?? [], `${indent}  `),
  ]);
}

function lineOf(entry: NavItem): string {
  const flags = [
    entry.subheader && 'subheader',
    entry.plan,
    entry.newFeature && 'newFeature',
    entry.planned && 'planned',
    entry.unstable && 'unstable',
  ].filter(Boolean);
  const title = pageTitle(entry) ?? '';
  return [entry.pathname, title, ...(flags.length > 0 ? [flags.join(' ')] : [])].join(' | ');
}

describe('MUI X navigation', () => {
  it('equals the known outline: order, titles, flags', async () => {
    const facts = await readFile(new URL('x-navigation.txt', import.meta.url), 'utf8');
    expect(outlineOf(tree)).toEqual(facts.trimEnd().split('\n'));
  });

  it('has the known numbers of entries', () => {
    expect({
      nodes: items.length,
      withChildren: count(({ children }) => children),
      subheaders: count(({ subheader }) => subheader),
      pro: count(({ plan }) => plan === 'pro'),
      premium: count(({ plan }) => plan === 'premium'),
      newFeature: count(({ newFeature }) => newFeature),
      planned: count(({ planned }) => planned),
      unstable: count(({ unstable }) => unstable),
      pages: orderedPages(tree).length,
    }).toEqual({
      nodes: 420,
      withChildren: 54,
      subheaders: 22,
      pro: 65,
      premium: 19,
      newFeature: 10,
      planned: 7,
      unstable: 2,
      pages: 365,
    });
  });

  it.each([
    ['/x/api/data-grid/', 41],
    ['/x/api/date-pickers/', 58],
    ['/x/api/charts/', 76],
    ['/x/api/tree-view/', 7],
  ])('has the reference pages below %s', (prefix, expected) => {
    expect(count(({ pathname }) => pathname.startsWith(prefix))).toBe(expected);
  });
});

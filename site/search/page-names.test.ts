import { expect, it } from 'vitest';
import type { NavItem } from 'engine/model/navigation.ts';
import { docsConfig } from '../docs.config.ts';
import { messages } from './messages.ts';
import { pageNames } from './page-names.ts';

function pathnamesIn(items: readonly NavItem[]): string[] {
  return items.flatMap((item) => [item.pathname, ...pathnamesIn(item.children ?? [])]);
}

const pathnames = new Set(docsConfig.navigations.flatMap(({ items }) => pathnamesIn(items)));

it('gives names only to pages that the navigation has', () => {
  expect(Object.keys(pageNames).filter((it) => !pathnames.has(it))).toEqual([]);
});

it('leads messages only to pages that the navigation has', () => {
  const named = messages.pages.map(([, pathname]) => pathname);
  expect(named.filter((it) => !pathnames.has(it))).toEqual([]);
});

it('names no page twice alike', () => {
  const doubled = Object.entries(pageNames).filter(
    ([, names]) => new Set(names).size < names.length,
  );
  expect(doubled).toEqual([]);
});

import { expect, it } from 'vitest';
import type { NavNode } from '../../model/page-view.ts';
import { describeNavigation } from './describe-navigation.ts';
import { configOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';

const group = {
  pathname: '/moves',
  title: 'Moves',
  hub: '/migration',
  children: [{ pathname: '/moves/a', title: 'A' }],
};

/** The rows below the group, in a site whose other tree, or whose own, names the hub. */
function rowsOf(own: boolean): NavNode[] {
  const hub = { pathname: '/migration', title: 'All guides' };
  const navigations = [
    { id: 'main', items: own ? [group, hub] : [group] },
    { id: 'other', items: own ? [] : [hub] },
  ];
  const index = createSiteIndex({ ...configOf(), navigations }, [], new Set(['/migration']));
  const words = {
    get: (key: string) => key,
    find: (key: string) => (key === 'pages./migration' ? 'All guides' : null),
  };
  const [main] = index.config.navigations;
  if (!main) throw new Error('The site has no navigation.');
  const context = { index, hrefOf: (pathname: string) => `${pathname}/`, words };
  return [...(describeNavigation(main, context)[0]?.children ?? [])];
}

it('says where the rows of a group are that names the page which lists them', () => {
  const index = createSiteIndex(configOf(), [], new Set(['/list']));
  const words = { get: (key: string) => key, find: () => null };
  const later = { pathname: '/later-group', title: 'Later', index: '/list', children: [] };
  const context = { index, hrefOf: (pathname: string) => `/zh${pathname}/`, words };
  const [node] = describeNavigation({ id: 'main', items: [later] }, context);
  expect(node?.rows).toEqual({
    href: '/navigation/zh/later-group.json',
    indexHref: '/zh/list/',
  });
});

it('leads from a group to its hub in another tree', () => {
  expect(rowsOf(false).map(({ title, href }) => [title, href])).toEqual([
    ['All guides', '/migration/'],
    ['A', undefined],
  ]);
});

it('shows a hub once in the tree that names it', () => {
  expect(rowsOf(true).map(({ title }) => title)).toEqual(['A']);
});

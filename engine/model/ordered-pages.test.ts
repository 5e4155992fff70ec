import { expect, it } from 'vitest';
import { navigationFixture } from './navigation.fixture.ts';
import { orderedPages } from './ordered-pages.ts';

function pathnamesOf(items: Parameters<typeof orderedPages>[0]): string[] {
  return orderedPages(items).map((page) => page.pathname);
}

it('lists leaves depth first, without groups and external entries', () => {
  expect(pathnamesOf(navigationFixture).slice(0, 7)).toEqual([
    '/x/introduction',
    '/x/introduction/installation',
    '/x/common-concepts/custom-components',
    '/x/react-data-grid',
    '/x/react-data-grid/quickstart',
    '/x/react-data-grid/column-pinning',
    '/x/react-data-grid/column-recipes',
  ]);
});

it('leaves out API tabs, whose page is already listed', () => {
  const items = ['/a', '/a/components-api', '/a/hooks-api', '/b'].map((pathname) => ({ pathname }));
  expect(pathnamesOf(items)).toEqual(['/a', '/b']);
});

it('counts an entry with no children as a page', () => {
  expect(pathnamesOf([{ pathname: '/a', children: [] }])).toEqual(['/a']);
});

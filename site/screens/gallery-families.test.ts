import { describe, expect, it } from 'vitest';
import type { NavItem } from 'engine/model/navigation.ts';
import type { NavNode } from 'engine/model/page-view.ts';
import { docsConfig } from '../docs.config.ts';
import { galleryFamilies } from './gallery-families.ts';
import { xFamilies } from './x-families.ts';

function node(pathname: string, own: Partial<NavNode> = {}): NavNode {
  return { pathname, title: pathname, kind: 'group', children: [], ...own };
}

function find(items: readonly NavItem[], pathname: string): NavItem | undefined {
  for (const item of items) {
    if (item.pathname === pathname) return item;
    const found = find(item.children ?? [], pathname);
    if (found) return found;
  }
  return undefined;
}

const xTree = docsConfig.navigations.find(({ id }) => id === 'x')?.items ?? [];
const listed = xFamilies.flatMap(({ components }) => components);

describe('galleryFamilies', () => {
  it('takes the families beside the gallery, not its neighbors without pages', () => {
    const buttons = node('/components/buttons', { href: '/components/buttons/' });
    const main = [
      node('/components-group', {
        children: [node('/components'), node('/components/inputs', { children: [buttons] })],
      }),
    ];
    expect(galleryFamilies(main, [])).toEqual([
      {
        title: '/components/inputs',
        pathname: '/components/inputs',
        items: [
          {
            title: '/components/buttons',
            pathname: '/components/buttons',
            href: '/components/buttons/',
          },
        ],
      },
    ]);
  });

  it('leaves out what the installed version no longer has', () => {
    const layout = node('/components/layout', {
      children: [node('/components/hidden'), node('/components/stack')],
    });
    const main = [node('/components-group', { children: [node('/components'), layout] })];
    const [family] = galleryFamilies(main, []);
    expect(family?.items.map(({ pathname }) => pathname)).toEqual(['/components/stack']);
  });

  it('leads from an unwritten entry of the main tree to the product it is about', () => {
    const other = node('/components/other', { children: [node('/components/pickers')] });
    const main = [node('/components-group', { children: [node('/components'), other] })];
    const overview = node('/x/react-date-pickers', { href: '/x/react-date-pickers/' });
    const x = [node('/x/react-date-pickers-group', { children: [overview] })];
    const hrefs = (tree: readonly NavNode[]) =>
      galleryFamilies(main, tree)[0]?.items.map(({ href }) => href);
    expect(hrefs(x)).toEqual(['/x/react-date-pickers/']);
    expect(hrefs([])).toEqual([undefined]);
  });

  it('leads from a group to its first written page, and hands the plan down', () => {
    const pages = [
      node('/x/react-charts/bars'),
      node('/x/react-charts/bar-demo', { href: '/x/react-charts/bar-demo/' }),
    ];
    const bars = node('/x/react-charts-bars', { children: pages });
    const x = [node('/x/react-charts-group', { plan: 'pro', children: [bars] })];
    expect(galleryFamilies([], x)[0]?.items).toEqual([
      {
        title: '/x/react-charts-bars',
        pathname: '/x/react-charts-bars',
        href: '/x/react-charts/bar-demo/',
        plan: 'pro',
      },
    ]);
  });

  it('names only entries of the tree, each once', () => {
    const missing = listed.filter((pathname) => find(xTree, pathname) === undefined);
    expect(missing).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it.each([
    ['/x/react-chart-components', ({ subheader }: NavItem) => subheader === undefined],
    ['/x/react-date-pickers-components', () => true],
  ])('leaves out no component below %s', (pathname, isComponent) => {
    const components = (find(xTree, pathname)?.children ?? []).filter(isComponent);
    const missing = components
      .flatMap((item) => (listed.includes(item.pathname) ? [] : (item.children ?? [item])))
      .map((item) => item.pathname)
      .filter((one) => !listed.includes(one));
    expect(components.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
});

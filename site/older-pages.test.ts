import { orderedPages } from 'engine/model/ordered-pages.ts';
import { describe, expect, it } from 'vitest';
import { docsConfig } from './docs.config.ts';
import { redirects } from './redirects.ts';

const { navigations, olderPages = {}, products } = docsConfig;
const pages = navigations.flatMap(({ items }) => orderedPages(items));
const pathnames = new Set(pages.map(({ pathname }) => pathname));
const versions = Object.entries(olderPages);

/** Names that older versions gave to another component: their address leads to what has the name now. */
const renamed = [
  '/material-ui/react-grid/',
  '/material-ui/react-grid2/',
  '/material-ui/api/grid/',
  '/material-ui/api/grid2/',
];

/** The page that an address of an older version leads to on this site. */
function pageOf(address: string): string {
  const pathname = address.replace(/\/$/, '');
  const reference = pathname.replace(/^(?:\/material-ui)?\/api\//, '/api-docs/');
  const exact = redirects.find(({ from }) => from.replace(/\/$/, '') === pathname);
  const folder = redirects.find(
    ({ from }) => from.endsWith('/*') && address.startsWith(from.slice(0, -1)),
  );
  if (pathnames.has(pathname)) return pathname;
  if (pathnames.has(reference)) return reference;
  if (exact) return exact.to.replace(/\/$/, '');
  return folder?.to.replace('*', address.slice(folder.from.length - 1)).replace(/\/$/, '') ?? '';
}

it('knows pages of every version that a menu offers', () => {
  const offered = products.flatMap((product) => product.versions.older.map(({ text }) => text));
  expect(versions.map(([version]) => version).sort()).toEqual([...new Set(offered)].sort());
});

describe.each(versions)('the pages of %s', (_, known) => {
  it('are pages of this site', () => {
    expect(Object.keys(known).filter((pathname) => !pathnames.has(pathname))).toEqual([]);
  });

  it('have addresses that lead to the same page here', () => {
    const elsewhere = Object.entries(known)
      .filter(([, address]) => !renamed.includes(address))
      .filter(([pathname, address]) => pageOf(address) !== pathname);
    expect(elsewhere).toEqual([]);
  });

  it('are addresses of one host', () => {
    const odd = Object.values(known).filter((address) => !/^(?:\/[a-z0-9-]+)+\/$/.test(address));
    expect(odd).toEqual([]);
  });
});

it.each([
  ['v7', '/x/react-data-grid/sorting', '/x/react-data-grid/sorting/'],
  ['v7', '/x/react-data-grid/features', '/x/react-data-grid/demo/'],
  ['v6', '/components/buttons', '/material-ui/react-button/'],
  ['v6', '/components/grid', '/material-ui/react-grid2/'],
  ['v5', '/api-docs/button', '/material-ui/api/button/'],
  ['v4', '/components/buttons', '/components/buttons/'],
  ['v7', '/x/react-data-grid/pivoting', undefined],
])('%s has %s at %s', (version, pathname, address) => {
  expect(olderPages[version]?.[pathname]).toBe(address);
});

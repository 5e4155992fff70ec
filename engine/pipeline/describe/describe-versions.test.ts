import { expect, it } from 'vitest';
import { describeVersions } from './describe-versions.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

const [grid] = configOf().products;

/** The entries of a product with the given guides; only `/grid` and `/grid/sorting` are written. */
function versionsWith(
  upgrades: readonly { pathname: string; from?: string; to: string }[],
  pathname?: string,
) {
  if (!grid) throw new Error('The site has no product.');
  const config = { ...configOf(), olderPages: { v7: { '/grid/sorting': '/table/sorting/' } } };
  const pages = [pageOf('grid/overview'), pageOf('grid/sorting')];
  const site = {
    index: createSiteIndex(config, pages, new Set()),
    localeCodes: ['en', 'zh'],
    hrefOf: (pathname: string, locale: string) => `/${locale}${pathname}/`,
    versionOf: () => '8.5.0',
  } as unknown as Site;
  return describeVersions(
    site,
    { ...grid, upgrades },
    {
      locale: 'zh',
      ...(pathname !== undefined && { pathname }),
    },
  );
}

it('puts beside an older version the first written guide that starts from it', () => {
  const versions = versionsWith([
    { pathname: '/grid/pivoting', from: 'v7', to: 'v8' },
    { pathname: '/grid/sorting', from: 'v7', to: 'v8' },
    { pathname: '/grid', from: 'v7', to: 'v8' },
  ]);
  expect(versions.map(({ text, upgrade }) => [text, upgrade])).toEqual([
    ['v8.5.0', undefined],
    ['v7', { href: '/zh/grid/sorting/', to: 'v8' }],
  ]);
});

it('shows an older version without a guide as it is', () => {
  const versions = versionsWith([{ pathname: '/grid', to: 'v8' }]);
  expect(versions.filter(({ upgrade }) => upgrade)).toEqual([]);
});

it.each([
  ['/grid/sorting', '/table/sorting/'],
  ['/grid/sorting/components-api', '/table/sorting/'],
  ['/grid/pivoting', '/grid/'],
  [undefined, '/grid/'],
])('leads from %j to %s of an older version', (pathname, older) => {
  const [, v7] = versionsWith([], pathname);
  expect(new URL(v7?.href ?? '').pathname).toBe(`/zh${older}`);
});

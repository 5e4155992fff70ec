import { expect, it } from 'vitest';
import type { Product } from '../../model/product.ts';
import { describeFrame } from './describe-frame.ts';
import { configOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

const productRules = [
  { pathname: '/table', productId: 'table', productCategoryId: 'core' },
  { pathname: '/x/react-*', productId: 'x-*', productCategoryId: 'x' },
  { pathname: '/x', productId: 'null', productCategoryId: 'x' },
  { pathname: '/versions', productId: 'docs', productCategoryId: 'null' },
];
const olderPages = { v7: { '/grid/sorting': '/table/sorting/' } };
const config = { ...configOf(), productRules, olderPages };
const index = createSiteIndex(config, [], new Set());
const site = {
  index,
  localeCodes: ['en', 'zh'],
  hrefOf: (pathname: string) => `${pathname}/`,
  inLocale: () => ({ words: { get: (key: string) => key }, navigations: new Map() }),
  versionOf: () => '8.5.0',
  firstWritten: () => '/grid',
} as unknown as Site;

function idsOf(pathname: string, changes?: Partial<Product>): [string, string] {
  const [grid] = index.config.products;
  const product = changes && grid && { ...grid, ...changes };
  const { productId, productCategoryId } = describeFrame(site, {
    locale: 'en',
    pathname,
    title: 'Page',
    description: 'A page.',
    ...(product && { product }),
  });
  return [productId, productCategoryId];
}

const table = { id: 'table', textsPathname: '/table' };

it.each([
  ['/components/rows', table, 'table', 'core'],
  ['/table/rows', undefined, 'table', 'core'],
  ['/x/introduction', { id: 'x', textsPathname: '/x' }, 'null', 'x'],
  ['/x/react-data-grid/sorting', { id: 'x-data-grid' }, 'x-data-grid', 'x'],
  ['/versions', undefined, 'docs', 'null'],
  ['/grid/sorting', {}, 'grid', 'null'],
  ['/', undefined, 'null', 'null'],
] as const)('%s of %j belongs to %s of %s', (pathname, product, id, category) => {
  expect(idsOf(pathname, product)).toEqual([id, category]);
});

it.each([[undefined], ['../CHANGELOG.md']])('has a feed when the changelog is %s', (changelog) => {
  const changed = { ...index, config: { ...config, ...(changelog && { changelog }) } };
  const words = { locale: 'en', pathname: '/', title: 'Page', description: 'A page.' };
  const { hasFeed = false } = describeFrame({ ...site, index: changed }, words).site;
  expect(hasFeed).toBe(changelog !== undefined);
});

it('keeps the page in the version menu', () => {
  const [product] = index.config.products;
  const words = {
    locale: 'en',
    title: 'Page',
    description: 'A page.',
    ...(product && { product }),
  };
  const { versions } = describeFrame(site, { ...words, pathname: '/grid/sorting' });
  expect(versions[1]?.href).toMatch(/\/table\/sorting\/$/);
});

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('gives a page in %s the direction %s', (locale, direction) => {
  const locales = [
    ...index.config.locales,
    { code: 'ar', label: 'عربي', htmlLang: 'ar', direction: 'rtl' },
  ];
  const arabic = {
    ...site,
    index: { ...index, config: { ...config, locales } },
  } as unknown as Site;
  const view = describeFrame(arabic, {
    locale,
    pathname: '/',
    title: 'Page',
    description: 'A page.',
  });
  expect(view.direction).toBe(direction);
});

import { expect, it } from 'vitest';
import { productOfPathname } from './product-of-pathname.ts';

const locales = ['en', 'zh'];
const rules = [
  { pathname: '/kit/*', productId: 'kit-*', productCategoryId: 'kits' },
  { pathname: '/kit', productId: 'null', productCategoryId: 'kits' },
];

it.each([
  ['/kit/one/page/', 'kit-one', 'kits'],
  ['/zh/kit/one?x=1#y', 'kit-one', 'kits'],
  ['/kit/', 'null', 'kits'],
  ['/kits/one/', 'null', 'null'],
])('%s is %s of %s', (pathname, productId, productCategoryId) => {
  expect(productOfPathname(pathname, locales, rules)).toEqual({ productId, productCategoryId });
});

it('knows no product without rules', () => {
  const none = { productId: 'null', productCategoryId: 'null' };
  expect(productOfPathname('/kit/one/', locales, [])).toEqual(none);
});

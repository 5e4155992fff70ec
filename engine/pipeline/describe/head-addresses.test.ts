import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultAlternateOf, fileAddressOf, publicAddressOf } from './head-addresses.ts';

const origin = 'https://docs.example';

it.each([
  ['/', 'https://docs.example/'],
  ['/zh/', 'https://docs.example/zh/'],
  ['/x/introduction', 'https://docs.example/x/introduction/'],
  ['/x/introduction/#top', 'https://docs.example/x/introduction/'],
  ['/x/introduction/?a=1#top', 'https://docs.example/x/introduction/'],
  ['//evil.test/', 'https://docs.example/evil.test/'],
  ['/\\evil.test', 'https://docs.example/evil.test/'],
  ['/x/名/', 'https://docs.example/x/%E5%90%8D/'],
])('publicAddressOf(%j) is %s', (href, address) => {
  expect(publicAddressOf(origin, href)).toBe(address);
});

it('never leaves the site, whatever the pathname', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', '%2f', 'a', '\t', '?') }),
      (path) => {
        expect(new URL(publicAddressOf(origin, `/${path}`)).origin).toBe(origin);
        expect(new URL(fileAddressOf(origin, `/${path}`)).origin).toBe(origin);
      },
    ),
    { numRuns: 2000 },
  );
});

it('finds the language without a prefix, wherever it stands', () => {
  const alternate = { htmlLang: '', label: '', current: false };
  const zh = { ...alternate, locale: 'zh', href: '/zh/' };
  const en = { ...alternate, locale: 'en', href: '/' };
  expect(defaultAlternateOf([zh, en])).toBe(en);
  expect(defaultAlternateOf([zh])).toBe(zh);
  expect(defaultAlternateOf([])).toBeUndefined();
});

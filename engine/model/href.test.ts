import { describe, expect, it } from 'vitest';
import { hrefOf, localePrefixOf } from './href.ts';
import { canonicalPathnameOf } from './pathname.ts';

const context = { locales: ['en', 'zh'] };

describe('hrefOf', () => {
  it.each([
    ['en', '/x/introduction/', '/x/introduction/'],
    ['zh', '/x/introduction/', '/zh/x/introduction/'],
    ['zh', '/blog/post/', '/blog/post/'],
    ['zh', '/size-snapshot/', '/size-snapshot/'],
    ['zh', '/zh/x/introduction/', '/zh/x/introduction/'],
    ['zh', 'https://example.com/', 'https://example.com/'],
    ['zh', '#section', '#section'],
  ])('%s: %s becomes %s', (locale, target, expected) => {
    expect(hrefOf(target, locale, context)).toBe(expected);
  });

  it('/zh is already prefixed (not /zh/zh)', () => {
    expect(hrefOf('/zh', 'zh', context)).toBe('/zh/');
  });

  it('accepts a target in parts, which is formatted before it is prefixed', () => {
    expect(hrefOf({ pathname: '/x/a' }, 'zh', context)).toBe('/zh/x/a/');
    expect(hrefOf({ pathname: '/x/a', search: 'q=1', hash: 'b' }, 'zh', context)).toBe(
      '/zh/x/a/?q=1#b',
    );
    expect(hrefOf({ pathname: '/x/a', search: '?q=1', hash: '#b' }, 'en', context)).toBe(
      '/x/a/?q=1#b',
    );
  });

  it.each([
    ['en', '/', '/'],
    ['zh', '/', '/zh/'],
    ['en', '/x/a', '/x/a/'],
    ['en', '/x/a?b=/c', '/x/a/?b=/c'],
    ['zh', '/x/a#b', '/zh/x/a/#b'],
    ['zh', '/x/a/?b#c', '/zh/x/a/?b#c'],
    ['en', '/api-docs/button', '/api/button/'],
    ['zh', '/api-docs/button', '/zh/api/button/'],
    ['zh', '/blog', '/blog/'],
    ['zh', '/blog#x', '/blog/#x'],
    ['zh', '/size-snapshot', '/size-snapshot/'],
    ['zh', '/zh/blog/', '/blog/'],
    ['en', '/zh/x/', '/zh/x/'],
    ['zh', '/en/x/', '/zh/x/'],
    ['pt', '/x/a', '/x/a/'],
    ['zh', '', ''],
    ['zh', '?a=1', '?a=1'],
    ['zh', 'mailto:docs@example.com', 'mailto:docs@example.com'],
    ['zh', '/guides/migration-v0.x', '/zh/guides/migration-v0.x/'],
    ['zh', '/static/x/pro.svg', '/static/x/pro.svg'],
    ['en', '/zh/x/a.md', '/zh/x/a.md'],
    ['zh', '//evil', '/zh/evil/'],
    ['en', '/\\evil', '/evil/'],
    ['en', 'javascript:alert(1)', '/javascript:alert(1)/'],
  ])('%s: %j becomes %j', (locale, target, expected) => {
    expect(hrefOf(target, locale, context)).toBe(expected);
  });

  it.each([
    '/',
    '/x/introduction',
    '/api-docs',
    '/api-docs/button',
    '/blog',
    '/size-snapshot',
    '/a.md',
  ])('is undone by canonicalising: %s', (pathname) => {
    for (const locale of ['en', 'zh', 'pt']) {
      const href = hrefOf(pathname, locale, context);
      expect(canonicalPathnameOf(href, context.locales)).toBe(pathname);
    }
  });
});

it('localePrefixOf is empty for the default and for unknown languages', () => {
  expect(['en', 'zh', 'pt'].map((locale) => localePrefixOf(locale, context))).toEqual([
    '',
    '/zh',
    '',
  ]);
});

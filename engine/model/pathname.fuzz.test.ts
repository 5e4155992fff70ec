import fc from 'fast-check';
import { describe, it } from 'vitest';
import { isExternal } from '../base/url.ts';
import { hrefOf } from './href.ts';
import { canonicalPathnameOf, parsePathname } from './pathname.ts';
import { productOfPathname } from './product-of-pathname.ts';

const locales = ['en', 'zh'];
const context = { locales };
const origin = 'https://docs.example';
const hostile = [
  ...['/', '//', '\\', '/\\', '%2f', '%2F', '%5c', '%5C', '%', '%2', '2f', '%00', '%09', '%252f'],
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    '\u007f',
    ' ',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u202e',
    '\ud800',
    '\udc00',
  ],
  ...[
    '.',
    '..',
    '%2e',
    '%2E.',
    '/../',
    '/./',
    '#',
    '?',
    '&',
    '@',
    ':',
    ';',
    '[',
    ']',
    '*',
    '"',
    '<',
    "'",
  ],
  ...[
    'javascript:',
    'data:',
    'https:',
    'http://',
    'https://',
    'mailto:',
    'evil.test',
    'user:pw@evil.test',
  ],
  ...[
    'zh',
    'en',
    '/zh',
    '/zh/',
    '/en/',
    '/zh//',
    'api',
    '/api',
    '/api-docs',
    'blog',
    'x',
    'react-',
    'a.md',
  ],
  ...[
    'size-snapshot',
    '中文',
    '😀',
    '[docsTab]',
    'components-api',
    '__proto__',
    '0',
    '{version}',
    '$&',
  ],
];

/** A fixed stream of numbers in [0, 1), so that a failure can be repeated (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomPath(random: () => number): string {
  const length = Math.floor(random() * 9);
  return Array.from({ length }, () => hostile[Math.floor(random() * hostile.length)]).join('');
}

/** Throws when the results for a path could lead elsewhere or are not canonical at once. */
function assertOnSite(path: string): void {
  const { canonicalPathname, canonicalAs, canonicalAsServer } = parsePathname(path, locales);
  if (canonicalPathnameOf(canonicalPathname, locales) !== canonicalPathname) {
    throw new Error(`Canonicalising twice differs: ${JSON.stringify(path)}`);
  }
  const results = [canonicalPathname, canonicalAs, canonicalAsServer, hrefOf(path, 'zh', context)];
  if (!results.every(isExternal(path) ? isExternal : isSitePath)) {
    throw new Error(`Leaves the site: ${JSON.stringify({ path, results })}`);
  }
}

function isSitePath(result: string): boolean {
  return /^(?:$|[?#]|\/(?![/\\]))/.test(result) && new URL(result, origin).origin === origin;
}

describe('any path at all', () => {
  it('stays on the site, never throws and is canonical at once (200,000 hostile paths)', () => {
    const random = createRandom(20_250_601);
    for (let round = 0; round < 200_000; round += 1) {
      assertOnSite(randomPath(random));
    }
  }, 60_000);
});

describe('any path fast-check can think of', () => {
  const rules = [{ pathname: '/x/react-*', productId: 'x-*', productCategoryId: 'x' }];
  const fromHostile = fc.string({ unit: fc.constantFrom(...hostile), maxLength: 8 });
  const anyPath = fc.oneof(fromHostile, fc.string({ unit: 'binary', maxLength: 12 }));

  it('stays on the site', () => {
    fc.assert(fc.property(anyPath, assertOnSite), { numRuns: 5000 });
  }, 60_000);

  it('has a product or none', () => {
    fc.assert(
      fc.property(anyPath, (path) => productOfPathname(path, locales, rules).productId !== ''),
      { numRuns: 2000 },
    );
  }, 60_000);

  it('makes the same link when it is one already', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const href = hrefOf(path, 'zh', context);
        return hrefOf(href, 'zh', context) === href;
      }),
      { numRuns: 5000 },
    );
  }, 60_000);

  it('is found again from its link', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom('en', 'zh', 'pt'), (path, locale) => {
        const pathname = canonicalPathnameOf(path, locales).split('?')[0] ?? '';
        fc.pre(!isExternal(pathname));
        const canonical = canonicalPathnameOf(pathname, locales);
        return canonicalPathnameOf(hrefOf(canonical, locale, context), locales) === canonical;
      }),
      { numRuns: 5000 },
    );
  }, 60_000);
});

import { describe, expect, it } from 'vitest';
import { canonicalPathnameOf, parsePathname } from './pathname.ts';

const locales = ['en', 'zh'];

type Row = [
  input: string,
  language: string,
  canonicalAs: string,
  canonicalAsServer: string,
  canonicalPathname: string,
];

const rows: Row[] = [
  ['/', 'en', '/', '/', '/'],
  ['', 'en', '', '', ''],
  ['/x/introduction/', 'en', '/x/introduction/', '/x/introduction/', '/x/introduction'],
  ['/x/introduction', 'en', '/x/introduction', '/x/introduction', '/x/introduction'],
  ['/x/introduction/#foo', 'en', '/x/introduction/#foo', '/x/introduction/', '/x/introduction'],
  ['/x/introduction#foo', 'en', '/x/introduction#foo', '/x/introduction', '/x/introduction'],
  [
    '/x/introduction/?a=1',
    'en',
    '/x/introduction/?a=1',
    '/x/introduction/?a=1',
    '/x/introduction/?a=1',
  ],
  [
    '/x/introduction/?a=1#foo',
    'en',
    '/x/introduction/?a=1#foo',
    '/x/introduction/?a=1',
    '/x/introduction/?a=1',
  ],
  [
    '/x/react-data-grid/#a#b',
    'en',
    '/x/react-data-grid/#a#b',
    '/x/react-data-grid/',
    '/x/react-data-grid',
  ],
  ['/zh/', 'zh', '/', '/', '/'],
  ['/zh/#top', 'zh', '/#top', '/', '/'],
  ['/zh/x/introduction/', 'zh', '/x/introduction/', '/x/introduction/', '/x/introduction'],
  ['/zh/x/introduction/#a', 'zh', '/x/introduction/#a', '/x/introduction/', '/x/introduction'],
  ['/zh/api/button/', 'zh', '/api/button/', '/api/button/', '/api-docs/button'],
  ['/zhongwen/x/', 'en', '/zhongwen/x/', '/zhongwen/x/', '/zhongwen/x'],
  ['/fr/x/', 'en', '/fr/x/', '/fr/x/', '/fr/x'],
  ['/pt/x/introduction/', 'en', '/pt/x/introduction/', '/pt/x/introduction/', '/pt/x/introduction'],
  ['/api/data-grid/', 'en', '/api/data-grid/', '/api/data-grid/', '/api-docs/data-grid'],
  ['/api', 'en', '/api', '/api', '/api-docs'],
  [
    '/x/api/data-grid/data-grid/',
    'en',
    '/x/api/data-grid/data-grid/',
    '/x/api/data-grid/data-grid/',
    '/x/api/data-grid/data-grid',
  ],
  [
    '/material-ui/api/button/',
    'en',
    '/material-ui/api/button/',
    '/material-ui/api/button/',
    '/material-ui/api/button',
  ],
  ['#foo', 'en', '#foo', '', ''],
  ['/#foo', 'en', '/#foo', '/', '/'],
  ['https://mui.com/x/', 'en', 'https://mui.com/x/', 'https://mui.com/x/', 'https://mui.com/x'],
];

const deviations: [name: string, ...Row][] = [
  ['/zh is a language path', '/zh', 'zh', '/', '/', '/'],
  ['/en/ is normalized', '/en/', 'en', '/', '/', '/'],
  [
    '/en/… is normalized',
    '/en/x/introduction/',
    'en',
    '/x/introduction/',
    '/x/introduction/',
    '/x/introduction',
  ],
  [
    '/apis/foo is left alone (segment match)',
    '/apis/foo/',
    'en',
    '/apis/foo/',
    '/apis/foo/',
    '/apis/foo',
  ],
  [
    '/api-docs is idempotent',
    '/api-docs/button/',
    'en',
    '/api-docs/button/',
    '/api-docs/button/',
    '/api-docs/button',
  ],
  [
    'several trailing slashes are one, so that canonicalising twice changes nothing',
    '/x/introduction//',
    'en',
    '/x/introduction/',
    '/x/introduction/',
    '/x/introduction',
  ],
];

describe('parsePathname', () => {
  it.each(rows)(
    'reads %s',
    (input, language, canonicalAs, canonicalAsServer, canonicalPathname) => {
      const expected = {
        userLanguage: language,
        canonicalAs,
        canonicalAsServer,
        canonicalPathname,
      };
      expect(parsePathname(input, locales)).toEqual(expected);
    },
  );

  it.each(deviations)(
    '%s',
    (_name, input, language, canonicalAs, canonicalAsServer, canonicalPathname) => {
      const expected = {
        userLanguage: language,
        canonicalAs,
        canonicalAsServer,
        canonicalPathname,
      };
      expect(parsePathname(input, locales)).toEqual(expected);
    },
  );

  it('takes the first of several language prefixes', () => {
    const parsed = parsePathname('/zh/en/x/', locales);
    expect(parsed).toMatchObject({ userLanguage: 'zh', canonicalPathname: '/x' });
  });

  it('falls back to en when the site names no language', () => {
    expect(parsePathname('/zh/x/', [])).toMatchObject({
      userLanguage: 'en',
      canonicalAs: '/zh/x/',
    });
  });

  it('keeps the query of an external address and drops its hash', () => {
    expect(canonicalPathnameOf('https://mui.com/x/?a=1#b', locales)).toBe('https://mui.com/x/?a=1');
    expect(canonicalPathnameOf('https://mui.com//', locales)).toBe('https://mui.com');
  });
});

describe('canonicalPathnameOf never leaves the site', () => {
  it.each([
    ['/zh//evil.test', '/evil.test'],
    ['//evil.test/x', '/evil.test/x'],
    ['///evil.test', '/evil.test'],
    ['\\\\evil.test', '/evil.test'],
    ['/\\evil.test', '/evil.test'],
    ['/zh/\\evil.test', '/evil.test'],
    ['/%2f%2fevil.test', '/evil.test'],
    ['/%2F/evil.test', '/evil.test'],
    ['/%5cevil.test', '/evil.test'],
    ['%5C%5Cevil.test', '/evil.test'],
    ['/\t/evil.test', '/evil.test'],
    ['/\n/evil.test', '/evil.test'],
    [' \r\n//evil.test', '/evil.test'],
    ['/%\t2fevil.test', '/evil.test'],
    ['/x/..//evil.test', '/evil.test'],
    ['/zh/..//evil.test', '/evil.test'],
    ['/%2e%2e//evil.test', '/evil.test'],
    ['/x/../zh/y', '/y'],
    ['/../../x', '/x'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['java\tscript:alert(1)', '/javascript:alert(1)'],
    ['data:text/html,x', '/data:text/html,x'],
    ['https:///evil.test', '/https:/evil.test'],
    ['https:\\\\evil.test', '/https:/evil.test'],
    ['evil.test', '/evil.test'],
    ['@evil.test', '/@evil.test'],
    ['/a b\u00a0', '/a%20b'],
  ])('%j becomes %s', (input, expected) => {
    expect(canonicalPathnameOf(input, locales)).toBe(expected);
    expect(new URL(expected, 'https://docs.example').origin).toBe('https://docs.example');
  });

  // Work that grows with the square of the length would take a quarter of an hour here.
  it('reads a megabyte of slashes in a straight line', () => {
    const foreign = `https://a${'/'.repeat(1_000_000)}x`;
    expect(canonicalPathnameOf(foreign, locales)).toHaveLength(foreign.length);
    expect(canonicalPathnameOf(`/zh${'/'.repeat(1_000_000)}x`, locales)).toBe('/x');
  });
});

import { describe, expect, it } from 'vitest';
import { cleanAddress, isExternal, safeUrl } from './url.ts';

describe('cleanAddress', () => {
  it.each([
    [' /a ', '/a'],
    ['/\t/a\n', '//a'],
    ['/a b\u00a0c', '/a%20b%C2%A0c'],
    ['\u0000/a\u007f', '/a'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanAddress(raw)).toBe(clean);
  });
});

describe('isExternal', () => {
  it.each([
    'https://mui.com/x/',
    'http://a',
    'HTTPS://A/',
    ' https://a',
    'ht\ttps://a',
    'mailto:a@b.c',
  ])('%j leaves the site', (href) => {
    expect(isExternal(href)).toBe(true);
  });

  it.each([
    '/x/',
    '#a',
    '',
    '?a',
    '//a',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:',
    'https:///a',
    'a/b',
  ])('%j does not', (href) => {
    expect(isExternal(href)).toBe(false);
  });
});

describe('safeUrl', () => {
  it.each(['https://mui.com/x/', 'mailto:a@b.c', '/', '/x/', '#a', '?a=1'])(
    'lets %j pass',
    (raw) => {
      expect(safeUrl(raw)).toBe(raw);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'https:/evil.test',
    'evil.test',
    '',
  ])('refuses %j', (raw) => {
    expect(safeUrl(raw)).toBeUndefined();
  });
});

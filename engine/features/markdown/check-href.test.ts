import { describe, expect, it } from 'vitest';
import { checkHref, findImageFault } from './check-href.ts';

describe('checkHref', () => {
  it.each(['/', '/x/', '/x/a-b/', '/x/a/#id', '/#id', '#id', '#%E4%B8%AD', '/v8.5.0/'])(
    'takes %s as a place of the site',
    (href) => {
      expect(checkHref(href)).toEqual({ kind: 'internal' });
    },
  );

  it.each(['https://a.b', 'https://a.b/c?d=e#f', 'mailto:a@b.c'])('takes %s as foreign', (href) => {
    expect(checkHref(href)).toEqual({ kind: 'external' });
  });

  it.each([
    ['/x', 'is not a canonical address'],
    ['/x/a#id', 'is not a canonical address'],
    ['/x/?a=b', 'is not a canonical address'],
    ['/x//a/', 'is not a canonical address'],
    ['/x/#', 'is not a canonical address'],
    ['/\\evil.test/', 'is not a canonical address'],
    ['/a\\..\\/', 'is not a canonical address'],
    ['https://a.b\\@evil.test/', '"https:" are not allowed'],
    ['http://a.b/', '"http:" are not allowed'],
    ['javascript:alert(1)', '"javascript:" are not allowed'],
    ['JavaScript:alert(1)', '"JavaScript:" are not allowed'],
    ['data:text/html,x', '"data:" are not allowed'],
    ['mailto:', '"mailto:" are not allowed'],
    ['//evil.example/', 'is relative'],
    ['../a/', 'is relative'],
    ['a/', 'is relative'],
    ['', 'is relative'],
    ['#', 'is relative'],
    [' javascript:alert(1)', 'is relative'],
    ['\\\\evil.example', 'is relative'],
  ])('refuses %j: %s', (href, message) => {
    const check = checkHref(href);
    expect(check.kind === 'wrong' && check.fault.message).toContain(message);
    expect(check.kind === 'wrong' && check.fault.fix).toBeTruthy();
  });
});

it('takes images of the site only', () => {
  expect(findImageFault('/images/a.png')).toBeUndefined();
  for (const src of [
    'https://a.b/c.png',
    '//a.b/c.png',
    '/\\a.b/c.png',
    'c.png',
    'data:image/png;base64,x',
  ]) {
    expect(findImageFault(src)?.message).toContain(src);
  }
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCookie, setCookie } from './cookie.browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubPage(protocol = 'https:'): { cookie: string } {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  return page;
}

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

function stubBlockedPage(): void {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  vi.stubGlobal('location', { protocol: 'https:' });
}

describe('getCookie', () => {
  it.each([
    ['a=1; codeVariant=JS', 'codeVariant', 'JS'],
    ['codeVariant=TS', 'codeVariant', 'TS'],
    ['', 'codeVariant', undefined],
    ['codeVariant=', 'codeVariant', ''],
    ['xcodeVariant=TS', 'codeVariant', undefined],
    ['codeVariant=JS; b=2; codeVariant=TS', 'codeVariant', undefined],
    ['codeStyling=MUI System; z=1', 'codeStyling', 'MUI System'],
    ['a=codeVariant=JS', 'codeVariant', undefined],
    ['a=1;codeVariant=JS', 'codeVariant', undefined],
    ['a=b=c', 'a', 'b=c'],
    ['a=b%20c', 'a', 'b%20c'],
    ['abc=1', 'a.c', undefined],
  ])('%j holds %s: %j', (cookie, name, value) => {
    stubPage().cookie = cookie;
    expect(getCookie(name)).toBe(value);
  });

  it('throws on the server', () => {
    expect(() => getCookie('codeVariant')).toThrow(/^getCookie\(\) is not supported on the server/);
  });

  it('finds nothing when cookies are blocked', () => {
    stubBlockedPage();
    expect(getCookie('codeVariant')).toBeUndefined();
  });
});

describe('setCookie', () => {
  it('keeps the value for a year on the whole site', () => {
    const page = stubPage();
    setCookie('codeStyling', 'MUI System');
    expect(page.cookie).toBe('codeStyling=MUI System;path=/;max-age=31536000;samesite=lax;secure');
  });

  it('is not secure over plain http, where that would lose the value', () => {
    const page = stubPage('http:');
    setCookie('codeVariant', 'JS');
    expect(page.cookie).toBe('codeVariant=JS;path=/;max-age=31536000;samesite=lax');
  });

  it('lets no value add attributes', () => {
    const page = stubPage();
    setCookie('a', 'b;domain=evil.test\n');
    expect(page.cookie).toBe(
      'a=b%3Bdomain=evil.test%0A;path=/;max-age=31536000;samesite=lax;secure',
    );
  });

  it('does nothing when cookies are blocked', () => {
    stubBlockedPage();
    expect(() => setCookie('codeVariant', 'JS')).not.toThrow();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeAdUrl } from './safe-ad-url.ts';

const hosts = ['ads.test', 'img.ads.test:8443'];

it.each([
  ['https://anything.test/a?b=c', 'https://anything.test/a?b=c'],
  ['//anything.test/a', 'https://anything.test/a'],
  ['HTTPS://Anything.test', 'https://anything.test/'],
  ['  https://anything.test/a b ', 'https://anything.test/a%20b'],
  ['http://anything.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['blob:https://anything.test/1', undefined],
  ['https://user:pass@anything.test/', undefined],
  ['https://anything.test@evil.test/', undefined],
  ['https:anything.test', undefined],
  ['/relative', undefined],
  ['relative', undefined],
  ['https://', undefined],
  ['https://[', undefined],
  [`https://anything.test/${'a'.repeat(2048)}`, undefined],
  ['', undefined],
  [null, undefined],
  [{ href: 'https://anything.test/' }, undefined],
])('%j may be clicked as %j', (raw, expected) => {
  expect(safeAdUrl(raw)).toBe(expected);
});

it.each([
  ['https://ads.test/a.png', 'https://ads.test/a.png'],
  ['https://img.ads.test:8443/a.png', 'https://img.ads.test:8443/a.png'],
  ['https://ads.test:444/a.png', undefined],
  ['https://ads.test.evil.test/a.png', undefined],
  ['https://evil.test/https://ads.test/', undefined],
  ['https://evil.test\\@ads.test/', undefined],
  ['https://192.168.0.1/admin', undefined],
  ['https://localhost/', undefined],
])('%j may be loaded from the named hosts as %j', (raw, expected) => {
  expect(safeAdUrl(raw, hosts)).toBe(expected);
});

it('gives nothing or an encrypted address of an allowed host, whatever comes', () => {
  const part = fc.constantFrom(
    'https:', 'http:', 'javascript:', 'data:', '//', '/', '\\', '@', ':', '\t', '\n', '\0', ' ',
    'ads.test', 'evil.test', 'а.test', '%00', '%2f', '.', '?', '#', '[', ']', '\u202e', 'user:pw',
  ); // prettier-ignore
  const address = fc.array(fc.oneof(part, fc.string({ maxLength: 5 })), { maxLength: 9 });
  fc.assert(
    fc.property(address, (parts) => {
      const outcome = safeAdUrl(parts.join(''), hosts);
      if (outcome === undefined) return;
      const url = new URL(outcome);
      expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
      expect(hosts).toContain(url.host);
    }),
    { numRuns: 20_000 },
  );
});

import { describe, expect, it } from 'vitest';
import { noSources } from '../../../model/content-policy.ts';
import { createHeaderTable } from '../../../model/header-table.ts';
import { renderHeadersFile } from './render-headers-file.ts';

const table = createHeaderTable(
  { ...noSources, scriptHashes: ['sha256-a'] },
  { '/x/tree/': 'demos' },
);
const pathnames = [
  '/',
  '/404.html',
  '/x/',
  '/x/prose/',
  '/x/prose/more/',
  '/x/tree/',
  '/x/sw.js',
  '/zh/',
  '/demo-frame/',
  '/_assets/app.a1.js',
  '/_assets/frame/start.b2.js',
  '/images/logo.svg',
  '/feed.xml',
];

/** All headers that a static host gives to an address: the values of every rule that fits, joined. */
function headersAt(file: string, pathname: string): Map<string, string> {
  const found = new Map<string, string>();
  let fits = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) fits = ruleFits(line, pathname);
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (!fits || name === '') continue;
    found.set(name, found.has(name) ? `${found.get(name) ?? ''}, ${value}` : value);
  }
  return found;
}

function ruleFits(rule: string, pathname: string): boolean {
  const pattern = rule.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*');
  return new RegExp(`^${pattern}$`).test(pathname);
}

const file = renderHeadersFile(table, pathnames);

describe('what a static host sends', () => {
  it.each(pathnames)(
    '%s: no type is guessed, no referrer leaks, only secure, no other site frames it',
    (pathname) => {
      const headers = headersAt(file, pathname);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
      expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors');
    },
  );

  it.each([
    ['/_assets/app.a1.js', 'public, max-age=31536000, immutable'],
    ['/_assets/frame/start.b2.js', 'public, max-age=31536000, immutable'],
    ['/x/prose/', 'no-cache'],
    ['/x/tree/', 'no-cache'],
    ['/x/sw.js', 'no-cache'],
    ['/feed.xml', 'no-cache'],
    ['/images/logo.svg', 'public, max-age=86400'],
  ])('%s is kept: %s', (pathname, expected) => {
    expect(headersAt(file, pathname).get('Cache-Control')).toBe(expected);
  });

  it.each([
    ['/x/prose/', true],
    ['/x/prose/more/', true],
    ['/zh/', true],
    ['/x/tree/', false],
  ])('%s has a policy without inline styles: %j', (pathname, isStrict) => {
    const policies = headersAt(file, pathname).get('Content-Security-Policy')?.split(', ') ?? [];
    expect(policies.some((policy) => /style-src 'self'(?:;|$)/.test(policy))).toBe(isStrict);
    expect(policies.some((policy) => policy.includes("'sha256-a'"))).toBe(true);
    expect(policies.join()).not.toContain('unsafe-eval');
  });

  it('lets only the frame and its scripts be used without an origin', () => {
    expect(headersAt(file, '/_assets/frame/start.b2.js').get('Access-Control-Allow-Origin')).toBe(
      '*',
    );
    expect(headersAt(file, '/_assets/app.a1.js').has('Access-Control-Allow-Origin')).toBe(false);
    expect(headersAt(file, '/demo-frame/').get('Content-Security-Policy')).toContain('sandbox');
  });

  it('stays within the number of rules that every host takes', () => {
    const many = Array.from({ length: 500 }, (_, at) => `/folder-${String(at)}/`);
    const rules = renderHeadersFile(table, many).match(/^\//gm) ?? [];
    expect(rules).toHaveLength(100);
  });
});

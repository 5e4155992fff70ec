import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRedirects } from './redirects.ts';
import { resolveRequest } from './resolve-request.ts';
import type { SiteFile } from './site-files.ts';

function page(pathname: string): [string, SiteFile] {
  const rest = { file: pathname, contentType: 'text/html', precompressed: new Map() };
  return [pathname, { pathname, ...rest }];
}

const site = {
  files: new Map(['/', '/a/', '/evil.test/', '/zh/', '/404.html'].map(page)),
  redirects: createRedirects([
    { from: '/moved/*', to: '/*', status: 301 },
    { from: '/loose*', to: '/*', status: 301 },
    { from: '/away/*', to: 'https://old.example/*', status: 302 },
  ]),
};

const parts = [
  '/',
  '//',
  '\\',
  '%2f',
  '%5c',
  '%2e',
  '..',
  '.',
  '%09',
  '%00',
  '%',
  '@',
  ':',
  '?',
  '#',
];
const words = ['a', 'zh', 'evil.test', 'moved/', 'loose', 'away/', 'index.html', '%E4%B8', '中'];
const targets = fc
  .array(fc.oneof(fc.constantFrom(...parts, ...words), fc.string()), { maxLength: 8 })
  .map((pieces) => `/${pieces.join('')}`);

it('answers any target without failing, and sends nobody to a host the site did not name', () => {
  const ours = 'http://ours.test';
  fc.assert(
    fc.property(targets, (target) => {
      const resolution = resolveRequest(site, target);
      if (resolution.kind !== 'redirect') return;
      const { origin } = new URL(resolution.target.location, ours);
      expect([ours, 'https://old.example']).toContain(origin);
    }),
    { numRuns: 20_000 },
  );
});

it.each(['__proto__', 'constructor', 'toString'])('knows no type of files named .%s', (ending) => {
  expect(resolveRequest(site, `/a.${ending}`).kind).toBe('missing-page');
});

it('leads to the Markdown of a page that moved, however often, and not to one that is not there', () => {
  const moved = {
    files: new Map(['/new/', '/new.md', '/bare/'].map(page)),
    redirects: createRedirects([
      { from: '/old/', to: '/between/', status: 301 },
      { from: '/between/', to: '/new/#part', status: 301 },
      { from: '/gone/', to: '/bare/', status: 301 },
      { from: '/away/', to: 'https://old.example/', status: 302 },
      { from: '/round/', to: '/circle/', status: 301 },
      { from: '/circle/', to: '/round/', status: 301 },
      { from: '/v1/*', to: '/*', status: 301 },
    ]),
  };
  const target = (path: string) => {
    const found = resolveRequest(moved, path);
    return found.kind === 'redirect' ? found.target.location : found.kind;
  };
  expect(target('/old.md')).toBe('/between.md');
  expect(target('/between.md')).toBe('/new.md');
  expect(target('/v1/new.md')).toBe('/new.md');
  expect(target('/away.md')).toBe(target('/away'));
  expect(target('/away.md')).toMatch(/^https:/);
  for (const path of ['/gone.md', '/round.md', '/none.md', '/.md']) {
    expect(target(path), path).not.toMatch(/^[/h]/);
  }
});

it('leads to a page in one step', () => {
  fc.assert(
    fc.property(targets, (target) => {
      const first = resolveRequest(site, target);
      if (first.kind !== 'redirect' || !site.files.has(first.target.location)) return;
      expect(resolveRequest(site, first.target.location).kind).toBe('file');
    }),
    { numRuns: 5_000 },
  );
});

it.each([
  ['/pt/nothing/', '/pt/404/'],
  ['/pt', '/pt/404/'],
  ['/portugal/', '/404.html'],
  ['/nothing/', '/404.html'],
  ['/pt/404/', '/pt/404/'],
])('tells of %s in the language of the address', (target, shown) => {
  const files = new Map(['/', '/404.html', '/pt/404/'].map(page));
  const resolution = resolveRequest({ ...site, files }, target);
  expect(resolution).toMatchObject({ kind: 'missing-page', file: { pathname: shown } });
});

import { expect, it } from 'vitest';
import { hrefOf, localePrefixOf } from '../../engine/model/href.ts';
import { canonicalPathnameOf } from '../../engine/model/pathname.ts';
import { versionsOf } from '../../engine/model/version-list.ts';
import { createRedirects } from './redirects.ts';
import { resolveRequest } from './resolve-request.ts';

const ours = 'https://docs.test';
const locales = ['en', 'zh'];
const count = 100_000;

const pieces = [
  ...[
    '/',
    '//',
    '///',
    '\\',
    '%2f',
    '%2F',
    '%5c',
    '%252f',
    '..',
    '.',
    '%2e%2e',
    '%09',
    '%0a',
    '%0d',
  ],
  ...['%00', '%', '@', ':', '?', '#', ';', '\t', 'http:', 'https://', 'javascript:', '//evil.test'],
  ...[
    'evil.test',
    'user@evil.test',
    'zh',
    'en',
    'fr',
    'x',
    'v7',
    'moved',
    'grid',
    'index.html',
    '中',
  ],
];

/** The same paths in every run: a small generator with a fixed start. */
function* paths(): Generator<string> {
  let state = 20_261_115;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let made = 0; made < count; made += 1) {
    let path = next(8) === 0 ? '' : '/';
    for (let left = 1 + next(7); left > 0; left -= 1) path += pieces[next(pieces.length)] ?? '';
    yield path;
  }
}

function originOf(address: string): string {
  return URL.canParse(address, `${ours}/here/`) ? new URL(address, `${ours}/here/`).origin : 'none';
}

it('sends nobody to another host by any of 100,000 redirect, language and version paths', () => {
  const redirects = createRedirects([
    { from: '/moved/*', to: '/x/*', status: 301 },
    { from: '/fr/*', to: '/*', status: 301 },
    { from: '/en/*', to: '/*', status: 301 },
    { from: '/x/v7', to: '/x/grid/', status: 302 },
  ]);
  const page = { file: '', contentType: 'text/html', precompressed: new Map() };
  const names = ['/', '/zh/', '/x/grid/', '/evil.test/', '/zh/evil.test/', '/404.html'];
  const site = {
    redirects,
    files: new Map(names.map((pathname) => [pathname, { pathname, ...page }])),
  };
  const gone: string[] = [];
  let redirected = 0;
  for (const path of paths()) {
    const answer = resolveRequest(site, path);
    if (answer.kind === 'redirect') {
      redirected += 1;
      if (originOf(answer.target.location) !== ours) gone.push(`redirect ${path}`);
    }
    // A path of the address bar is never a whole address.
    const pathname = canonicalPathnameOf(`/${path}`, locales);
    const languages = locales.map((locale) => hrefOf(pathname, locale, { locales }));
    const [current] = versionsOf({
      plan: { pathname, older: [] },
      version: '8.5.0',
      localePrefix: localePrefixOf('zh', { locales }),
      versionHost: 'https://{version}.docs.test',
    });
    if (![...languages, current?.href ?? ''].every((href) => originOf(href) === ours))
      gone.push(path);
  }
  expect(gone).toEqual([]);
  expect(redirected).toBeGreaterThan(500);
}, 120_000);

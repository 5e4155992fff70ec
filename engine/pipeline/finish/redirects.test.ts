import { expect, it } from 'vitest';
import type { Redirect } from '../../model/redirect.ts';
import { renderRedirectsFile, renderRedirectsJson } from './redirects.ts';

const list: Redirect[] = [
  { from: '/fr/*', to: '/*', status: 301 },
  { from: '/old/', to: '/new/#part', status: 301 },
  { from: '/', to: '/x/introduction/', status: 302 },
  { from: '/feed.rss', to: 'https://docs.example/feed.xml', status: 308 },
];

it('writes one rule a line, with both spellings of a page and patterns last', () => {
  expect(renderRedirectsFile(list).split('\n')).toEqual([
    '/old /new/#part 301',
    '/old/ /new/#part 301',
    '/ /x/introduction/ 302',
    '/feed.rss https://docs.example/feed.xml 308',
    '/fr/* /:splat 301',
    '',
  ]);
});

it('writes the same rules for the server, as given', () => {
  expect(JSON.parse(renderRedirectsJson(list))).toEqual(list);
});

it.each(['/a\n/b /evil 301', '/a b', '/a\t/b', '/名', '/\ud800'])(
  'gives %j no second field or line',
  (from) => {
    const lines = renderRedirectsFile([{ from, to: from, status: 301 }])
      .trimEnd()
      .split('\n');
    for (const line of lines) {
      expect(line).toMatch(/^\/[!-~]* \/[!-~]* 301$/);
    }
    const [rule] = JSON.parse(
      renderRedirectsJson([{ from: '/', to: from, status: 301 }]),
    ) as Redirect[];
    expect(rule?.to).toMatch(/^[!-~]+$/);
  },
);

it('writes nothing for nothing', () => {
  expect(renderRedirectsFile([])).toBe('');
  expect(renderRedirectsJson([])).toBe('[]\n');
});

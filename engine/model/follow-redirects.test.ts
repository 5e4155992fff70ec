import { expect, it } from 'vitest';
import { followRedirects } from './follow-redirects.ts';
import type { Redirect } from './redirect.ts';

const redirects: Redirect[] = [
  { from: '/old/', to: '/new/#part', status: 301 },
  { from: '/older/', to: '/old/', status: 301 },
  { from: '/core/*', to: '/*', status: 301 },
  { from: '/round/', to: '/round/', status: 301 },
  { from: '/away/', to: 'https://elsewhere.example/', status: 301 },
];
const pages = new Set(['/', '/new/']);

it.each([
  ['/new/', '/new/'],
  ['/old/', '/new/#part'],
  ['/older/', '/new/#part'],
  ['/core/new/', '/new/'],
  ['/away/', 'https://elsewhere.example/'],
  ['/core/gone/', undefined],
  ['/round/', undefined],
  ['/gone/', undefined],
])('follows %s to %s', (address, end) => {
  expect(followRedirects(address, redirects, (it) => pages.has(it))).toBe(end);
});

import { expect, it } from 'vitest';
import { resolveRedirects } from './resolve-redirects.ts';
import { configOf } from '../site/site.fixture.ts';

// The fixture's navigation plans /grid, /grid/sorting and /grid/pivoting.
const built = { config: configOf(), pages: new Set(['/', '/grid', '/grid/sorting']) };

it('leaves redirects to pages, patterns and other sites alone', () => {
  const redirects = [
    { from: '/sort/', to: '/grid/sorting/#first', status: 301 },
    { from: '/zh/sort/', to: '/zh/grid/sorting/', status: 301 },
    { from: '/away/', to: 'https://elsewhere.example/', status: 301 },
    { from: '/core/*', to: '/*', status: 301 },
  ] as const;
  expect(resolveRedirects(redirects, built).redirects).toEqual(redirects);
});

it('leads to the nearest page, for the time being, where a page is not written', () => {
  const redirects = [{ from: '/zh/pivot/', to: '/zh/grid/pivoting/', status: 301 }] as const;
  expect(resolveRedirects(redirects, built)).toEqual({
    redirects: [{ from: '/zh/pivot/', to: '/zh/grid/', status: 302 }],
    planned: [
      { from: '/grid/pivoting/', to: '/grid/', status: 302 },
      { from: '/zh/grid/pivoting/', to: '/zh/grid/', status: 302 },
    ],
  });
});

import { expect, it } from 'vitest';
import { navTarget } from './nav-target.ts';

it('a page leads to itself', () => {
  expect(navTarget({ pathname: '/a' })).toBe('/a');
  expect(navTarget({ pathname: '/a', children: [] })).toBe('/a');
});

it('a group leads to its first child', () => {
  expect(
    navTarget({ pathname: '/a-group', children: [{ pathname: '/a' }, { pathname: '/b' }] }),
  ).toBe('/a');
});

it('a group that begins with a subheader leads to the first child of that', () => {
  const subheader = { pathname: '/a-sub', subheader: 'Main', children: [{ pathname: '/a' }] };
  expect(navTarget({ pathname: '/a-group', children: [subheader] })).toBe('/a');
});

import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

interface Rules {
  prerender: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }[];
}

const base = 'https://docs.example/x/introduction/';
const [rule] = (JSON.parse(speculationRules) as Rules).prerender;

/** What a browser decides by the address of a link. */
function isPrepared(href: string): boolean {
  const [{ href_matches: wanted }, { not }] = rule?.where.and ?? [
    { href_matches: '' },
    { not: { href_matches: [] } },
  ];
  const matches = (pattern: string) => new URLPattern(pattern, base).test(href, base);
  return matches(wanted) && !not.href_matches.some(matches);
}

it.each(['/', '/x/react-data-grid/', '/zh/x/react-tree-view/', '/api/button/', '/x/a/#part'])(
  'a hovered link to %s is prepared',
  (href) => {
    expect(isPrepared(href)).toBe(true);
  },
);

it.each([
  '/_feedback/',
  '/api/data/button.json',
  '/demos/a/',
  '/demo-frame/a/',
  '/playground/',
  '/zh/playground/',
  '/x/a.md',
  '/x/a/?page=2',
  'https://other.example/x/',
])('a hovered link to %s is not', (href) => {
  expect(isPrepared(href)).toBe(false);
});

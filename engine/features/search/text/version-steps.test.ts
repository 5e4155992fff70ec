import { expect, it } from 'vitest';
import { shortVersions, stepTerms, stepTermsOfTitle } from './version-steps.ts';

it.each([
  ['migrate from v7', ['7>']],
  ['Migrating from Version 7', ['7>']],
  ['upgrade to v8', ['>8']],
  ['from v5 to v6', ['5>', '>6']],
  ['从 v7 升级到 v8', ['7>', '>8']],
  ['v7', []],
  ['scroll to 40', []],
])('"%s" names the ends %j', (text, terms) => {
  expect(stepTerms(text)).toEqual(terms);
});

it.each([
  ['Data Grid: from v7 to v8', ['7>', '>8']],
  ['Upgrade to v7', ['6>', '>7']],
  ['Migration from v4', ['4>', '>5']],
  ['Migration from v0.x', ['0>', '>1']],
  ['Tree View: from the lab to v6', ['>6']],
  ['Button', []],
])('a page called "%s" leads over %j', (title, terms) => {
  expect(stepTermsOfTitle(title)).toEqual(terms);
});

it('shortens versions as titles write them', () => {
  expect(shortVersions('from version 7 to version 8')).toBe('from v7 to v8');
  expect(shortVersions('which version 7')).toBe('which version 7');
  expect(shortVersions('从v7升级到 v8')).toBe(' v7升级 v8');
});

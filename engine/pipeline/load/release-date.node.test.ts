import path from 'node:path';
import { expect, it } from 'vitest';
import { packageVersionOf } from './package-version.node.ts';
import { findReleaseDate, releaseDateOf } from './release-date.node.ts';

const changelog = `# Changelog

## 7.1.2

_Jun 18, 2025_

- Faster.

## 7.1.1

- No day is known.

## 7.1.0

_May 6, 2025_
`;

it.each([
  ['7.1.2', '2025-06-18'],
  ['7.1.1', undefined],
  ['7.1.0', '2025-05-06'],
  ['7.1', undefined],
  ['8.0.0', undefined],
])('%s was released on %s', (version, day) => {
  expect(findReleaseDate(changelog, version)).toBe(day);
});

it('reads the change logs of the installed packages', () => {
  const site = path.resolve(import.meta.dirname, '#site');
  for (const name of ['@mui/material', '@mui/x-data-grid', '@mui/x-tree-view']) {
    const version = packageVersionOf(name, site);
    expect(releaseDateOf(name, version, site), name).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

it('knows no day of a package that is not there', () => {
  expect(releaseDateOf('@none/such', '1.0.0', import.meta.dirname)).toBeUndefined();
});

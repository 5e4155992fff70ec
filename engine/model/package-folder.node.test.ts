import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPackageFolder } from './package-folder.node.ts';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));

it('finds the packages of the repository for a site that lies elsewhere', () => {
  expect(findPackageFolder('react', site)).toMatch(/node_modules.react$/);
  expect(findPackageFolder('not-installed', site)).toBeUndefined();
});

it('prefers what is installed beside the site', () => {
  const own = path.join(site, 'node_modules/react');
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'package.json'), '{}');
  expect(findPackageFolder('react', site)).toBe(own);
});

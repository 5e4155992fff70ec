import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findPackage } from './package-layout.node.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'package-layout-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const declarations = ['Card', 'Grid', 'internals', 'locales'].map((it) => `${it}/index.d.ts`);

/** Addresses of a package with these facts in its package.json and a few folders. */
function addressesOf(name: string, manifest: object): string[] {
  const dir = path.join(folder, 'node_modules', name);
  for (const file of ['index.d.ts', ...declarations]) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), 'export {};');
  }
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  return findPackage({ name }, folder).entries.map(({ from }) => from);
}

function typesAt(file: string) {
  return { import: { types: file }, require: { types: file } };
}

it('finds the folders that a package exports by a pattern', () => {
  const exports = { '.': typesAt('./index.d.ts'), './*': typesAt('./*/index.d.ts') };
  expect(addressesOf('pattern', { exports })).toEqual([
    'pattern',
    'pattern/Card',
    'pattern/Grid',
    'pattern/locales',
  ]);
});

it('finds the folders that a package exports one by one, and no others', () => {
  const exports = {
    './package.json': './package.json',
    '.': typesAt('./index.d.ts'),
    './Card': typesAt('./Card/index.d.ts'),
    './Card/parts': typesAt('./Card/index.d.ts'),
    './internals': typesAt('./internals/index.d.ts'),
    './lost': typesAt('./lost/index.d.ts'),
    './script': './script.js',
    './Grid': null,
  };
  expect(addressesOf('named', { exports })).toEqual(['named', 'named/Card']);
});

it('finds the folders of a package from before exports', () => {
  expect(addressesOf('old', { types: './index.d.ts' })).toEqual([
    'old',
    'old/Card',
    'old/Grid',
    'old/locales',
  ]);
});

it('finds types that stand beside the scripts of an address', () => {
  const types = (file: string) => ({ types: file, import: './esm/index.js' });
  const exports = { '.': types('./index.d.ts'), './*': types('./*/index.d.ts') };
  expect(addressesOf('beside', { exports })).toContain('beside/Card');
});

it('says what to do about a package without declarations', () => {
  expect(() => addressesOf('bare', { exports: { '.': './index.js' } })).toThrow(
    'The package bare 1.0.0 has no type declarations',
  );
});

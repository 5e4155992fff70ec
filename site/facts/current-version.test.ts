import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageVersionOf } from 'engine/pipeline/load/package-version.node.ts';
import { docsConfig } from '../docs.config.ts';

const site = path.resolve(import.meta.dirname, '..');

it('documents version 8.5.0 of the extended family, as installed', () => {
  const family = docsConfig.products.filter(({ packageName }) => packageName.includes('/x-'));
  expect(family.length).toBeGreaterThan(3);
  for (const { packageName } of family) {
    expect(packageVersionOf(packageName, site), packageName).toBe('8.5.0');
  }
});

/** Packages of the family that were not published with the documented version, and the next that was. */
const later: Readonly<Record<string, string>> = { '@mui/x-tree-view-pro': '8.6.0' };

it('documents every other package of the family in the same version, but for those never published with it', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const family = Object.entries(dependencies).filter(([name]) => name.startsWith('@mui/x-'));
  const others = family.filter(([, version]) => version !== '8.5.0');
  expect(Object.fromEntries(others)).toEqual(later);
  for (const [name, version] of family) expect(packageVersionOf(name, site), name).toBe(version);
});

it('names a package of another version, and so its version, on every page whose demos use it', () => {
  const demos = import.meta.glob<string>('../content/**/demos/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const users = Object.entries(demos).flatMap(([file, source]) =>
    Object.keys(later)
      .filter((name) => source.includes(`'${name}/`) || source.includes(`'${name}'`))
      .map((name) => `${path.posix.join(file, '../..')}/page.md ${name}`),
  );
  expect(users.length).toBeGreaterThan(5);
  const silent = [...new Set(users)].filter((user) => {
    const [page = '', name = ''] = user.split(' ');
    const text = readFileSync(path.join(import.meta.dirname, page), 'utf8');
    const named = /^packages: .*$/m.exec(text)?.[0] ?? '';
    return !named.includes(`'${name}'`);
  });
  expect(silent).toEqual([]);
});

import path from 'node:path';
import { expect, it } from 'vitest';
import { packageVersionOf } from 'engine/build/package-version.node.ts';
import { docsConfig } from '../docs.config.ts';

const site = path.resolve(import.meta.dirname, '..');

it('documents version 8.5.0 of the extended family, as installed', () => {
  const family = docsConfig.products.filter(({ packageName }) => packageName.includes('/x-'));
  expect(family.length).toBeGreaterThan(3);
  for (const { packageName } of family) {
    expect(packageVersionOf(packageName, site), packageName).toBe('8.5.0');
  }
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screenParts } from './parts.browser.ts';

const named = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .flatMap((code) => [...code.matchAll(/data-screen-part="(\w+)"/g)].map(([, name]) => name));

it('brings a part for every name that a screen has, and no other', () => {
  expect(Object.keys(screenParts).sort()).toEqual([...new Set(named)].sort());
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLockInstalled } from './is-lock-installed.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  mkdirSync(path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeLock(name: string, packages: Record<string, object>): void {
  writeFileSync(path.join(folder, name), JSON.stringify({ packages }));
}

const wanted = {
  '': { version: '0.1.0' },
  engine: { version: '0.1.0' },
  'node_modules/engine': { link: true },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
};

it.each([
  ['the same versions', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['a missing package', {}, false],
  [
    'another version of an optional package',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/only-elsewhere': { version: '2.0.0' } },
    false,
  ],
])('with %s', (_case, installed, expected) => {
  writeLock('package-lock.json', wanted);
  writeLock('node_modules/.package-lock.json', installed);
  expect(isLockInstalled(folder)).toBe(expected);
});

it('is false before the first installation and without a lock', () => {
  expect(isLockInstalled(folder)).toBe(false);
  writeLock('package-lock.json', wanted);
  expect(isLockInstalled(folder)).toBe(false);
});

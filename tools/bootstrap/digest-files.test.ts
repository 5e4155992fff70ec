import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestFiles } from './digest-files.mjs';

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'digest-'));
  mkdirSync(path.join(base, 'engine/node_modules'), { recursive: true });
  write('engine/a.ts', 'one');
  write('package.json', '{}');
});
afterEach(() => rmSync(base, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(path.join(base, name), text);
}

function digest(): string {
  return digestFiles(base, ['engine', 'package.json', 'absent.json']);
}

it('stays the same while nothing changes', () => {
  expect(digest()).toBe(digest());
});

it.each([
  ['another content', () => write('engine/a.ts', 'two')],
  ['a new file', () => write('engine/b.ts', '')],
  [
    'another name',
    () => renameSync(path.join(base, 'engine/a.ts'), path.join(base, 'engine/c.ts')),
  ],
  ['a file that was absent', () => write('absent.json', '')],
])('changes with %s', (_change, change) => {
  const before = digest();
  change();
  expect(digest()).not.toBe(before);
});

it('does not depend on tests and derived files', () => {
  const before = digest();
  write('engine/a.test.ts', 'test');
  write('engine/node_modules/x.js', 'x');
  expect(digest()).toBe(before);
});

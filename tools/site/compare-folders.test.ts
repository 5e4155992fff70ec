import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareFolders } from './compare-folders.mjs';

const base = mkdtempSync(path.join(tmpdir(), 'compare-'));
afterAll(() => rmSync(base, { recursive: true }));

function folder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(base, name, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return path.join(base, name);
}

const first = folder('first', { 'a.html': 'a', 'x/b.js': 'b', 'x/gone.js': '' });

it('finds nothing where every file has the same bytes', () => {
  const same = folder('same', { 'a.html': 'a', 'x/b.js': 'b', 'x/gone.js': '' });
  expect(compareFolders(first, same)).toEqual({ files: 3, differences: [] });
});

it('names other bytes and files that stand in one folder only', () => {
  const other = folder('other', { 'a.html': 'A', 'x/b.js': 'b', '.new': '' });
  expect(compareFolders(first, other)).toEqual({
    files: 4,
    differences: [
      '.new: only in the second',
      'a.html: other bytes',
      'x/gone.js: only in the first',
    ],
  });
});

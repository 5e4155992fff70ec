import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTextMemory } from './text-memory.node.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'content-'));
const file = path.join(dir, 'page.md');

afterAll(() => {
  rmSync(dir, { recursive: true });
});

test('a text is read once until it is said to have changed', async () => {
  const memory = createTextMemory();
  writeFileSync(file, 'first');
  expect(await memory.read(file)).toBe('first');
  writeFileSync(file, 'second');
  expect(await memory.read(file)).toBe('first');
  memory.forget(file);
  expect(await memory.read(file)).toBe('second');
});

test('a file that was missing is looked for again', async () => {
  const memory = createTextMemory();
  const late = path.join(dir, 'late.md');
  await expect(memory.read(late)).rejects.toThrow('ENOENT');
  writeFileSync(late, 'here');
  expect(await memory.read(late)).toBe('here');
});

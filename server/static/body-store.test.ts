import files, { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBodyStore } from './body-store.ts';
import type { SiteFile } from './site-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'body-store-'));
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

function pageIn(file: string): SiteFile {
  return { pathname: '/', file, contentType: 'text/html', precompressed: new Map() };
}

it('gives a body from memory, and a file that was written again within a second', async () => {
  const file = path.join(folder, 'index.html');
  await writeFile(file, 'old');
  const bodies = createBodyStore();
  const first = await bodies.load(pageIn(file), undefined);
  await writeFile(file, 'new words');
  expect(bodies.load(pageIn(file), undefined)).toBe(first);
  vi.advanceTimersByTime(1_000);
  const second = await bodies.load(pageIn(file), undefined);
  expect([first.bytes.toString(), second.bytes.toString()]).toEqual(['old', 'new words']);
});

it('reads a file once, however many ask for it at once', async () => {
  const file = path.join(folder, 'index.html');
  await writeFile(file, 'words '.repeat(1_000));
  const bodies = createBodyStore();
  const asked = Array.from({ length: 100 }, async () => bodies.load(pageIn(file), 'gzip'));
  expect(new Set(await Promise.all(asked)).size).toBe(1);
});

it('asks again after a file that could not be read', async () => {
  const file = path.join(folder, 'index.html');
  const bodies = createBodyStore();
  await expect(bodies.load(pageIn(file), undefined)).rejects.toThrow('ENOENT');
  await writeFile(file, 'words');
  expect((await bodies.load(pageIn(file), undefined)).bytes.toString()).toBe('words');
});

it('does not read a file again that stayed as it was, also when the clock jumps back', async () => {
  const file = path.join(folder, 'index.html');
  await writeFile(file, 'words');
  const bodies = createBodyStore();
  const first = await bodies.load(pageIn(file), undefined);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(bodies.load(pageIn(file), undefined)).toBe(first);
  await writeFile(file, 'new words');
  vi.advanceTimersByTime(1_000);
  expect((await bodies.load(pageIn(file), undefined)).bytes.toString()).toBe('new words');
});

it('reads four files at a time, however many are asked for at once', async () => {
  const names = Array.from({ length: 20 }, (_, at) => path.join(folder, `${at}.html`));
  for (const name of names) await writeFile(name, 'words');
  const { readFile } = files;
  let running = 0;
  let most = 0;
  vi.spyOn(files, 'readFile').mockImplementation(async (...given) => {
    most = Math.max(most, (running += 1));
    const text = await readFile(...given);
    running -= 1;
    return text;
  });
  syncBuiltinESMExports();
  const bodies = createBodyStore();
  await Promise.all(names.map(async (name) => bodies.load(pageIn(name), undefined)));
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(most).toBe(4);
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFileCache, type FileCache } from './file-cache.node.ts';

let root: string;
let cache: FileCache;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'file-cache-'));
  cache = await openFileCache(path.join(root, 'cache'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(key: string, target: string, text = key): Promise<boolean> {
  return cache.write({
    key,
    target: path.join(root, target),
    make: () => Promise.resolve(Buffer.from(text)),
  });
}

async function read(name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8');
}

it('makes a file once for each key', async () => {
  expect(await write('one', 'dist/a/1', 'made')).toBe(true);
  expect(await write('one', 'dist/b/2', 'never made')).toBe(false);
  expect([await read('dist/a/1'), await read('dist/b/2')]).toEqual(['made', 'made']);
});

it('puts a new file over that of an earlier build without harm to the kept one', async () => {
  await write('one', 'dist/1');
  await write('two', 'dist/1');
  await write('one', 'dist/2');
  expect([await read('dist/1'), await read('dist/2')]).toEqual(['two', 'one']);
});

it('keeps nothing when making fails', async () => {
  const file = {
    key: 'one',
    target: path.join(root, 'dist/1'),
    make: () => Promise.reject(new Error('no')),
  };
  await expect(cache.write(file)).rejects.toThrow('no');
  expect(await readdir(path.join(root, 'cache'))).toEqual([]);
});

it('says so when a target cannot be written', async () => {
  await mkdir(path.join(root, 'dist/1/x'), { recursive: true });
  await expect(write('one', 'dist/1')).rejects.toThrow();
});

it('sweeps away what this build did not use, half files too', async () => {
  await write('old', 'dist/1');
  await writeFile(path.join(root, 'cache/old.123.tmp'), 'half');
  cache = await openFileCache(path.join(root, 'cache'));
  await write('new', 'dist/2');
  await cache.sweep();
  expect(await readdir(path.join(root, 'cache'))).toEqual(['new']);
});

it('makes files with equal content once, even when they are asked for at the same time', async () => {
  const targets = Array.from({ length: 20 }, (_, index) => `dist/${String(index)}/file`);
  const made = await Promise.all(targets.map((target) => write('equal', target, 'same')));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await Promise.all(targets.map(read))).toEqual(targets.map(() => 'same'));
});

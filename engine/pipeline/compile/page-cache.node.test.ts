import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '../../model/page.ts';
import { createPageCache, keyOf } from './page-cache.node.ts';

const page: Page = {
  folder: 'a/b',
  locale: 'en',
  file: 'a/b/page.md',
  frontmatter: { title: 'B', description: 'About b.' },
  blocks: [],
  contents: [],
  links: [],
};

test('gives back what was saved and nothing else', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
  const cache = await createPageCache(dir);
  expect(await cache.find('one')).toBeUndefined();
  await cache.save('one', page);
  expect(await cache.find('one')).toEqual(page);
  expect(await cache.find('two')).toBeUndefined();
  expect(await readdir(dir)).toEqual(['one.json']);
});

test('a file cut off by an interrupted build counts as missing', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
  await writeFile(path.join(dir, 'cut.json'), '{"folder":');
  expect(await (await createPageCache(dir)).find('cut')).toBeUndefined();
});

test('a digest keeps its inputs apart', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('a', 'b')).toBe(keyOf('a', 'b'));
});

test('equal pages may be saved at the same time', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
  const cache = await createPageCache(dir);
  await Promise.all(Array.from({ length: 20 }, () => cache.save('one', page)));
  expect(await readdir(dir)).toEqual(['one.json']);
});

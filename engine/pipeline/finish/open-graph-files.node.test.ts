import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOpenGraphImages, type OpenGraphFolders } from './open-graph-files.node.ts';
import { readPng } from './open-graph/read-png.fixture.ts';

let root: string;
let folders: OpenGraphFolders;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'open-graph-'));
  folders = { output: path.join(root, 'dist'), cache: path.join(root, 'cache') };
});
afterEach(() => rm(root, { recursive: true }));

const pages = ['/', '/x/react-data-grid', '/x/react-data-grid/filtering'].map((pathname) => ({
  pathname,
  title: `Page ${pathname}`,
  product: 'Data Grid',
  siteName: 'Docs',
}));

it('draws each page once and finds it again at the next build', async () => {
  expect(await writeOpenGraphImages(pages, folders)).toBe(3);
  const file = path.join(folders.output, 'og/x/react-data-grid/filtering.png');
  const first = await readFile(file);
  expect(await readPng(first)).toMatchObject({ width: 1200, height: 630 });
  await rm(folders.output, { recursive: true });
  expect(await writeOpenGraphImages(pages, folders)).toBe(0);
  expect(await readFile(file)).toEqual(first);
});

it('draws again what changed, and forgets what is not asked for any more', async () => {
  await writeOpenGraphImages(pages, folders);
  const changed = pages.map((page, index) => (index === 1 ? { ...page, title: 'New' } : page));
  expect(await writeOpenGraphImages(changed, folders)).toBe(1);
  expect(await readdir(folders.cache)).toHaveLength(3);
});

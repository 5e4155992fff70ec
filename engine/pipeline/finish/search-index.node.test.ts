import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { records } from '../../features/search/index/record.fixture.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import { configOf } from '../site/site.fixture.ts';
import { writeSearchIndex } from './search-index.node.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(
  name: string,
  own = records,
  chosen: Partial<DocsConfig> = {},
): Promise<string> {
  const output = path.join(folder, name);
  const locales = [{ code: 'en', label: 'English', htmlLang: 'en' }];
  const config = { ...configOf(), locales, ...chosen };
  await writeSearchIndex(output, { siteDir: folder, config, records: new Map([['en', own]]) });
  return output;
}

it('writes a start file and the rest in a folder named after its content', async () => {
  const output = await build('first');
  const manifest = JSON.parse(await readFile(path.join(output, 'search/en.json'), 'utf8')) as {
    folder: string;
    pages: number;
  };
  expect(manifest.pages).toBe(records.length);
  expect(manifest.folder).toMatch(/^\/_assets\/search\/en-[0-9a-f]{12}\/$/);
  expect(await readdir(path.join(output, manifest.folder))).toContain('vocabulary.json');
});

it('gives the same files from the same pages and others from others, and keeps one index', async () => {
  const read = async (output: string) => readFile(path.join(output, 'search/en.json'), 'utf8');
  const first = await read(await build('second'));
  expect(await read(await build('third', records.toReversed()))).toBe(first);
  expect(await read(await build('fourth', records.slice(1)))).not.toBe(first);
  const kept = await readdir(path.join(folder, '.cache/search'));
  expect(kept.filter((name) => name.endsWith('.index.json'))).toHaveLength(1);
});

it('tells how the library writes its messages and classes, also of pages that did not change', async () => {
  const messages = { packages: [], opening: /Lib(?: X)?/, pages: [] };
  await build('fifth');
  const output = await build('sixth', records, {
    search: { messages },
    library: { classPrefix: 'Lib' },
  });
  const manifest: unknown = JSON.parse(await readFile(path.join(output, 'search/en.json'), 'utf8'));
  expect(manifest).toMatchObject({ library: { opening: 'Lib(?: X)?', classPrefix: 'Lib' } });
});

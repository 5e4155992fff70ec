import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { records } from '../../features/search/index/record.fixture.ts';
import { configOf } from '../site/site.fixture.ts';
import { writeSearchIndex } from './search-index.node.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(name: string, own = records): Promise<string> {
  const output = path.join(folder, name);
  const config = { ...configOf(), locales: [{ code: 'en', label: 'English', htmlLang: 'en' }] };
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

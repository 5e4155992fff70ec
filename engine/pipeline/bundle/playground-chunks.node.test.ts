import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import { developedPlayground, playgroundChunks } from './playground-chunks.node.ts';

type Step = (this: unknown, ...values: readonly unknown[]) => Promise<unknown>;
const client = { environment: { name: 'client', mode: 'build' } };
const entries = [
  entryOf('Chip'),
  entryOf('Chip', { id: 'charts/chip', folder: 'charts' }),
  entryOf('Badge', { imports: [{ from: '@lib/badge', isDefault: false, exported: 'BigBadge' }] }),
  entryOf('Alert'),
  entryOf('Lost', { imports: [] }),
];

let dir = '';
const keep = vi.fn();

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'playgrounds-'));
  await writeFile(path.join(dir, 'api.json'), JSON.stringify({ ...emptyApiData, entries }));
});

afterEach(() => rm(dir, { recursive: true }));

async function pluginFor(pages: Readonly<Record<string, string>>): Promise<Record<string, Step>> {
  for (const [file, text] of Object.entries(pages)) {
    const place = path.join(dir, 'content', file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  const options = {
    contentDir: path.join(dir, 'content'),
    apiFile: path.join(dir, 'api.json'),
    keep,
  };
  return playgroundChunks(options) as unknown as Record<string, Step>;
}

async function emittedBy(pages: Readonly<Record<string, string>>, environment = client) {
  const emitFile = vi.fn();
  const plugin = await pluginFor(pages);
  await plugin['buildStart']?.call({ ...environment, emitFile });
  return emitFile.mock.calls.map(([file]) => file as unknown);
}

const chip = { type: 'chunk', id: 'virtual:playground/grid/chip', name: 'chip-playground' };
const badge = { type: 'chunk', id: 'virtual:playground/grid/badge', name: 'badge-playground' };

test('every component that a page plays with becomes a script, once', async () => {
  const text = '# Chips\n\n::playground{component="Chip" only="label"}\n';
  const chinese = '::playground{only="label" component=Badge}\n';
  expect(await emittedBy({ 'grid/a/page.md': text, 'grid/b/page.md': text })).toEqual([chip]);
  expect(await emittedBy({ 'grid/a/page.zh.md': chinese })).toEqual([chip, badge]);
});

test.each([
  ['a sentence about it', 'Write `::playground{component="Alert"}` on a line.\n'],
  ['an unknown component', '::playground{component="Nobody"}\n'],
  ['a demo', '::demo{name="Alert" component="Alert"}\n'],
])('%s makes no script', async (_, text) => {
  expect(await emittedBy({ 'grid/a/page.md': text })).toEqual([]);
});

test('a page means the component of its own product', async () => {
  const [file] = await emittedBy({ 'charts/a/page.md': '::playground{component="Chip"}\n' });
  expect(file).toMatchObject({ id: 'virtual:playground/charts/chip' });
});

test.each([
  [{ environment: { name: 'prerender', mode: 'build' } }],
  [{ environment: { name: 'client', mode: 'dev' } }],
])('only the build for browsers makes scripts: %j', async (environment) => {
  const pages = { 'grid/a/page.md': '::playground{component="Chip"}\n' };
  expect(await emittedBy(pages, environment)).toEqual([]);
});

test('a script imports its component as the reference says', async () => {
  const pages = {
    'grid/a/page.md': '::playground{component="Chip"}\n::playground{component="Badge"}\n',
  };
  const { load } = await pluginFor(pages);
  const codeOf = (id: string) => load?.call(client, `\0virtual:playground/${id}`);
  expect(await codeOf('grid/chip')).toContain(
    "import { default as Component } from '@lib/grid/Chip';",
  );
  expect(await codeOf('grid/chip')).toContain('createPropPlayground("grid/chip", Component)');
  expect(await codeOf('grid/badge')).toContain(
    "import { BigBadge as Component } from '@lib/badge';",
  );
  expect(await codeOf('grid/alert')).toBeUndefined();
  expect(await load?.call(client, 'elsewhere.ts')).toBeUndefined();
});

test('the map for drawing at build has every component under its own name', async () => {
  const pages = {
    'grid/a/page.md': '::playground{component="Chip"}\n::playground{component="Badge"}\n',
  };
  const { load } = await pluginFor(pages);
  const code = String(await load?.call(client, '\0virtual:playground-components'));
  expect(code).toContain("import { default as C0 } from '@lib/grid/Chip';");
  expect(code).toContain("import { BigBadge as C1 } from '@lib/badge';");
  expect(code).toContain('export const components = { "grid/chip": C0, "grid/badge": C1 };');
});

test('a component that cannot be imported stops the build with its name', async () => {
  const { load } = await pluginFor({ 'grid/a/page.md': '::playground{component="Lost"}\n' });
  await expect(load?.call(client, '\0virtual:playground-components')).rejects.toThrow(
    'does not say where Lost is imported from',
  );
});

test('tells the addresses of the scripts for browsers by the id of their entry', async () => {
  const { generateBundle } = await pluginFor({});
  const bundle = {
    a: { type: 'chunk', facadeModuleId: '\0virtual:playground/grid/chip', fileName: 'chip.1.js' },
    b: { type: 'chunk', facadeModuleId: '/site/page.ts', fileName: 'page.2.js' },
    c: { type: 'asset', fileName: 'page.css' },
  };
  await generateBundle?.call({ environment: { name: 'prerender' } }, {}, bundle);
  expect(keep).not.toHaveBeenCalled();
  await generateBundle?.call(client, {}, bundle);
  expect(keep.mock.calls).toEqual([[new Map([['grid/chip', '/chip.1.js']])]]);
});

test('while developing, a page loads the module itself', () => {
  expect(developedPlayground('grid/chip')).toBe('/@id/virtual:playground/grid/chip');
});

import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import { loadApiData, prepareApiData } from './api-data.node.ts';
import { configOf } from '../site/site.fixture.ts';

function config(): DocsConfig {
  const base = configOf([{ pathname: '/grid/api/card' }]);
  const api = { pathname: '/grid/api', packages: [{ name: '@lib/grid' }] };
  return { ...base, products: base.products.map((product) => ({ ...product, api })) };
}

async function install(siteDir: string, version: string): Promise<void> {
  const dir = path.join(siteDir, 'node_modules/@lib/grid');
  await mkdir(dir, { recursive: true });
  const manifest = { version, exports: { '.': { types: './index.d.ts' } } };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(manifest));
  const props = `{ /** Since ${version}. */ text: string }`;
  await writeFile(
    path.join(dir, 'index.d.ts'),
    `/** API: */\nexport declare function Card(props: ${props}): null;`,
  );
}

it('reads the packages once per version and keeps only the newest data', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'api-data-'));
  await install(siteDir, '1.0.0');
  const first = await prepareApiData(config(), siteDir);
  const kept = { ...emptyApiData, packages: { '@lib/grid': '1.0.0' } };
  await writeFile(first, JSON.stringify(kept));
  expect(await prepareApiData(config(), siteDir)).toBe(first);
  expect(await loadApiData(first)).toEqual(kept);

  await install(siteDir, '1.1.0');
  const messages: string[] = [];
  const second = await prepareApiData(config(), siteDir, (line) => messages.push(line));
  expect(messages).toEqual([
    'The API reference was read again: @lib/grid 1.0.0 → 1.1.0.',
    'New (2): grid/card, grid/card.text.',
  ]);
  expect((await loadApiData(second))?.entries[0]?.props[0]?.description).toBe('Since 1.1.0.');
  expect(await readdir(path.dirname(second))).toEqual([path.basename(second)]);
}, 60_000);

it('reads again what an interrupted build left', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'api-data-'));
  await install(siteDir, '1.0.0');
  const file = await prepareApiData(config(), siteDir);
  await writeFile(file, '{"entries": [');
  expect(await loadApiData(await prepareApiData(config(), siteDir))).toMatchObject({
    entries: [{ name: 'Card' }],
  });
}, 60_000);

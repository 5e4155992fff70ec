import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configOf } from 'engine/pipeline/site/site.fixture.ts';
import { expect, it } from 'vitest';
import { pagesOfFolders } from './pages-of-folders.ts';

it('names the address of each text of a folder, and no other page', () => {
  const site = path.join(mkdtempSync(path.join(tmpdir(), 'pages-')), 'site');
  for (const folder of ['grid/overview', 'grid/sorting']) {
    mkdirSync(path.join(site, 'content', folder), { recursive: true });
    writeFileSync(path.join(site, 'content', folder, 'page.md'), 'Rows');
  }
  writeFileSync(path.join(site, 'content/grid/sorting/page.zh.md'), '行');
  expect(pagesOfFolders(configOf(), site, ['grid/sorting'])).toEqual([
    { href: '/grid/sorting/', file: 'site/content/grid/sorting/page.md', text: 'Rows' },
    { href: '/zh/grid/sorting/', file: 'site/content/grid/sorting/page.zh.md', text: '行' },
  ]);
});

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.node.ts';

test('finds pages in every language and the demos beside them', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'content-'));
  await mkdir(path.join(dir, 'grid/sorting/demos'), { recursive: true });
  await writeFile(path.join(dir, 'grid/sorting/page.md'), 'English');
  await writeFile(path.join(dir, 'grid/sorting/page.zh.md'), '中文');
  await writeFile(path.join(dir, 'grid/sorting/page.pt-BR.md'), 'português');
  await writeFile(path.join(dir, 'grid/sorting/notes.md'), 'not a page');
  await writeFile(path.join(dir, 'grid/sorting/demos/orders.tsx'), '');
  await writeFile(path.join(dir, 'grid/sorting/demos/orders.css.tsx'), '');
  await writeFile(path.join(dir, 'grid/sorting/demos/data.ts'), '');
  await writeFile(
    path.join(dir, 'grid/sorting/claims.test.tsx'),
    "claim('One.', () => {});\n// claim(\nclaim(\n  'Two.', () => {});\n",
  );
  const { sources, demos, claims } = await loadContent(dir, 'en');
  expect(sources.map(({ folder, locale, text }) => [folder, locale, text])).toEqual([
    ['grid/sorting', 'en', 'English'],
    ['grid/sorting', 'pt-BR', 'português'],
    ['grid/sorting', 'zh', '中文'],
  ]);
  expect(demos.get('grid/sorting')).toEqual(new Set(['orders']));
  expect(claims).toEqual(new Map([['grid/sorting', 2]]));
});

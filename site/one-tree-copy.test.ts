import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The Pro package brings a tree view of its own; a demo with parts of both would mix two versions. */
const pro = "'@mui/x-tree-view-pro";
/** Plain classes work with either of them, and only the free package exports them. */
const other = /from '@mui\/x-tree-view(?!-pro|\/utils')/;

test('a demo uses one copy of the tree view', async () => {
  const mixed: string[] = [];
  let demos = 0;
  for await (const file of glob('site/content/**/demos/**/*.tsx')) {
    const text = await readFile(file, 'utf8');
    if (!text.includes(pro)) continue;
    demos += 1;
    if (other.test(text)) mixed.push(file);
  }
  expect(demos).toBeGreaterThan(0);
  expect(mixed).toEqual([]);
});

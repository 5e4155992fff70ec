import { readFile } from 'node:fs/promises';
import type { NavItem } from 'engine/model/navigation.ts';
import { pageTitle } from 'engine/model/page-title.ts';
import { expect, it } from 'vitest';
import { treeOf } from './nav-items.ts';

const tree = treeOf('x');

function outlineOf(entries: readonly NavItem[], indent = ''): string[] {
  return entries.flatMap((entry) => [
    indent + lineOf(entry),
    ...outlineOf(entry.children ?? [], `${indent}  `),
  ]);
}

function lineOf(entry: NavItem): string {
  const flags = [
    entry.subheader && 'subheader',
    entry.plan,
    entry.newFeature && 'newFeature',
    entry.planned && 'planned',
    entry.unstable && 'unstable',
  ].filter(Boolean);
  const title = pageTitle(entry) ?? '';
  return [entry.pathname, title, ...(flags.length > 0 ? [flags.join(' ')] : [])].join(' | ');
}

it('keeps the known outline of MUI X: order, places, titles, flags', async () => {
  const facts = await readFile(new URL('x-navigation.txt', import.meta.url), 'utf8');
  const outline = outlineOf(tree);
  let at = 0;
  // Entries may be added between the known ones.
  const lost = facts
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const found = outline.indexOf(line, at);
      at = found < 0 ? at : found + 1;
      return found < 0;
    });
  expect(lost).toEqual([]);
});

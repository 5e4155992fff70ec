import { expect, it } from 'vitest';
import type { Block, Page } from '../../model/page.ts';
import { checkIcons } from './check-icons.ts';

function pageWith(...lines: number[]): Page {
  const blocks: Block[] = lines.map((line) => ({ kind: 'icons', line }));
  const frontmatter = { title: 'Icons', description: 'Icons.' };
  return {
    folder: 'a',
    locale: 'en',
    file: 'a/page.md',
    frontmatter,
    blocks,
    contents: [],
    links: [],
  };
}

it('is content with one search over icons on a page', () => {
  expect(checkIcons([pageWith(3), pageWith(9), pageWith()], true)).toEqual([]);
});

it('names the page that asks for icons that the site does not have', () => {
  expect(checkIcons([pageWith(3)], false)).toEqual([
    {
      file: 'a/page.md',
      line: 3,
      message: '"::icons" stands on a page, but the site has no icons.',
      fix: 'Name a package under "icons" in docs.config.ts.',
    },
  ]);
});

it('names the second one of a page', () => {
  expect(checkIcons([pageWith(3, 9)], true)).toEqual([
    {
      file: 'a/page.md',
      line: 9,
      message: '"::icons" stands on the page twice.',
      fix: 'Remove one of them.',
    },
  ]);
});

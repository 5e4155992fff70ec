import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPage } from './create-page.mjs';
import { parsePageArguments } from './parse-page-arguments.mjs';

let content: string;
beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  mkdirSync(path.join(content, 'data-grid/filtering'), { recursive: true });
  mkdirSync(path.join(content, 'images'));
  writeFileSync(path.join(content, 'data-grid/product.ts'), "packageName: '@mui/x-data-grid',");
  writeFileSync(
    path.join(content, 'data-grid/rows-navigation.ts'),
    "\n{ folder: 'data-grid/rows/height' },\n",
  );
});
afterEach(() => rmSync(content, { recursive: true }));

function create(...words: string[]): string {
  return createPage(content, parsePageArguments(words)).join('\n');
}

function read(name: string): string {
  return readFileSync(path.join(content, name), 'utf8');
}

describe('what is created', () => {
  it('is a page whose description is still to be written', () => {
    create('data-grid/rows/row-height');
    expect(read('data-grid/rows/row-height/page.md')).toBe(
      "---\ntitle: Row height\ndescription:\npackages: ['@mui/x-data-grid']\n---\n\n" +
        '# Row height\n\n::demo{name="basic-row-height"}\n',
    );
  });

  it('is a demo that stops the build until it is written', () => {
    create('data-grid/rows/row-height');
    const demo = read('data-grid/rows/row-height/demos/basic-row-height.tsx');
    expect(demo).toContain('export default function BasicRowHeight() {');
    expect(demo).toContain('throw new Error(');
  });

  it.each([
    ['Filtering', 'title: Filtering'],
    ["Don't: do", "title: 'Don''t: do'"],
    ['Yes', "title: 'Yes'"],
    ['3D', "title: '3D'"],
  ])('carries the title %s', (title, line) => {
    create('data-grid/a', '--title', title);
    expect(read('data-grid/a/page.md')).toContain(`\n${line}\n`);
  });

  it('includes a Chinese page without words only when asked for', () => {
    create('data-grid/a');
    expect(() => read('data-grid/a/page.zh.md')).toThrow();
    create('--zh', 'data-grid/b');
    expect(read('data-grid/b/page.zh.md')).toMatch(/^---\ntitle:\ndescription:\n/);
  });
});

describe('what is said about the navigation', () => {
  it('names the entry that is there', () => {
    expect(create('data-grid/rows/height')).toContain('data-grid/rows-navigation.ts:2');
  });

  it('gives the entry that is missing', () => {
    const said = create('data-grid/rows/spanning');
    expect(said).toContain('Add one to data-grid/navigation.ts');
    expect(said).toContain("folder: 'data-grid/rows/spanning'");
  });
});

describe('what is refused', () => {
  it.each([
    [[], 'Usage:'],
    [['data-grid'], 'names no page below a product'],
    [['data-grid/a', 'more'], 'Usage:'],
    [['data-grid/a', '--title'], '--title needs a text'],
    [['data-grid/a', '--title', 'a'.repeat(71)], '1 to 70 characters, but it has 71'],
    [['data-grid/a', '--title', ' '], '1 to 70 characters'],
    [['data-grid/RowHeight'], '"RowHeight" in "data-grid/RowHeight" is not a folder name'],
    [['data-grid/../x'], '".." in'],
    [['data-grid/a--b'], '"a--b" in'],
    [['data-grid/'], '"" in'],
    [['datagrid/a'], 'There is no product "datagrid". Known products: data-grid.'],
    [['images/a'], 'There is no product "images"'],
    [['data-grid/filtering'], 'There is already a folder data-grid/filtering'],
  ])('%j', (words, message) => {
    expect(() => create(...words)).toThrow(message);
  });
});

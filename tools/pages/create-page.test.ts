import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPage } from './create-page.mjs';
import { parsePageArguments } from './parse-page-arguments.mjs';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  mkdirSync(path.join(site, 'content/data-grid/filtering'), { recursive: true });
  mkdirSync(path.join(site, 'content/images'));
  mkdirSync(path.join(site, 'translations'));
  write('content/data-grid/product.ts', "packageName: '@mui/x-data-grid',");
  write(
    'content/data-grid/rows-navigation.ts',
    "\n{ pathname: '/grid/row-height', folder: 'data-grid/rows/row-height' },\n" +
      "{\n  pathname: '/grid/a',\n  folder: 'data-grid/a',\n},\n",
  );
  write('published-addresses.txt', '# Never take a line out.\n/grid/\n');
  write('translations/en.json', '{ "pages": { "/grid": "Grid" }, "ads": {} }');
  write('translations/zh.json', '{ "pages": { "/grid": "表格" } }');
});
afterEach(() => rmSync(site, { recursive: true }));

function create(...words: string[]): string {
  return createPage(site, parsePageArguments(words)).join('\n');
}

function write(name: string, text: string): void {
  writeFileSync(path.join(site, name), text);
}

function read(name: string): string {
  return readFileSync(path.join(site, name), 'utf8');
}

describe('what is created', () => {
  it('is a page whose description is still to be written', () => {
    create('data-grid/rows/row-height');
    expect(read('content/data-grid/rows/row-height/page.md')).toBe(
      "---\ntitle: Row height\ndescription:\npackages: ['@mui/x-data-grid']\n---\n\n" +
        '# Row height\n\n::demo{name="basic-row-height"}\n',
    );
  });

  it('is a demo that stops the build until it is written', () => {
    create('data-grid/rows/row-height');
    const demo = read('content/data-grid/rows/row-height/demos/basic-row-height.tsx');
    expect(demo).toContain('export default function BasicRowHeight() {');
    expect(demo).toContain('throw new Error(');
  });

  it('is a first claim about the demo', () => {
    create('data-grid/rows/row-height');
    const claims = read('content/data-grid/rows/row-height/claims.test.tsx');
    expect(claims).toContain("import BasicRowHeight from './demos/basic-row-height.tsx';");
  });

  it.each([
    ['Filtering', 'title: Filtering'],
    ["Don't: do", "title: 'Don''t: do'"],
    ['Yes', "title: 'Yes'"],
    ['3D', "title: '3D'"],
  ])('carries the title %s', (title, line) => {
    create('data-grid/a', '--title', title);
    expect(read('content/data-grid/a/page.md')).toContain(`\n${line}\n`);
  });

  it('includes a Chinese page only when asked for', () => {
    create('data-grid/a');
    expect(() => read('content/data-grid/a/page.zh.md')).toThrow();
    create('--zh', '--title-zh', '行高', 'data-grid/rows/row-height');
    expect(read('content/data-grid/rows/row-height/page.zh.md')).toMatch(
      /^---\ntitle: 行高\ndescription:\n/,
    );
  });
});

describe('what is recorded', () => {
  it('is the address, at the end of the list', () => {
    create('data-grid/a');
    expect(read('published-addresses.txt')).toBe('# Never take a line out.\n/grid/\n/grid/a/\n');
  });

  it('is the title in each language that has one', () => {
    create('data-grid/a', '--title', 'Row "A"', '--title-zh', '甲');
    expect(JSON.parse(read('translations/en.json'))).toEqual({
      pages: { '/grid': 'Grid', '/grid/a': 'Row "A"' },
      ads: {},
    });
    expect(JSON.parse(read('translations/zh.json'))).toEqual({
      pages: { '/grid': '表格', '/grid/a': '甲' },
    });
  });

  it('is nothing when the page cannot be created', () => {
    expect(() => create('data-grid/rows/spanning')).toThrow(
      /Add one to data-grid\/navigation\.ts.*folder: 'data-grid\/rows\/spanning'/s,
    );
    expect(read('published-addresses.txt')).not.toContain('spanning');
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
    [['data-grid/a', '--zh'], 'needs its Chinese title'],
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

import { expect, it } from 'vitest';
import { drawings } from '../drawings/shapes-of.ts';
import { leanStyles } from './lean-styles.ts';
import { renderSamples } from './render-samples.tsx';

const { html, styles } = renderSamples();

it('draws real components, each of one that the gallery knows', () => {
  const names = Object.keys(html);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !Object.hasOwn(drawings, name))).toEqual([]);
  expect(html['button']).toContain('MuiButton-contained');
});

it('repeats no id, and brings no script, heading or link', () => {
  const all = Object.values(html).join('');
  const ids = [...all.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(all).not.toMatch(/<script|<h\d|<a\s/);
});

it('points with each label at a field, and puts no block into a line', () => {
  const all = Object.values(html).join('');
  const fields = new Set([...all.matchAll(/<input\b[^>]* id="([^"]*)"/g)].map(([, id]) => id));
  const named = [...all.matchAll(/ for="([^"]*)"/g)].map(([, id]) => id);
  expect(named.filter((id) => !fields.has(id))).toEqual([]);
  expect(html['badge']).not.toContain('<div');
});

it('brings a style for each class, and none that no element wears', () => {
  const worn = new Set(
    Object.values(html)
      .join('')
      .match(/(?<=["\s])sample-[\w-]+/g),
  );
  const styled = new Set(styles?.css.match(/(?<=\.)sample-[\w-]+/g));
  expect([...styled].filter((name) => !worn.has(name))).toEqual([]);
  expect(styled.size).toBeGreaterThan(50);
  expect(styles?.css.length).toBeLessThan(70_000);
});

it.each([
  ['.a{color:red}.a:hover{color:blue}', '.a{color:red}'],
  ['.a:hover,.b{color:blue}', '.a:hover,.b{color:blue}'],
  ['@media (hover: none){.a:hover{color:blue}}.b{top:0}', '.b{top:0}'],
  ['.a{display:-ms-flexbox;display:flex;-webkit-flex:1;flex:1}', '.a{display:flex;flex:1}'],
  ['.a.Mui-disabled{color:gray}', ''],
])('of %s it needs %s', (css, lean) => {
  expect(leanStyles(css)).toBe(lean);
});

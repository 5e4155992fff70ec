import { expect, it } from 'vitest';
import { cellOf, codeCellOf, commentMarkdown, tableOf } from './comment-markdown.ts';

function resolve(href: string): string | undefined {
  return href.startsWith('/') ? `https://docs.example${href}` : undefined;
}

it.each([
  ['See [theming](/a/).', 'See [theming](https://docs.example/a/).'],
  ['[`Tabs`](/a/) and `[x](/b/)`', '[`Tabs`](https://docs.example/a/) and `[x](/b/)`'],
  ['See [theming](./b).', 'See theming.'],
  ['`x[0](/a/)` and ``a ` [b](/c/)``', '`x[0](/a/)` and ``a ` [b](/c/)``'],
  ['A <div> or `<div>`', 'A \\<div> or `<div>`'],
  ['a < b and <https://x.example>', 'a < b and <https://x.example>'],
  ['```tsx\n<A b="[c](/d/)" />\n```', '```tsx\n<A b="[c](/d/)" />\n```'],
])('writes the comment %j', (markdown, written) => {
  expect(commentMarkdown(markdown, resolve)).toBe(written);
});

it('keeps cells on one line and within their column', () => {
  expect(cellOf('a\nb\n\nc | d \\| e')).toBe('a b<br>c \\| d \\| e');
  expect(cellOf('One of:\n- a\n- b\n\n1. c\nd')).toBe('One of:<br>- a<br>- b<br>1. c d');
  expect(codeCellOf("'a' | 'b'")).toBe("`'a' \\| 'b'`");
  expect(codeCellOf('`a`')).toBe('`` `a` ``');
});

it('writes a table', () => {
  expect(tableOf(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});

import { expect, it } from 'vitest';
import { loadHighlighter } from './highlight.node.ts';
import { markNames } from './mark-names.ts';
import { withNames } from './with-names.node.ts';

const button = { id: 'material/button' };

it('says the entry of a name, and not again while it stays the same', () => {
  const code = '<Button variant size>';
  const lines = ['<span class="t-t">&lt;Button</span> variant size&gt;'];
  const names = [
    { at: 1, end: 7, ...button },
    { at: 8, end: 15, ...button },
    { at: 16, end: 20, id: 'material/button-base' },
  ];
  expect(markNames(lines, code, names)).toEqual([
    '<span class="t-t">&lt;<i data-api="material/button">Button</i></span> <i>variant</i> <i data-api="material/button-base">size</i>&gt;',
  ]);
});

it('finds its way in texts of several lines with signs that HTML writes longer', () => {
  const code = 'a && b < c;\n<Button />';
  const lines = ['a &amp;&amp; b &lt; c;', '&lt;Button /&gt;'];
  expect(markNames(lines, code, [{ at: 13, end: 19, ...button }])).toEqual([
    'a &amp;&amp; b &lt; c;',
    '&lt;<i data-api="material/button">Button</i> /&gt;',
  ]);
});

it('leaves the text of the code as it is, and code that is no script alone', async () => {
  const highlight = withNames(await loadHighlighter(), (code) =>
    [...code.matchAll(/Button/g)].map(({ index }) => ({ at: index, end: index + 6, ...button })),
  );
  const code = "const a = 'x' as const;\nexport const B = () => <Button>{`Button`}</Button>;";
  const html = highlight(code, 'tsx').join('\n');
  expect(html).toContain('<i data-api="material/button">Button</i>');
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(text).toBe(code);
  expect(highlight('.Button {}', 'css').join('')).not.toContain('<i');
});

import { expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

it('escapes what has a meaning in HTML', () => {
  expect(escapeHtml(`<a href="b">'c' & d</a>`)).toBe(
    '&lt;a href=&quot;b&quot;&gt;&#39;c&#39; &amp; d&lt;/a&gt;',
  );
});

it.each([
  ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
  ['&#38;&#x26;&#X26;&AMP;', '&&&&'],
  ['&#x4e2d;', '中'],
  ['&amp;lt;', '&lt;'],
  ['&#x110000;&#9999999;', '&#x110000;&#9999999;'],
  ['&copy; & &#; &#xg;', '&copy; & &#; &#xg;'],
])('unescapes %s', (html, text) => {
  expect(unescapeHtml(html)).toBe(text);
});

it('unescaping undoes escaping', () => {
  const text = `&amp; <b> "'" &#38;`;
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

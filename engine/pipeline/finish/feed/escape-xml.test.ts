import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';

it.each([
  ['a & b', 'a &amp; b'],
  ['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
  [']]>', ']]&gt;'],
  [`"it's"`, '&quot;it&apos;s&quot;'],
  ['bell\u0007 null\u0000 \ufffe', 'bell null '],
  ['half \ud83d of a face', 'half  of a face'],
  ['😀 中文\n', '😀 中文\n'],
])('escapeXml(%j) is %j', (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

it('makes every text acceptable to a strict reader', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units);
      const parser = new SaxesParser();
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`).close();
    }),
  );
});

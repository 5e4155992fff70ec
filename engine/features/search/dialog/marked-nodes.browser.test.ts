// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markMatches } from '../text/mark-matches.ts';
import { markedNodes } from './marked-nodes.browser.ts';

const pieces = [
  '<img src=x onerror=alert(1)>',
  '</mark><script>',
  'filter',
  '&lt;b&gt;',
  '密度',
  ' ',
  '"',
];

it('makes nothing but text and marks, whatever stands in a title', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
      fc.string(),
      (parts, term) => {
        const text = parts.join('');
        const box = document.createElement('p');
        box.append(...markedNodes(markMatches(text, ['filter', '密度', 'img', term])));
        expect(box.textContent).toBe(text);
        expect(box.querySelectorAll(':not(mark)')).toHaveLength(0);
      },
    ),
  );
});

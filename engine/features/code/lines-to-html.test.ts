import { expect, it } from 'vitest';
import { escapeCode, linesToHtml } from './lines-to-html.ts';

it('keeps line ends inside the lines, so that the text is the code', () => {
  expect(linesToHtml({ lines: ['a', '', 'b'] })).toBe(
    '<span class="l">a\n</span><span class="l">\n</span><span class="l">b\n</span>',
  );
});

it('marks, adds and removes lines by number', () => {
  expect(linesToHtml({ lines: ['a', 'b', 'c'], marked: [1], added: [2], removed: [3] })).toBe(
    '<span class="l l--hl">a\n</span>' +
      '<span class="l l--add" role="insertion">b\n</span>' +
      '<span class="l l--del" role="deletion">c\n</span>',
  );
});

it('lets all lines but those in focus step back, whatever else is said of them', () => {
  expect(linesToHtml({ lines: ['a', 'b', 'c'], marked: [1], added: [3], focused: [2] })).toBe(
    '<span class="l l--dim l--hl">a\n</span>' +
      '<span class="l">b\n</span>' +
      '<span class="l l--dim l--add" role="insertion">c\n</span>',
  );
});

it('numbers the lines that are left of a diff, outside of the text', () => {
  expect(linesToHtml({ lines: ['a', 'b', 'c'], removed: [2], firstNumber: 9 })).toBe(
    '<span class="l" data-n="9">a\n</span>' +
      '<span class="l l--del" role="deletion" data-n="">b\n</span>' +
      '<span class="l" data-n="10">c\n</span>',
  );
});

it('makes code safe', () => {
  expect(escapeCode('a && <b>&lt;')).toBe('a &amp;&amp; &lt;b&gt;&amp;lt;');
});

import { describe, expect, it, vi } from 'vitest';
import { codeLanguages } from './code-language.ts';
import { highlightDiff } from './highlight-diff.node.ts';
import { highlightCode, loadHighlighter } from './highlight.node.ts';

// The first use of a grammar takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const highlight = await loadHighlighter();

/** Lines with each class as a short tag: `k(const) x = n(1);`. */
function inks(lines: readonly string[]): string[] {
  return lines.map((line) =>
    line
      .replace(/<span class="t-(\w)">([^<]*)<\/span>/g, '$1($2)')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );
}

describe('highlightCode', () => {
  it('uses classes of the design and never a style attribute', async () => {
    const html = await highlightCode({
      code: "const a = 'b'; // c\nf(1)",
      lang: 'ts',
      marked: [2],
    });
    expect(html).toBe(
      '<span class="l"><span class="t-k">const</span> a = <span class="t-s">\'b\'</span>; <span class="t-c">// c</span>\n</span>' +
        '<span class="l l--hl"><span class="t-f">f</span>(<span class="t-n">1</span>)\n</span>',
    );
  });

  it.each([
    [
      'tsx',
      'return <DataGrid rows={rows} on={() => set(!open)} />;',
      'k(return )t(<DataGrid) rows={rows} on={() => f(set)(!open)} t(/>);',
    ],
    ['tsx', 'import * as React from "react";', 'k(import * as) React k(from )s("react");'],
    ['ts', 'type A = string | B;', 'k(type )t(A) = k(string) | t(B);'],
    ['ts', 'const s = `a ${b.c} d`;', 'k(const) s = s(`a )${b.c}s( d`);'],
    ['json', '{ "a": [1, true, "x"] }', '{ f("a"): [n(1), k(true), s("x")] }'],
    ['css', '.a { color: #fff; margin: 2px; }', 't(.a) { f(color): n(#fff); f(margin): n(2px); }'],
    ['bash', 'npm install @a/b', 'f(npm )install @a/b'],
    ['yaml', 'a: 1', 't(a): n(1)'],
    ['html', '<b class="x">y</b>', 't(<b) class=s("x")t(>)yt(</b>)'],
  ] as const)('colors %s', (lang, code, expected) => {
    expect(inks(highlight(code, lang))).toEqual([expected]);
  });

  it.each(codeLanguages)('keeps the text of %s exactly, however hostile', (lang) => {
    const code = '<script>alert("x")</script> &amp; \'`${a}`\n\n\t  {{}} -->';
    const text = highlight(code, lang)
      .map((line) => line.replace(/<\/?span[^>]*>/g, ''))
      .join('\n');
    expect(text).not.toMatch(/[<>]/);
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(
      code,
    );
  });

  it('colors the same code in the same way again, whatever was done to the first answer', () => {
    const first = highlight('const a = 1;', 'ts');
    const again = [...first];
    first.length = 0;
    expect(highlight('const a = 1;', 'ts')).toEqual(again);
    expect(highlight('const a = 1;', 'bash')).not.toEqual(again);
  });

  it('drops the last line end only', () => {
    expect(highlight('a\n\n', 'ts')).toHaveLength(2);
  });
});

it('colors each side of a diff as if the other were not there', () => {
  const diff = ' f(\n-  `a\n+  `b`,\n )';
  const { lines, added, removed } = highlightDiff(diff, 'ts', highlight);
  expect(inks(lines)).toEqual(['f(f)(', '  s(`a)', '  s(`b`),', ')']);
  expect(added).toEqual([3]);
  expect(removed).toEqual([2]);
});

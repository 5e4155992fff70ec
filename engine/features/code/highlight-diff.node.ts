import type { CodeLanguage } from './code-language.ts';
import type { Highlight } from './highlight.node.ts';
import type { CodeLines } from './lines-to-html.ts';
import { splitDiff, type DiffLine } from './split-diff.ts';

/** Colors a diff in the language of the code it changes; the signs become marks on the lines. */
export function highlightDiff(diff: string, lang: CodeLanguage, highlight: Highlight): CodeLines {
  const { before, after, lines } = splitDiff(diff);
  const old = highlight(before, lang);
  const current = highlight(after, lang);
  return {
    lines: lines.map(({ kind, index }) => (kind === 'removed' ? old : current)[index] ?? ''),
    added: numbersOf(lines, 'added'),
    removed: numbersOf(lines, 'removed'),
  };
}

function numbersOf(lines: readonly DiffLine[], kind: DiffLine['kind']): number[] {
  return lines.flatMap((line, index) => (line.kind === kind ? [index + 1] : []));
}

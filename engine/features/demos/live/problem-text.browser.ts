import type { EditProblem } from './edit-session.browser.ts';
import type { EditorWords } from './load-editor-words.browser.ts';

const longestDetail = 500;

/** A problem in the reader's language, with its line in front when it is known. */
export function problemText(words: EditorWords, { kind, detail = '', line }: EditProblem): string {
  // The code chooses what it throws: its words are marked as its own, and stay one short line.
  const name = detail.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, longestDetail);
  const text = words(`problems.${kind}`, { name });
  return line === undefined ? text : words('line', { line: String(line), text });
}

import type { EditProblem } from './edit-session.browser.ts';
import type { EditorWords } from './load-editor-words.browser.ts';

/** A problem in the reader's language, with its line in front when it is known. */
export function problemText(words: EditorWords, { kind, detail = '', line }: EditProblem): string {
  // What the code itself threw is already a sentence of the browser or the library.
  const text = kind === 'code' ? detail : words(`problems.${kind}`, { name: detail });
  return line === undefined ? text : words('line', { line: String(line), text });
}

import type { CodeLanguage } from './code-language.ts';
import type { Highlight } from './highlight.node.ts';
import { markNames, type CodeName } from './mark-names.ts';

/** The names in a source text that the API reference knows, in their order; made by `createNamesIn`. */
export type NamesIn = (code: string) => readonly CodeName[];

const scripts: readonly CodeLanguage[] = ['tsx', 'ts', 'jsx', 'js'];

/** A highlighter that also marks the names which the API reference knows. */
export function withNames(highlight: Highlight, namesIn: NamesIn | undefined): Highlight {
  if (!namesIn) return highlight;
  return (code, lang) => {
    const lines = highlight(code, lang);
    return scripts.includes(lang) ? markNames(lines, code, namesIn(code)) : lines;
  };
}

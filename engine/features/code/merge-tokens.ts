import type { TokenClass } from './token-theme.ts';

/** A run of text in one ink. */
export interface CodeToken {
  text: string;
  name?: TokenClass | undefined;
}

/** Joins neighbors of the same ink; blanks show no ink, so they join whatever stands before them. */
export function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.name === token.name || token.text.trim() === '')) {
      last.text += token.text;
    } else {
      merged.push({ ...token });
    }
  }
  return merged;
}

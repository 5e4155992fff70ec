/** Width in pixels of a text on one line. */
export type WidthOf = (text: string) => number;

/** Breaks a text into lines no wider than `maxWidth`; a word that is too long is broken inside. */
export function wrapText(text: string, maxWidth: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line) {
      lines.push(line);
    }
    const pieces = breakWord(word, maxWidth, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line ? [...lines, line] : lines;
}

/** Keeps the first lines and ends the last one kept with an ellipsis when something was left out. */
export function clampLines(
  lines: readonly string[],
  { limit, maxWidth, widthOf }: { limit: number; maxWidth: number; widthOf: WidthOf },
): string[] {
  if (lines.length <= limit || limit < 1) {
    return lines.slice(0, limit);
  }
  let last = lines[limit - 1] ?? '';
  while (last && widthOf(`${last}…`) > maxWidth) {
    last = last.slice(0, -1);
  }
  return [...lines.slice(0, limit - 1), `${last.replace(/[\s.,;:–—-]+$/, '')}…`];
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function breakWord(word: string, maxWidth: number, widthOf: WidthOf): string[] {
  const lines = [''];
  for (const part of partsOf(word, maxWidth, widthOf)) {
    const longer = `${lines.at(-1) ?? ''}${part}`;
    if (widthOf(longer) <= maxWidth || longer === part) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(part);
    }
  }
  return lines;
}

/** The places where a name may be broken: before a capital, after a mark, else between any letters. */
function partsOf(word: string, maxWidth: number, widthOf: WidthOf): string[] {
  return word
    .split(/(?<=[^\p{Lu}])(?=\p{Lu})|(?<=[-/._:])/u)
    .flatMap((part) => (widthOf(part) <= maxWidth ? [part] : Array.from(part)));
}

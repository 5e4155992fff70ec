/** A message that a library shows to developers. */
export interface LibraryMessage {
  /** How it begins, up to the first thing that is filled in. */
  start: string;
  /** The file that shows it, from its package on: `@lib/core/Select/SelectInput.js`. */
  file: string;
}

/** Fewer words say too little to know a message by. */
const leastWords = 3;

/** The messages in a file of a library, which begin with the opening and a colon. */
export function messagesIn(code: string, file: string, opening: RegExp): LibraryMessage[] {
  const opened = new RegExp(`(["'\`])(?:Warning: )?(?:${opening.source}): `, 'g');
  return [...code.matchAll(opened)].flatMap((found) => {
    const start = literalFrom(code, found.index + found[0].length, found[1] ?? '"');
    return start.split(/\s+/).length >= leastWords ? [{ start, file }] : [];
  });
}

/** A text in quotes up to its end, or to what is filled in. */
function literalFrom(code: string, from: number, quote: string): string {
  let text = '';
  for (let at = from; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if (letter === quote || letter === '\n') break;
    if (quote === '`' && letter === '$' && code[at + 1] === '{') break;
    if (letter !== '\\') text += letter;
    else {
      at += 1;
      text += code[at] === 'n' ? ' ' : (code[at] ?? '');
    }
  }
  return text.trim();
}

/** Classes of the sheet for code, by what they color; the first that fits counts. */
const kinds = [
  ['t-s', /^'[^']*'/],
  ['t-n', /^(?:\d+|true|false)\b/],
  ['t-c', /^\/\/.*/],
  ['t-k', /^(?:import|from|export|const|type|function|return)\b/],
  ['t-f', /^(?:createTheme|charts)\b/],
  ['', /^\w+/],
  ['t-p', /^[^\w\s']+/],
  ['', /^\s+/],
] as const;

/** Code as colored lines. */
export function codeLines(code: string): HTMLElement[] {
  return code
    .trimEnd()
    .split('\n')
    .map((text) => {
      const line = document.createElement('span');
      line.className = 'l';
      line.append(...piecesOf(text), '\n');
      return line;
    });
}

function piecesOf(line: string): (HTMLElement | string)[] {
  const pieces: (HTMLElement | string)[] = [];
  let rest = line;
  while (rest !== '') {
    const { kind, text } = nextPiece(rest);
    pieces.push(kind === '' ? text : colored(kind, text));
    rest = rest.slice(text.length);
  }
  return pieces;
}

function nextPiece(code: string): { kind: string; text: string } {
  for (const [kind, pattern] of kinds) {
    const text = pattern.exec(code)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return { kind: '', text: code };
}

function colored(kind: string, text: string): HTMLElement {
  const piece = document.createElement('span');
  piece.className = kind;
  piece.textContent = text;
  return piece;
}

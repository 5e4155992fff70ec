/** Lines of highlighted code and what is said about them; line numbers start at 1. */
export interface CodeLines {
  /** Finished HTML of each line, without its end. */
  lines: readonly string[];
  marked?: readonly number[];
  added?: readonly number[];
  removed?: readonly number[];
  /** Lines that stay in color; the others step back, unless there are none. */
  focused?: readonly number[];
  /** Number of the first line; absent when lines show none. */
  firstNumber?: number | undefined;
}

/**
 * One element per line for the inside of `<pre><code>`. Each keeps its line end, so `textContent`
 * is the code as written; added and removed carry a role because color alone says nothing to a listener.
 */
export function linesToHtml(code: CodeLines): string {
  const { lines, removed, firstNumber } = code;
  let next = firstNumber ?? 1;
  return lines
    .map((line, index) => {
      const isRemoved = removed?.includes(index + 1) === true;
      // A removed line has no number in the file that is left; an attribute is never selected or copied.
      const number =
        firstNumber === undefined ? '' : ` data-n="${isRemoved ? '' : String(next++)}"`;
      return `<span class="${classOf(index + 1, code)}"${roleOf(index + 1, code)}${number}>${line}\n</span>`;
    })
    .join('');
}

function classOf(line: number, { marked, added, removed, focused = [] }: CodeLines): string {
  const isDimmed = focused.length > 0 && !focused.includes(line);
  const names = ['l', isDimmed && 'l--dim'];
  if (added?.includes(line)) names.push('l--add');
  else if (removed?.includes(line)) names.push('l--del');
  else if (marked?.includes(line)) names.push('l--hl');
  return names.filter(Boolean).join(' ');
}

function roleOf(line: number, { added, removed }: CodeLines): string {
  if (added?.includes(line)) return ' role="insertion"';
  return removed?.includes(line) ? ' role="deletion"' : '';
}

/** Makes code safe between tags. */
export function escapeCode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines of highlighted code and what is said about them; line numbers start at 1. */
export interface CodeLines {
  /** Finished HTML of each line, without its end. */
  lines: readonly string[];
  marked?: readonly number[];
  added?: readonly number[];
  removed?: readonly number[];
}

/**
 * One element per line for the inside of `<pre><code>`. Each keeps its line end, so `textContent`
 * is the code as written; added and removed carry a role because colour alone says nothing to a listener.
 */
export function linesToHtml({ lines, marked, added, removed }: CodeLines): string {
  return lines
    .map((line, index) => {
      const number = index + 1;
      if (added?.includes(number)) {
        return lineElement(line, ' l--add" role="insertion');
      }
      if (removed?.includes(number)) {
        return lineElement(line, ' l--del" role="deletion');
      }
      return lineElement(line, marked?.includes(number) ? ' l--hl' : '');
    })
    .join('');
}

function lineElement(line: string, rest: string): string {
  return `<span class="l${rest}">${line}\n</span>`;
}

/** Makes code safe between tags. */
export function escapeCode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import { unescapeHtml } from '../../base/escape-html.ts';
import { escapeCode } from './lines-to-html.ts';

/** A name in code that the API reference knows. */
export interface CodeName {
  /** Where it begins. */
  at: number;
  /** Behind its last character. */
  end: number;
  /** The entry that describes it, e.g. `material/button`. */
  id: string;
}

/**
 * Marks names in lines of highlighted code. A mark says its entry only when that is another than the mark
 * before it had, so that most marks weigh seven bytes.
 */
export function markNames(
  lines: readonly string[],
  code: string,
  names: readonly CodeName[],
): string[] {
  const open = new Map<CodeName, string>();
  let last = '';
  for (const name of names) {
    open.set(name, name.id === last ? '<i>' : `<i data-api="${name.id}">`);
    last = name.id;
  }
  let start = 0;
  return lines.map((line) => {
    const breakAt = code.indexOf('\n', start);
    const end = breakAt === -1 ? code.length : breakAt;
    const own = names.filter(({ at }) => at >= start && at < end);
    const from = start;
    start = end + 1;
    return own.length === 0
      ? line
      : markLine(line, own, (name) => [name.at - from, open.get(name)]);
  });
}

type Place = readonly [at: number, tag: string | undefined];

function markLine(
  html: string,
  names: readonly CodeName[],
  placeOf: (name: CodeName) => Place,
): string {
  let from = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) return part;
      const text = unescapeHtml(part);
      const marked = markText(text, names, (name) => {
        const [at, tag] = placeOf(name);
        return [at - from, tag];
      });
      from += text.length;
      return marked;
    })
    .join('');
}

/** A name always lies in one ink, so it is marked only where the text holds it whole. */
function markText(
  text: string,
  names: readonly CodeName[],
  placeOf: (name: CodeName) => Place,
): string {
  let html = '';
  let done = 0;
  for (const name of names) {
    const [at, tag = '<i>'] = placeOf(name);
    const end = at + name.end - name.at;
    if (at < done || end > text.length) continue;
    html += `${escapeCode(text.slice(done, at))}${tag}${escapeCode(text.slice(at, end))}</i>`;
    done = end;
  }
  return html + escapeCode(text.slice(done));
}

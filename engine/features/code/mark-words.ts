import { unescapeHtml } from '../../base/escape-html.ts';
import { escapeCode } from './lines-to-html.ts';

/** A run of characters, from its first to behind its last. */
type Place = readonly [start: number, end: number];

/** Where whole words occur in a line: `sx` is not in `sxProps`. */
export function placesOf(word: string, line: string): Place[] {
  if (word === '') return [];
  const start = /^[\w$]/.test(word) ? String.raw`(?<![\w$])` : '';
  const end = /[\w$]$/.test(word) ? String.raw`(?![\w$])` : '';
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [...line.matchAll(new RegExp(start + escaped + end, 'g'))].map(({ index }) => [
    index,
    index + word.length,
  ]);
}

/** Marks words in a line of highlighted code; a word of several inks is marked in pieces, so that elements nest. */
export function markWords(html: string, words: readonly string[]): string {
  const parts = html.split(/(<[^>]*>)/).map((part) => ({
    isTag: part.startsWith('<'),
    text: part.startsWith('<') ? part : unescapeHtml(part),
  }));
  const line = parts.map(({ isTag, text }) => (isTag ? '' : text)).join('');
  const places = words
    .flatMap((word) => placesOf(word, line))
    .sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  let from = 0;
  return parts
    .map(({ isTag, text }) => {
      if (isTag) return text;
      const own = places.map(([start, end]): Place => [start - from, end - from]);
      from += text.length;
      return markPlaces(text, own);
    })
    .join('');
}

/** Marks what lies inside the text; places may begin before it, end behind it and overlap. */
function markPlaces(text: string, places: readonly Place[]): string {
  let html = '';
  let at = 0;
  for (const [start, end] of places) {
    const first = Math.max(start, at);
    const last = Math.min(end, text.length);
    if (first >= last) continue;
    html += `${escapeCode(text.slice(at, first))}<mark>${escapeCode(text.slice(first, last))}</mark>`;
    at = last;
  }
  return html + escapeCode(text.slice(at));
}

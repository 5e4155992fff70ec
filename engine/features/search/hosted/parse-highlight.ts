import { unescapeHtml } from '../../../base/escape-html.ts';
import type { MarkedText, Range } from '../text/marked-text.ts';

const tag = /<\/?(?:mark|em|span)[^>]*>/g;

/** Turns the HTML of a highlight into text and ranges; every other tag stays text. */
export function parseHighlight(html: string): MarkedText {
  const marks: Range[] = [];
  let text = '';
  let at = 0;
  let open: number | undefined;
  for (const found of html.matchAll(tag)) {
    text += unescapeHtml(html.slice(at, found.index));
    at = found.index + found[0].length;
    if (!found[0].startsWith('</')) open ??= text.length;
    else if (open !== undefined) {
      if (text.length > open) marks.push([open, text.length]);
      open = undefined;
    }
  }
  return { text: text + unescapeHtml(html.slice(at)), marks };
}

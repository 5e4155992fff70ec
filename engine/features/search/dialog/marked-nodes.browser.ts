import { createElement } from '../../../base/element.browser.ts';
import type { MarkedText } from '../text/marked-text.ts';

/** A text as nodes, with an element round what matches. */
export function markedNodes({ text, marks }: MarkedText): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    nodes.push(text.slice(at, start), createElement('mark', {}, text.slice(start, end)));
    at = end;
  }
  return [...nodes, text.slice(at)].filter((node) => node !== '');
}

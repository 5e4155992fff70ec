import { afterPaint } from '../../../base/after-paint.browser.ts';
import { createElement } from '../../../base/element.browser.ts';
import type { Entry, EntryGroup } from './entry.ts';
import { createIcon } from './icon.browser.ts';
import { markedNodes } from './marked-nodes.browser.ts';
import type { TranslateSearch } from './result-groups.ts';

/** So many rows fill the dialog; those below its edge are laid out when these have been painted. */
const screenful = 12;

/** Rows on the screen: the element of each entry, in order. */
export interface DrawnList {
  nodes: readonly HTMLElement[];
  rows: readonly { entry: Entry; element: HTMLElement }[];
}

/** Draws groups of entries as the options of a listbox. */
export function drawGroups(groups: readonly EntryGroup[], t: TranslateSearch): DrawnList {
  const rows: { entry: Entry; element: HTMLElement }[] = [];
  const nodes = groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ label, count, entries }) => {
      const options = entries.map((entry) => {
        const element = drawOption(entry, rows.length, t);
        rows.push({ entry, element });
        return element;
      });
      return createElement(
        'div',
        { role: 'group', 'aria-label': label, hidden: rows.length - options.length >= screenful },
        head(label, count),
        ...options,
      );
    });
  for (const { element } of rows.slice(screenful)) element.hidden = true;
  afterPaint(() => {
    for (const element of [...nodes, ...rows.map((row) => row.element)]) element.hidden = false;
  });
  return { nodes, rows };
}

function head(label: string, count: number | undefined): HTMLElement {
  const number = createElement('span', { class: 'tnum' }, count === undefined ? '' : String(count));
  return createElement(
    'div',
    { class: 'palette__group', 'aria-hidden': 'true' },
    createElement('span', {}, label),
    number,
  );
}

function drawOption(entry: Entry, at: number, t: TranslateSearch): HTMLElement {
  const { icon, title, hint, kind, plan, inner, href } = entry;
  const attributes = {
    class: inner ? 'hit hit--inner' : 'hit',
    role: 'option',
    id: `search-option-${String(at)}`,
    'aria-selected': 'false',
    tabindex: -1,
  };
  const name = createElement(
    'b',
    {},
    createElement('span', {}, ...markedNodes(title)),
    plan && createElement('span', { class: `tag tag--${plan}` }, t(`search.tags.${plan}`)),
  );
  const small = createElement('small', {}, [kind, hint].filter(Boolean).join(' · '));
  const content = [createIcon(icon), createElement('span', { class: 'hit__text' }, name, small)];
  const go = createIcon('enter', 'i i--s go');
  return href === undefined
    ? createElement('div', attributes, ...content, go)
    : createElement('a', { ...attributes, href }, ...content, go);
}

import { createElement } from '../../../base/element.browser.ts';
import type { Entry } from './entry.ts';
import { createIcon, setIcon } from './icon.browser.ts';
import { markedNodes } from './marked-nodes.browser.ts';
import type { TranslateSearch } from './result-groups.ts';

/** A row on the screen. */
export interface OptionView {
  element: HTMLElement;
  /** Whether the row can show an entry: a link stays a link. */
  fits(entry: Entry): boolean;
  /** Shows another entry, which has this number in the list. */
  show(entry: Entry, at: number): void;
}

/** Draws an option for an entry and for others like it. Few elements: each takes its time at every letter. */
export function createOptionView(first: Entry, t: TranslateSearch): OptionView {
  const isLink = first.href !== undefined;
  const icon = createIcon(first.icon);
  const title = createElement('b', { dir: 'auto' });
  const hint = createElement('small', { dir: 'auto' });
  const attributes = { role: 'option', tabindex: -1 };
  const element = createElement(isLink ? 'a' : 'div', attributes, icon, title, hint);
  let shown: Entry | undefined;

  function showTitle(entry: Entry): void {
    if (shown && hasSameTitle(shown, entry)) return;
    const tags = tagsOf(entry, t).flatMap(({ kind, text }) => [
      ' ',
      createElement('span', { class: `tag tag--${kind}` }, text),
    ]);
    title.replaceChildren(...markedNodes(entry.title), ...tags);
  }

  return {
    element,
    fits: ({ href }) => isLink === (href !== undefined),
    show(entry, at) {
      const { kind, inner, href } = entry;
      const set = (name: string, value: string) => {
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      };
      set('class', inner ? 'hit hit--inner' : 'hit');
      set('id', `search-option-${String(at)}`);
      set('aria-selected', 'false');
      if (href !== undefined) set('href', href);
      if (entry.icon !== shown?.icon) setIcon(icon, entry.icon);
      showTitle(entry);
      const below = [kind, entry.hint].filter(Boolean).join(' · ');
      if (hint.textContent !== below) hint.textContent = below;
      shown = entry;
    },
  };
}

/** The plan that a place needs, and the version where it is newer than the reader's. */
function tagsOf({ plan, since }: Entry, t: TranslateSearch): { kind: string; text: string }[] {
  return [
    ...(plan ? [{ kind: plan, text: t(`search.tags.${plan}`) }] : []),
    ...(since === undefined
      ? []
      : [{ kind: 'new', text: t('search.newer').replace('{version}', since) }]),
  ];
}

function hasSameTitle(a: Entry, b: Entry): boolean {
  const isSameText = a.plan === b.plan && a.since === b.since && a.title.text === b.title.text;
  return isSameText && a.title.marks.join(' ') === b.title.marks.join(' ');
}

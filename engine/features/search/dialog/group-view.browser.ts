import { createElement } from '../../../base/element.browser.ts';
import type { EntryGroup } from './entry.ts';
import { createOptionView, type OptionView } from './option-view.browser.ts';
import type { TranslateSearch } from './result-groups.ts';

/** Rows under one heading, on the screen. */
export interface GroupView {
  element: HTMLElement;
  options(): HTMLElement[];
  /** Shows another group, whose first row has this number in the list. */
  show(group: EntryGroup, from: number): void;
}

/** Draws a group of options. */
export function createGroupView(t: TranslateSearch): GroupView {
  const name = document.createTextNode('');
  const number = createElement('span', { class: 'tnum' });
  const head = createElement('div', { class: 'palette__group', 'aria-hidden': 'true' }, name);
  const element = createElement('div', { role: 'group' }, head);
  let views: OptionView[] = [];
  let shown: Pick<EntryGroup, 'label' | 'count'> = { label: '' };

  function showHead({ label, count }: EntryGroup): void {
    if (label !== shown.label) {
      name.data = label;
      element.setAttribute('aria-label', label);
    }
    if (count !== shown.count) {
      number.textContent = String(count ?? '');
      if (count === undefined) number.remove();
      else head.append(number);
    }
    shown = { label, ...(count !== undefined && { count }) };
  }

  return {
    element,
    options: () => views.map((view) => view.element),
    show(group, from) {
      showHead(group);
      for (const view of views.splice(group.entries.length)) view.element.remove();
      views = group.entries.map((entry, at) => {
        const before = views[at];
        const view = before?.fits(entry) ? before : createOptionView(entry, t);
        view.show(entry, from + at);
        if (!before) element.append(view.element);
        else if (before !== view) before.element.replaceWith(view.element);
        return view;
      });
    },
  };
}

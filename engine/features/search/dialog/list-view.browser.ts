import type { EntryGroup, Entry } from './entry.ts';
import { createGroupView, type GroupView } from './group-view.browser.ts';
import type { TranslateSearch } from './result-groups.ts';

/** So many rows fill the dialog; those below its edge are laid out when nobody types any more. */
const screenful = 12;

/** Milliseconds without a new list until the rows below the edge follow. */
const settled = 250;

/** Rows on the screen: the element of each entry, in order. */
export type DrawnRows = readonly { entry: Entry; element: HTMLElement }[];

/** The options of a listbox. */
export interface ListView {
  /** Shows other groups; rows that are there already are used again, because making new ones takes longer than a letter. */
  show(groups: readonly EntryGroup[]): DrawnRows;
  /** Lays the rows below the edge out at once. */
  reveal(): void;
}

/** Draws groups of entries into a listbox. */
export function createListView(list: HTMLElement, t: TranslateSearch): ListView {
  let views: GroupView[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reveal(): void {
    clearTimeout(timer);
    for (const view of views) {
      for (const element of [view.element, ...view.options()]) hide(element, false);
    }
  }

  return {
    reveal,
    show(groups) {
      clearTimeout(timer);
      const filled = groups.filter(({ entries }) => entries.length > 0);
      for (const { element } of views.splice(filled.length)) element.remove();
      const rows: { entry: Entry; element: HTMLElement }[] = [];
      views = filled.map((group, at) => {
        const view = views[at] ?? createGroupView(t);
        const { element } = view;
        hide(element, rows.length >= screenful);
        view.show(group, rows.length);
        view.options().forEach((option, index) => {
          hide(option, rows.length >= screenful);
          const entry = group.entries[index];
          if (entry) rows.push({ entry, element: option });
        });
        if (!element.isConnected) list.append(element);
        return view;
      });
      timer = setTimeout(reveal, settled);
      return rows;
    },
  };
}

function hide(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

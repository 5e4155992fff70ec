import type { Entry } from './entry.ts';
import { createIcon } from './icon.browser.ts';
import type { DrawnRows } from './list-view.browser.ts';

/** The list of options and which of them the keys act on. */
export interface OptionCursor {
  /** Starts at the first of other rows. */
  show(rows: DrawnRows): void;
  /** The entry that Enter opens. */
  active(): Entry | undefined;
}

/** How the cursor tells what happens. */
export interface CursorEvents {
  /** A key leads to another row of the same list. */
  onWalk: () => void;
  onMove: (entry: Entry | undefined) => void;
  onChoose: (entry: Entry, newTab: boolean) => void;
}

/** Lets keys in the field walk through the options, as the combobox pattern asks: the focus stays in the field. */
export function createCursor(
  input: HTMLInputElement,
  list: HTMLElement,
  { onWalk, onMove, onChoose }: CursorEvents,
): OptionCursor {
  let rows: DrawnRows = [];
  let at = -1;
  // What Enter does, on the one row that it is for.
  const go = createIcon('enter', 'i i--s go');
  let isScrolled = false;
  list.addEventListener('scroll', () => (isScrolled = true), { passive: true });

  function moveTo(next: number): void {
    rows[at]?.element.setAttribute('aria-selected', 'false');
    at = next;
    const row = rows[at];
    row?.element.setAttribute('aria-selected', 'true');
    row?.element.append(go);
    // The first row of a new list is in sight; asking for its place would lay the list out at once.
    if (at > 0) row?.element.scrollIntoView({ block: 'nearest' });
    else if (isScrolled) list.scrollTop = 0;
    if (row) input.setAttribute('aria-activedescendant', row.element.id);
    else input.removeAttribute('aria-activedescendant');
    onMove(row?.entry);
  }

  function walk(step: number): void {
    onWalk();
    moveTo((at + step + rows.length) % rows.length);
  }

  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = rows[at];
    if (step !== undefined && rows.length > 0) walk(step);
    else if (event.key === 'Enter' && row) onChoose(row.entry, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', (event) => {
    const row = rows.find(
      ({ element }) => event.target instanceof Node && element.contains(event.target),
    );
    if (!row) return;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (isModified && row.entry.href !== undefined) return;
    event.preventDefault();
    onChoose(row.entry, false);
  });

  return {
    show(drawn) {
      rows = drawn;
      moveTo(rows.length > 0 ? 0 : -1);
    },
    active: () => rows[at]?.entry,
  };
}

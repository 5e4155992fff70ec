import type { Entry } from './entry.ts';
import type { DrawnList } from './list-view.browser.ts';

/** The list of options and which of them the keys act on. */
export interface OptionCursor {
  show(list: DrawnList): void;
  /** The entry that Enter opens. */
  active(): Entry | undefined;
}

/** How the cursor tells what happens. */
export interface CursorEvents {
  onMove: (entry: Entry | undefined) => void;
  onChoose: (entry: Entry, newTab: boolean) => void;
}

/** Lets keys in the field walk through the options, as the combobox pattern asks: the focus stays in the field. */
export function createCursor(
  input: HTMLInputElement,
  list: HTMLElement,
  { onMove, onChoose }: CursorEvents,
): OptionCursor {
  let rows: DrawnList['rows'] = [];
  let at = -1;
  let isScrolled = false;
  list.addEventListener('scroll', () => (isScrolled = true), { passive: true });

  function moveTo(next: number): void {
    rows[at]?.element.setAttribute('aria-selected', 'false');
    at = next;
    const row = rows[at];
    row?.element.setAttribute('aria-selected', 'true');
    // The first row of a new list is in sight; asking for its place would lay the list out at once.
    if (at > 0) row?.element.scrollIntoView({ block: 'nearest' });
    else if (isScrolled) list.scrollTop = 0;
    if (row) input.setAttribute('aria-activedescendant', row.element.id);
    else input.removeAttribute('aria-activedescendant');
    onMove(row?.entry);
  }

  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = rows[at];
    if (step !== undefined && rows.length > 0) moveTo((at + step + rows.length) % rows.length);
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
      rows = drawn.rows;
      list.replaceChildren(...drawn.nodes);
      moveTo(rows.length > 0 ? 0 : -1);
    },
    active: () => rows[at]?.entry,
  };
}

/** What the filter knows of a row. */
export interface FilterRow {
  element: HTMLElement;
  /** The part of the table it belongs to; parts can be hidden as a whole. */
  body: HTMLElement;
  /** Its text in lower case and without spaces. */
  text: string;
  marks: ReadonlySet<string>;
  /** Version with which it came; empty for what was there before all that were looked at. */
  since: string;
}

const known = new WeakMap<HTMLElement, readonly FilterRow[]>();

/** The rows of a table, read once: asking the page for them at each keystroke would take longer than a frame. */
export function rowsOf(table: HTMLElement): readonly FilterRow[] {
  const rows = known.get(table) ?? readRows(table);
  known.set(table, rows);
  return rows;
}

function readRows(table: HTMLElement): FilterRow[] {
  return [
    ...table.querySelectorAll<HTMLElement>('tbody > tr[id], :scope > details, :scope > li'),
  ].map((element) => ({
    element,
    body: element.parentElement ?? table,
    text: squeeze(element.textContent),
    marks: marksOf(element.dataset),
    since: element.dataset['since'] ?? '',
  }));
}

/** "row height" finds `rowHeight`. */
export function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}

function marksOf({ req, dep, event, plan }: DOMStringMap): Set<string> {
  return new Set([
    'all',
    ...(req === undefined ? [] : ['required']),
    ...(dep === undefined ? [] : ['deprecated']),
    ...(event === undefined ? [] : ['event']),
    plan ?? 'free',
  ]);
}

import { compareVersions } from '../../model/compare-versions.ts';
import { rowsOf, squeeze, type FilterRow } from './filter-index.browser.ts';
import { showRows } from './show-rows.browser.ts';

/** What the reader asks a table for. */
interface Query {
  text: string;
  mark: string;
  /** Oldest version that a row may have come with; empty for all rows. */
  since: string;
}

const field = '[data-api-filter]';
const sinceChoice = '[data-api-since]';

/** Lets the field and the marks above the tables of a page hide the rows that do not match. */
export function addRowFilter(signal: AbortSignal): void {
  document.addEventListener('input', onInput, { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('click', onClick, { signal });
  // The reader may be in the field already.
  focusField(document.activeElement);
  // What was typed before this script came, or kept by the browser from an earlier visit.
  for (const typed of document.querySelectorAll<HTMLInputElement>(field)) {
    if (typed.value !== '') filterBy(typed);
  }
  for (const chosen of document.querySelectorAll<HTMLSelectElement>(sinceChoice)) {
    if (chosen.value !== '') filterBy(chosen);
  }
}

function onInput({ target }: Event): void {
  if (target instanceof Element && target.matches(`${field}, ${sinceChoice}`)) filterBy(target);
}

/** Reading the rows takes longer than a frame: it is done when the reader comes to the field. */
function onFocusIn({ target }: FocusEvent): void {
  focusField(target);
}

function focusField(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.matches(field)) return;
  for (const table of tablesOf(target)) {
    rowsOf(table);
    table.dataset['filtering'] = '';
  }
}

function onFocusOut({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(field)) return;
  for (const table of tablesOf(target)) delete table.dataset['filtering'];
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-api-mark]') : null;
  if (!(button instanceof HTMLElement)) return;
  press(button);
  filterBy(button);
}

/** Filters the tables below the tools that hold an element again. */
export function filterBy(element: Element): void {
  const tools = element.closest<HTMLElement>('[data-api-tools]');
  if (!tools) return;
  const query = queryOf(tools);
  const counts = tablesOf(element).map((table) => filterTable(table, query));
  const shown = counts.reduce((sum, count) => sum + count, 0);
  const count = tools.querySelector<HTMLElement>('[data-api-count]');
  count?.replaceChildren(count.dataset['apiCount']?.replace('{count}', String(shown)) ?? '');
}

/** How many rows of a table are shown; without any, its section goes as well. */
function filterTable(table: HTMLElement, query: Query): number {
  const rows = rowsOf(table).map((row) => ({ ...row, isHidden: !matches(row, query) }));
  const { length } = rows.filter(({ body, isHidden }) => !isHidden && !body.hidden);
  showRows(table, rows);
  const section = table.closest<HTMLElement>('[data-api-section]');
  const heading = section?.previousElementSibling;
  if (section) section.hidden = length === 0;
  if (heading instanceof HTMLHeadingElement) heading.hidden = length === 0;
  return length;
}

function tablesOf(element: Element): HTMLElement[] {
  const page = element.closest('[data-api-tools]')?.parentElement;
  return [...(page?.querySelectorAll<HTMLElement>('[data-api-table]') ?? [])];
}

function press(button: HTMLElement): void {
  for (const other of button.parentElement?.children ?? []) {
    other.setAttribute('aria-pressed', String(other === button));
  }
}

function queryOf(tools: HTMLElement): Query {
  const pressed = tools.querySelector<HTMLElement>('[data-api-mark][aria-pressed="true"]');
  return {
    text: squeeze(tools.querySelector<HTMLInputElement>(field)?.value ?? ''),
    mark: pressed?.dataset['apiMark'] ?? 'all',
    since: tools.querySelector<HTMLSelectElement>(sinceChoice)?.value ?? '',
  };
}

function matches(row: FilterRow, { text, mark, since }: Query): boolean {
  return (
    row.marks.has(mark) &&
    (text === '' || row.text.includes(text)) &&
    (since === '' || (row.since !== '' && compareVersions(row.since, since) >= 0))
  );
}

import { nextItem } from './next-item.ts';

/** Arrow keys move inside a toolbar and between the files of a demo; Tab enters and leaves them. */
export function addToolbarKeys(demo: HTMLElement): void {
  // Before the menus, which would open for Home and End.
  demo.addEventListener('keydown', onKeyDown, { capture: true });
  demo.addEventListener('focusin', ({ target }) => {
    const row = target instanceof Element ? rowOf(target) : undefined;
    const item = row?.items.find((candidate) => candidate.contains(target as Element));
    if (row && item) enter(row.items, item);
  });
}

interface Row {
  items: HTMLElement[];
  /** Moving also chooses. */
  tabs: boolean;
}

function onKeyDown(event: KeyboardEvent): void {
  // A letter moves nothing, and somebody waits for what it does elsewhere.
  if (event.key.length === 1) return;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const row = target && !isModified(event) ? rowOf(target) : undefined;
  if (!target || !row?.items.includes(target)) return;
  const rtl = getComputedStyle(target).direction === 'rtl';
  const place = { count: row.items.length, rtl };
  const next = row.items[nextItem(event.key, row.items.indexOf(target), place) ?? -1];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  enter(row.items, next);
  next.focus();
  if (row.tabs) next.click();
}

function rowOf(element: Element): Row | undefined {
  const bar = element.closest('.demo__bar, .demo__code [role="tablist"]');
  if (!bar || element.closest('.menu')) return undefined;
  const items = bar.querySelectorAll<HTMLElement>(':is(button, summary):not(.menu *)');
  return { items: [...items].filter(isVisible), tabs: bar.role === 'tablist' };
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility();
}

/** The one item that Tab comes back to. */
function enter(items: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
}

function isModified(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

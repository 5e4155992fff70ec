const menu = 'details[data-menu]';

/** Makes disclosure menus behave: one open at a time, Escape, outside clicks and arrow keys. */
export function startMenus(): void {
  document.addEventListener('click', (event) => {
    const inside = event.target instanceof Element ? event.target.closest(menu) : null;
    closeMenusExcept(inside);
  });
  document.addEventListener('focusin', (event) => {
    const inside = event.target instanceof Element ? event.target.closest(menu) : null;
    closeMenusExcept(inside);
  });
  document.addEventListener('keydown', onKey);
}

function closeMenusExcept(kept: Element | null): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(`${menu}[open]`)) {
    if (open !== kept) open.open = false;
  }
}

function onKey(event: KeyboardEvent): void {
  const details = event.target instanceof Element ? event.target.closest(menu) : null;
  if (!(details instanceof HTMLDetailsElement)) return;
  if (event.key === 'Escape' && details.open) closeMenu(details, event);
  else moveFocus(details, event);
}

function closeMenu(details: HTMLDetailsElement, event: KeyboardEvent): void {
  // A drawer round the menu must not close with it.
  event.preventDefault();
  details.open = false;
  details.querySelector('summary')?.focus();
}

function moveFocus(details: HTMLDetailsElement, event: KeyboardEvent): void {
  const rows = [...details.querySelectorAll<HTMLElement>('.menu > :is(a, button)')];
  if (nextIndex(event.key, -1, rows.length) === undefined) return;
  event.preventDefault();
  details.open = true;
  // Which rows a screen has room for shows only in an open menu.
  const items = rows.filter((row) => row.checkVisibility());
  const current = items.findIndex((item) => item === document.activeElement);
  const next = nextIndex(event.key, current, items.length);
  if (next !== undefined) items[next]?.focus();
}

/** The item that a key leads to from `current` (-1 is the button), round and round. */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

import { fillAllGroups } from './navigation-rows.browser.ts';

const openBefore = new WeakMap<HTMLElement, Set<HTMLDetailsElement>>();

/** Lets the field above the side navigation hide the rows that do not match. */
export function answerNavigationFilter(event: Event): void {
  const { target, type } = event;
  if (!isFilter(target)) return;
  if (event instanceof KeyboardEvent && event.key === 'Escape' && target.value !== '') {
    // Escape empties the field first; only an empty field lets it close the drawer.
    event.preventDefault();
    target.value = '';
    filterNavigation(target);
  }
  if (type === 'input') void filterAll(target);
}

function isFilter(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.hasAttribute('data-nav-filter');
}

/** What is there is answered at once; the rows that are not come as soon as somebody looks for one. */
async function filterAll(field: HTMLInputElement): Promise<void> {
  const nav = field.closest('.nav');
  const isWhole = nav?.querySelector('[data-rows]') === null;
  filterNavigation(field);
  if (!nav || isWhole || field.value.trim() === '') return;
  await fillAllGroups(nav);
  filterNavigation(field);
}

function filterNavigation(field: HTMLInputElement): void {
  const nav = field.closest<HTMLElement>('.nav');
  const tree = nav?.querySelector<HTMLElement>(':scope > ul');
  if (!nav || !tree) return;
  const query = field.value.trim().toLowerCase();
  rememberOpen(nav);
  const found = filterRows(tree, query);
  if (query === '') restoreOpen(nav);
  const none = nav.querySelector<HTMLElement>('.nav__none');
  none?.replaceChildren(found ? '' : (none.dataset.none ?? ''));
}

function rememberOpen(nav: HTMLElement): void {
  if (openBefore.has(nav)) return;
  openBefore.set(nav, new Set(nav.querySelectorAll<HTMLDetailsElement>('details[open]')));
}

function restoreOpen(nav: HTMLElement): void {
  const open = openBefore.get(nav);
  openBefore.delete(nav);
  for (const details of nav.querySelectorAll('details')) {
    // The reader may have gone to another page through what was found.
    const holdsPage = details.querySelector('a[aria-current]') !== null;
    details.open = holdsPage || (open?.has(details) ?? details.open);
  }
}

/* Shows the rows that match, or lie below or above one that does; answers whether there are any. */
function filterRows(list: Element, query: string): boolean {
  let found = false;
  for (const row of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const shown = filterRow(row, query);
    row.hidden = !shown;
    found ||= shown;
  }
  return found;
}

function filterRow(row: HTMLElement, query: string): boolean {
  const details = row.querySelector<HTMLDetailsElement>(':scope > details');
  const list = (details ?? row).querySelector(':scope > ul');
  const label = details?.querySelector('summary') ?? row.firstElementChild;
  const matches = label?.textContent.toLowerCase().includes(query) ?? false;
  // Below a matching heading everything stays, so that its pages can be reached.
  const below = list !== null && filterRows(list, matches ? '' : query);
  if (details && query !== '') details.open = below;
  return matches || below;
}

import { siteFacts } from '../base/site-facts.ts';
import { onClick } from './listen.browser.ts';

const storageKey = `${siteFacts.keyPrefix}navigation`;

/* Rows this close to the lower edge count as hidden: the reader should see what follows. */
const edge = 120;

/** The tree that stands as the reader left it: it lives on when another page is put into the document. */
let restored: Element | undefined;

interface NavigationState {
  /** Groups the reader opened or closed, by pathname. */
  groups: Record<string, boolean>;
  scrollTop: number;
}

/** Remembers, for the visit, which groups the reader opened and how far the tree was scrolled. */
export function startNavigationState(): void {
  onClick('.nav summary', (summary) => {
    // The group changes only after the click has been handled.
    setTimeout(() => saveGroup(summary.parentElement));
  });
  addEventListener('pagehide', saveScroll);
}

/** Restores the tree as the reader left it and makes sure the active row can be seen. */
export function refreshNavigationState(): void {
  const body = document.querySelector<HTMLElement>('.side__body');
  if (!body) return;
  const state = readState();
  for (const details of body.querySelectorAll<HTMLElement>('[data-group]')) {
    const open = state.groups[details.dataset.group ?? ''];
    const holdsActive = details.querySelector('[aria-current]') !== null;
    if (open !== undefined && !holdsActive) details.toggleAttribute('open', open);
  }
  if (body !== restored) body.scrollTop = state.scrollTop;
  restored = body;
  showActiveRow(body);
}

function showActiveRow(body: HTMLElement): void {
  const row = body.querySelector('.app-drawer-active')?.getBoundingClientRect();
  const frame = body.getBoundingClientRect();
  if (!row || frame.height === 0) return;
  const field = body.querySelector('.nav__filter')?.getBoundingClientRect().height ?? 0;
  const above = row.top - (frame.top + field);
  const below = row.bottom - (frame.bottom - edge);
  if (above < 0) body.scrollTop += above;
  else if (below > 0) body.scrollTop += below;
}

function saveGroup(details: Element | null): void {
  if (!(details instanceof HTMLDetailsElement) || !details.dataset.group) return;
  const state = readState();
  state.groups[details.dataset.group] = details.open;
  writeState(state);
}

function saveScroll(): void {
  const body = document.querySelector('.side__body');
  if (body) writeState({ ...readState(), scrollTop: body.scrollTop });
}

function readState(): NavigationState {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (isNavigationState(stored)) return stored;
  } catch {
    // Blocked or foreign storage: the tree starts as the page was built.
  }
  return { groups: {}, scrollTop: 0 };
}

function isNavigationState(value: unknown): value is NavigationState {
  if (typeof value !== 'object' || value === null) return false;
  const { groups, scrollTop } = value as Record<keyof NavigationState, unknown>;
  return typeof groups === 'object' && groups !== null && typeof scrollTop === 'number';
}

function writeState(state: NavigationState): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(state));
  } catch {
    // Without storage the tree simply starts afresh on the next page.
  }
}

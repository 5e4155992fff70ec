import { refreshNavigationState } from '../navigation-state.browser.ts';
import { morph, takeAttributes } from './morph.browser.ts';

/** The parts of a page that stay the same but for an address here and there. */
const frame = ['header.bar', '.side__foot', '.sheet > .foot'];
const sheet = '.sheet';
const text = '.sheet > :not(.foot)';

/** True when two pages are built alike, so that their parts can be exchanged. */
export function canTakeBody(next: Document): boolean {
  return ['header.bar', sheet, '.side__body'].every(
    (part) => document.querySelector(part) && next.querySelector(part),
  );
}

/** Puts the parts of another page in the place of this one's; the side navigation lives on where it is the same. */
export function swapBody(next: Document): void {
  for (const part of frame) {
    const [old, fresh] = inBoth(part, next);
    if (old && fresh) morph(old, fresh);
  }
  exchangeText(next);
  addIcons(next);
  const [old, fresh] = inBoth('.side__body', next);
  if (!old || !fresh) return;
  if (old.dataset['tree'] === fresh.dataset['tree']) {
    moveMark(old, fresh);
    return;
  }
  old.replaceWith(fresh);
  // Another tree stands as the reader left it from its first paint on.
  refreshNavigationState();
}

function inBoth(selector: string, next: Document): (HTMLElement | null)[] {
  return [document, next].map((page) => page.querySelector<HTMLElement>(selector));
}

/* A new element beside others makes the browser style all of them again: where it can, only the content goes. */
function exchangeText(next: Document): void {
  const [old, fresh] = inBoth(text, next);
  const [oldSheet, freshSheet] = inBoth(sheet, next);
  if (!oldSheet || !freshSheet) return;
  if (old && fresh && oldSheet.childElementCount === 2 && freshSheet.childElementCount === 2) {
    takeAttributes(old, fresh);
    old.replaceChildren(...fresh.childNodes);
  } else {
    oldSheet.replaceChildren(...freshSheet.childNodes);
  }
}

/** Icons that are drawn already stay, and so does whatever shows them. */
function addIcons(next: Document): void {
  const missing = [...next.querySelectorAll('.sprite > symbol')].filter(
    ({ id }) => !document.getElementById(id),
  );
  document.querySelector('.sprite')?.append(...missing);
}

/** The row of the new page is marked, and the groups above it stand open. */
function moveMark(old: Element, fresh: Element): void {
  const href = fresh.querySelector('a[aria-current]')?.getAttribute('href');
  takeGroups(old, fresh);
  for (const link of old.querySelectorAll('.nav a')) {
    const isActive = link.getAttribute('href') === href;
    if (isActive === link.hasAttribute('aria-current')) continue;
    link.classList.toggle('app-drawer-active', isActive);
    if (isActive) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (isActive) openGroups(link);
  }
}

/** Groups above the new page that nobody opened so far have no rows: they are taken from the new page. */
function takeGroups(old: Element, fresh: Element): void {
  for (const group of fresh.querySelectorAll<HTMLElement>('details[data-group]')) {
    if (!group.querySelector('a[aria-current]')) continue;
    const name = JSON.stringify(group.dataset['group']);
    old.querySelector(`[data-group=${name}][data-rows]`)?.replaceWith(group);
  }
}

function openGroups(link: Element): void {
  const group = link.parentElement?.closest<HTMLDetailsElement>('details[data-group]');
  if (!group) return;
  group.open = true;
  openGroups(group);
}

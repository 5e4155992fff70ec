/** The parts of a page that are exchanged as a whole. */
const parts = ['header.bar', '.sheet', '.side__foot', '.sprite'];

/** True when two pages are built alike, so that their parts can be exchanged. */
export function canTakeBody(next: Document): boolean {
  return [...parts.slice(0, 2), '.side__body'].every(
    (part) => document.querySelector(part) && next.querySelector(part),
  );
}

/** Puts the parts of another page in the place of this one's; the side navigation lives on where it is the same. */
export function swapBody(next: Document): void {
  for (const part of parts) exchange(part, next);
  if (hasSameTree(next)) moveMark(next);
  else exchange('.side__body', next);
}

function exchange(part: string, next: Document): void {
  const fresh = next.querySelector(part);
  const old = document.querySelector(part);
  if (fresh && old) old.replaceWith(fresh);
}

function treeOf(page: Document): Element[] {
  return [...page.querySelectorAll('.side__body .nav a')];
}

function hasSameTree(next: Document): boolean {
  const fresh = treeOf(next);
  const old = treeOf(document);
  return (
    fresh.length === old.length &&
    fresh.every((link, at) => link.getAttribute('href') === old[at]?.getAttribute('href'))
  );
}

/** The row of the new page is marked, and the groups above it stand open. */
function moveMark(next: Document): void {
  const fresh = treeOf(next);
  for (const [at, link] of treeOf(document).entries()) {
    const isActive = fresh[at]?.hasAttribute('aria-current') ?? false;
    if (isActive === link.hasAttribute('aria-current')) continue;
    link.classList.toggle('app-drawer-active', isActive);
    if (isActive) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (isActive) openGroups(link);
  }
}

function openGroups(link: Element): void {
  const group = link.parentElement?.closest<HTMLDetailsElement>('details[data-group]');
  if (!group) return;
  group.open = true;
  openGroups(group);
}

import { findActiveHeading, type HeadingPlace } from './active-heading.ts';
import { isModifiedClick, onClick } from './listen.browser.ts';
import { throttle } from './throttle.ts';

const scrollPause = 166;
/* After a click the page scrolls past other headings; the clicked one stays active meanwhile. */
const clickLock = 1000;

let lockedUntil = 0;

/** Marks the section being read in the contents lists. */
export function startContentsSpy(): void {
  document.addEventListener('scroll', throttle(refreshContentsSpy, scrollPause), { passive: true });
  onClick('[data-toc] li a', (link, event) => {
    if (isModifiedClick(event) || !(link instanceof HTMLAnchorElement)) return;
    lockedUntil = Date.now() + clickLock;
    markLinks(link.hash);
    link.closest('details')?.removeAttribute('open');
  });
}

/** Looks again where the reader stands. */
export function refreshContentsSpy(): void {
  if (Date.now() < lockedUntil) return;
  const covered =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const viewport = { scrollTop: scrollY, height: innerHeight, covered };
  const id = findActiveHeading(headingPlaces(), viewport);
  markLinks(id === undefined ? '' : `#${id}`);
}

function contentsLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] li a')];
}

function headingPlaces(): HeadingPlace[] {
  const ids = new Set(contentsLinks().map((link) => decodeHash(link.hash)));
  return [...ids].flatMap((id) => {
    const heading = document.getElementById(id);
    return heading ? [{ id, top: heading.getBoundingClientRect().top + scrollY }] : [];
  });
}

function markLinks(hash: string): void {
  let name = '';
  for (const link of contentsLinks()) {
    const active = hash !== '' && decodeHash(link.hash) === decodeHash(hash);
    if (active) name = link.textContent;
    link.ariaCurrent = active ? 'location' : null;
  }
  document.querySelector('[data-toc-now]')?.replaceChildren(name && `· ${name}`);
}

/* Ids of Chinese headings are percent-encoded in addresses and sometimes in the ids themselves. */
function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  return document.getElementById(id) ? id : decodeURIComponent(id);
}

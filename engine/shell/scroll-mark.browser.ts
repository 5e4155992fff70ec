import { throttle } from './throttle.ts';

const farDown = 200;

/** Marks the root element while the reader is down the page, so that the way back up can show. */
export function startScrollMark(): void {
  document.addEventListener('scroll', throttle(refreshScrollMark, 100), { passive: true });
}

/** Looks again how far down the reader is. */
export function refreshScrollMark(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > farDown);
}

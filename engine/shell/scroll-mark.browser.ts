import { throttle } from './throttle.ts';

const farDown = 200;
/** A finger that rests moves a little, too. */
const still = 8;
let before = 0;

/** Marks the root element while the reader is down the page, so that the way back up can show. */
export function startScrollMark(): void {
  document.addEventListener('scroll', throttle(refreshScrollMark, 100), { passive: true });
}

/** Looks again how far down the reader is, and which way the reading goes. */
export function refreshScrollMark(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrolled', scrollY > farDown);
  if (Math.abs(scrollY - before) < still) return;
  root.toggleAttribute('data-downward', scrollY > before && scrollY > farDown);
  before = scrollY;
}

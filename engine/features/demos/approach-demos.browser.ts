import { onFirstSign } from '../../base/first-sign.browser.ts';
import { demoAt } from './demo-elements.browser.ts';

/** How far below the fold a demo starts to load once somebody reads, so that it is alive when it is reached. */
const near = '400px';
/** Before that a demo whose edge just shows is not looked at yet. */
const seen = '-10% 0px';

/** Starts each demo when it is seen, and after the first sign of a reader already when they come near it. */
export function approachDemos(
  demos: readonly HTMLElement[],
  start: (demo: HTMLElement) => void,
): void {
  const waiting = new Set(demos);
  const startOnce = (demo: HTMLElement): void => {
    if (waiting.delete(demo)) start(demo);
  };
  watch(waiting, startOnce, seen);
  onFirstSign(() => watch(waiting, startOnce, near));
}

function watch(
  demos: ReadonlySet<HTMLElement>,
  start: (demo: HTMLElement) => void,
  rootMargin: string,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const demo = isIntersecting ? demoAt(target) : undefined;
        if (demo) {
          observer.unobserve(target);
          start(demo);
        }
      }
    },
    { rootMargin },
  );
  for (const demo of demos) observer.observe(demo);
}

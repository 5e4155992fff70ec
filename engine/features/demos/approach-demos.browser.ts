import { demoAt } from './demo-elements.browser.ts';

/** How far below the fold a demo starts to load, so that it is alive when it is reached. */
const margin = '400px';

/** Starts each demo when the reader comes near it. */
export function approachDemos(
  demos: readonly HTMLElement[],
  start: (demo: HTMLElement) => void,
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
    { rootMargin: margin },
  );
  for (const demo of demos) observer.observe(demo);
}

import { onFirstInteraction } from '../../base/first-interaction.browser.ts';

/** How far below the fold a demo starts to load once somebody reads, so that it is alive when it is reached. */
const near = '400px';
/** Before that a demo whose edge just shows is not looked at yet. */
const seen = '-10% 0px';

interface Approach {
  signal: AbortSignal;
  start: () => void;
}

/** Starts a demo when it is seen, and after the first sign of a reader already when they come near it. */
export function approachDemo(demo: HTMLElement, { signal, start }: Approach): void {
  const started = new AbortController();
  const waiting = AbortSignal.any([signal, started.signal]);
  const startOnce = (): void => {
    if (waiting.aborted) return;
    started.abort();
    start();
  };
  watch(demo, { signal: waiting, start: startOnce }, seen);
  onFirstInteraction(() => watch(demo, { signal: waiting, start: startOnce }, near));
}

function watch(demo: HTMLElement, { signal, start }: Approach, rootMargin: string): void {
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(demo);
}

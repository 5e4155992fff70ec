/* No "scroll": pages and lists also scroll by themselves. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Calls back once, at the first sign that somebody is reading; until then a page loads nothing more. */
export function onFirstInteraction(callback: () => void): void {
  const stop = new AbortController();
  for (const sign of signs) {
    addEventListener(
      sign,
      () => {
        stop.abort();
        callback();
      },
      { passive: true, once: true, signal: stop.signal },
    );
  }
}

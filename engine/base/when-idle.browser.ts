/**
 * Calls back once the page is loaded and painted and the browser has time; in a tab out of sight, when it is seen.
 * A page that is never idle is not waited for longer than `longestWait` milliseconds.
 */
export function whenIdle(callback: () => void, longestWait = 1000): void {
  const afterPaint = (): void => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis)
        requestIdleCallback(callback, { timeout: longestWait });
      else setTimeout(callback);
    });
  };
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}

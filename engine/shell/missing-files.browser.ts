import { rememberReload } from '../base/reload-memory.browser.ts';
import { hasUnsentText } from '../base/unsent-text.browser.ts';

/** Files below this path change their names with their content; a missing one means a newer release. */
const hashed = '/_assets/';

/**
 * Loads the page again when one of its files is gone, because the site was published since the page
 * was opened. Once for each file, so that a broken release cannot turn in circles, and never over a
 * text that is not sent.
 */
export function startMissingFiles(): void {
  new PerformanceObserver((list) => {
    const missing = list.getEntries().find(isMissing);
    if (missing && !hasUnsentText() && rememberReload(missing.name)) location.reload();
  }).observe({ type: 'resource', buffered: true });
}

function isMissing(entry: PerformanceEntry): boolean {
  const { responseStatus } = entry as PerformanceResourceTiming;
  const { origin, pathname } = new URL(entry.name);
  return responseStatus === 404 && origin === location.origin && pathname.startsWith(hashed);
}

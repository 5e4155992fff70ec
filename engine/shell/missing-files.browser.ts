/** Files below this path change their names with their content; a missing one means a newer release. */
const hashed = '/_assets/';
const key = 'docs.reloaded-for';

/**
 * Loads the page again when one of its files is gone, because the site was published since the page
 * was opened. Once for each file, so that a broken release cannot turn in circles, and never over a
 * text that is not sent.
 */
export function startMissingFiles(): void {
  new PerformanceObserver((list) => {
    const missing = list.getEntries().find(isMissing);
    if (missing && !hasUnsentText()) reloadFor(missing.name);
  }).observe({ type: 'resource', buffered: true });
}

function isMissing(entry: PerformanceEntry): boolean {
  const { responseStatus } = entry as PerformanceResourceTiming;
  const { origin, pathname } = new URL(entry.name);
  return responseStatus === 404 && origin === location.origin && pathname.startsWith(hashed);
}

function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Without a memory for the tab nothing is reloaded: it could not be told whether that has been tried. */
function reloadFor(file: string): void {
  try {
    const tried = sessionStorage.getItem(key)?.split(' ') ?? [];
    if (tried.includes(file)) return;
    sessionStorage.setItem(key, [...tried, file].slice(-20).join(' '));
  } catch {
    return;
  }
  location.reload();
}

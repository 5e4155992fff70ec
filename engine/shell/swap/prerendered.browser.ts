import { writeStorage } from '../../base/storage.browser.ts';

const storageKey = 'docs-prerendered';
/* Browsers keep this many pages that they prepared on hovering. */
const kept = 2;

let ready: readonly string[] = [];

/** A page that the browser prepares out of sight tells the one on screen that it is ready. */
export function tellPrerendered(): void {
  if (!(document as Document & { prerendering?: boolean }).prerendering) return;
  writeStorage(storageKey, `${location.pathname} ${String(Date.now())}`);
}

/** Listens for pages that are prepared out of sight. */
export function followPrerendered(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const pathname = key === storageKey ? newValue?.split(' ')[0] : undefined;
    if (pathname) ready = [pathname, ...ready.filter((it) => it !== pathname)].slice(0, kept);
  });
}

/** True when the browser holds the page at a pathname ready: showing that is faster than anything. */
export function isPrerendered(pathname: string): boolean {
  return ready.includes(pathname);
}

import { prerenderedKey } from './tell-prerendered.browser.ts';

/* Browsers keep this many pages that they prepared on hovering. */
const kept = 2;

let ready: readonly string[] = [];

/** Listens for pages that are prepared out of sight. */
export function followPrerendered(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const pathname = key === prerenderedKey ? newValue?.split(' ')[0] : undefined;
    if (pathname) ready = [pathname, ...ready.filter((it) => it !== pathname)].slice(0, kept);
  });
}

/** True when the browser holds the page at a pathname ready: showing that is faster than anything. */
export function isPrerendered(pathname: string): boolean {
  return ready.includes(pathname);
}

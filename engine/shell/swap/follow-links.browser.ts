import { canSwap } from './can-swap.ts';
import { loadEarly } from './load-page.browser.ts';
import { followPrerendered, isPrerendered } from './prerendered.browser.ts';
import { swapPage } from './swap-page.browser.ts';

/* A pointer that rests this long on a link means it. */
const resting = 65;

/**
 * Opens the pages of the site in this document where the page allows it (`<meta name="swap">`): not by default, since
 * going back from some pages does not show the page before. Elsewhere links work as ever.
 */
export function followLinks(): void {
  const { navigation } = globalThis as { navigation?: Navigation };
  if (!navigation || !document.querySelector('meta[name="swap"]')) {
    prefetchDocuments();
    return;
  }
  followPrerendered();
  navigation.addEventListener('navigate', onNavigate);
  onApproach((url) => loadEarly(url));
}

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
  const to = new URL(event.destination.url);
  const isPlain = canIntercept && !hashChange && downloadRequest === null && !formData;
  if (!isPlain || navigationType === 'reload' || !canSwap(new URL(location.href), to)) return;
  if (navigationType === 'push' && isPrerendered(to.pathname)) return;
  // An open editor holds more than can be handed over.
  if (document.querySelector('.cm-editor')) return;
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: () => show(event, to),
  });
}

async function show(event: NavigateEvent, to: URL): Promise<void> {
  try {
    await swapPage({ to, signal: event.signal, scroll: () => event.scroll() });
  } catch {
    // The address is already that of the new page: loading it whole is the way that always works.
    if (!event.signal.aborted) location.reload();
  }
}

/** Calls back with the link that the reader is about to follow. */
function onApproach(callback: (url: URL) => void): void {
  if (savesData()) return;
  const speculates = HTMLScriptElement.supports('speculationrules');
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    const url = pageAt(target);
    // Where the browser prepares hovered links itself, asking twice would only cost.
    if (url && !speculates) timer = setTimeout(() => callback(url), resting);
  });
  document.addEventListener('pointerdown', ({ target, button }) => {
    const url = button === 0 ? pageAt(target) : undefined;
    if (url && !isPrerendered(url.pathname)) callback(url);
  });
}

function pageAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return canSwap(new URL(location.href), url) ? url : undefined;
}

/** Without swapping, a hint in the head lets the browser fetch the next document in advance. */
function prefetchDocuments(): void {
  onApproach(({ href }) => {
    if (document.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

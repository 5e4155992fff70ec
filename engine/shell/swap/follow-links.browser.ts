import { prepareAnnouncements } from '../../base/announce.browser.ts';
import { canSwap } from './can-swap.ts';
import { bringBackHeights, keepHeights } from './heights-left.browser.ts';
import { prefetch } from './load-page.browser.ts';
import { followPrerendered, isPrerendered } from './prerendered.browser.ts';
import { isLeaving, reloadPage, takeOverHistory } from './shown-page.browser.ts';
import { whileWaiting } from './show-waiting.browser.ts';
import { completePage, preparePage, showPage } from './swap-page.browser.ts';

/* A pointer that rests this long on a link means it. */
const resting = 65;

/** Pages that could not be put into this document: the browser opens them. */
const refused = new Set<string>();

/**
 * Opens the pages of the site in this document where the browser can wait with the address until the page is there.
 * Elsewhere links work as ever.
 */
export function followLinks(): void {
  const { navigation } = globalThis as { navigation?: Navigation };
  if (!navigation || !('NavigationPrecommitController' in globalThis)) return;
  takeOverHistory();
  followPrerendered();
  navigation.addEventListener('navigate', onNavigate);
  // The page of the entry that is left is still there, with everything that ran in it.
  navigation.addEventListener('currententrychange', ({ from }) => keepHeights(from));
  onApproach((url) => prefetch(url));
  prepareAnnouncements();
}

function onNavigate(event: NavigateEvent): void {
  // A link may lead to a heading that is not in the document yet.
  completePage();
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
  const { url, sameDocument } = event.destination;
  const to = new URL(url);
  const isPlain = canIntercept && !hashChange && downloadRequest === null && !formData;
  if (!isPlain || navigationType === 'reload' || to.pathname === location.pathname) return;
  // What was opened in this document is shown here again; everything else comes back from the browser's memory.
  if (sameDocument && navigationType === 'traverse') goBack(event, to);
  else if (!sameDocument && navigationType !== 'traverse' && canFollow(to)) swapIn(event, to);
}

function canFollow(to: URL): boolean {
  return (
    canSwap(new URL(location.href), to) &&
    !isLeaving() &&
    !refused.has(to.pathname) &&
    !isPrerendered(to.pathname) &&
    // An open editor holds more than can be handed over.
    !document.querySelector('.cm-editor')
  );
}

/** The address changes only when the page is there, so a page that cannot be taken over is opened as if nothing had been tried. */
function swapIn(event: NavigateEvent, to: URL): void {
  let next: Document | undefined;
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    precommitHandler: async () => {
      try {
        next = await whileWaiting(preparePage(to, event.signal));
      } catch (error) {
        if (!event.signal.aborted) open(to, event.navigationType);
        throw error;
      }
    },
    handler: () => {
      if (next) showPage(next, { scroll: () => event.scroll(), beginsAtTop: to.hash === '' });
      return Promise.resolve();
    },
  });
}

function open({ pathname, href }: URL, type: NavigationType): void {
  refused.add(pathname);
  if (type === 'replace') location.replace(href);
  else location.assign(href);
}

function goBack(event: NavigateEvent, to: URL): void {
  const scroll = (): void => {
    bringBackHeights(event.destination);
    event.scroll();
  };
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: async () => {
      // The address is that of a page which the document does not show yet.
      document.documentElement.toggleAttribute('data-ahead', true);
      try {
        const next = await whileWaiting(preparePage(to, event.signal));
        showPage(next, { scroll, beginsAtTop: false });
      } catch {
        if (!event.signal.aborted) loadWhole(event);
      }
    },
  });
}

/**
 * The address is already that of the page: loading it whole is the way that always works. The browser takes the place
 * on the screen along, so the page that leaves goes there first, however short it is.
 */
function loadWhole(event: NavigateEvent): void {
  document.documentElement.style.minHeight = '1e7px';
  event.scroll();
  reloadPage();
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

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

import { announce } from '../../base/announce.browser.ts';
import { emitPartEvent, emitPageEvent } from '../../base/emit-page-event.browser.ts';
import { whenIdle } from '../../base/when-idle.browser.ts';
import { defer } from './defer.browser.ts';
import { loadPage } from './load-page.browser.ts';
import { canTakeBody, swapBody } from './swap-body.browser.ts';
import { addSheets, canTakeHead, swapHead } from './swap-head.browser.ts';

/** How a page is shown. */
export interface Arrival {
  /** Scrolls as the browser would: to the top, a heading, or where the reader was. */
  scroll: () => void;
  /** True when reading begins at the top, so that what lies further down may come after the first paint. */
  beginsAtTop: boolean;
}

/** Nobody waits longer than this for what lies below the screen, in milliseconds. */
const longestWait = 200;

/** What completes the page that was put in last, until it is done. */
let complete: (() => void) | undefined;

/** Brings a page that can be put into this document, with its sheets; it fails without a trace when that is not possible. */
export async function preparePage(to: URL, signal: AbortSignal): Promise<Document> {
  const next = await loadPage(to, signal);
  if (!canTakeHead(next) || !canTakeBody(next)) throw new Error('Another kind of page.');
  await addSheets(next);
  signal.throwIfAborted();
  return next;
}

/** Puts a prepared page into this document. */
export function showPage(next: Document, { scroll, beginsAtTop }: Arrival): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  // Taking an element with the focus away makes the browser style the half-finished page.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // Out of sight nothing is ever painted.
  const held = beginsAtTop && !document.hidden ? defer(next) : undefined;
  // Rows of tables are laid out exactly where an address names one of them.
  document.documentElement.toggleAttribute('data-target', location.hash !== '');
  document.documentElement.removeAttribute('data-ahead');
  swapHead(next);
  swapBody(next);
  emitPartEvent();
  held?.fillScreen();
  scroll();
  // Reading begins at the top of the new page, also by keyboard and by ear.
  document.getElementById('main-content')?.focus({ preventScroll: true });
  announce(document.title, { quiet: true });
  const finish = (): void => {
    complete = undefined;
    held?.putRest();
    if (held) emitPartEvent();
    emitPageEvent();
  };
  complete = finish;
  whenIdle(() => {
    if (complete === finish) finish();
  }, longestWait);
}

/** Completes the page on the screen at once, because the reader goes on. */
export function completePage(): void {
  complete?.();
}

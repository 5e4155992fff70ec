import { announce } from '../../base/announce.browser.ts';
import { tellPageChange } from '../../base/page-change.browser.ts';
import { loadPage } from './load-page.browser.ts';
import { canTakeBody, swapBody } from './swap-body.browser.ts';
import { addSheets, canTakeHead, swapHead } from './swap-head.browser.ts';

/** Where a page goes to and what belongs to the way. */
export interface Way {
  to: URL;
  signal: AbortSignal;
  /** Scrolls as the browser would: to the top, to the heading in the address, or to where the reader was. */
  scroll: () => void;
}

/** Puts the page at an address into this document; it fails without a trace when that is not possible. */
export async function swapPage({ to, signal, scroll }: Way): Promise<void> {
  const next = await loadPage(to, signal);
  const isAlike = next.documentElement.lang === document.documentElement.lang;
  if (!isAlike || !canTakeHead(next) || !canTakeBody(next))
    throw new Error('Another kind of page.');
  await addSheets(next);
  if (signal.aborted) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  swapHead(next);
  swapBody(next);
  tellPageChange();
  scroll();
  // Reading begins at the top of the new page, also by keyboard and by ear.
  document.getElementById('main-content')?.focus({ preventScroll: true });
  announce(document.title, { quiet: true });
}

import { rememberReload, wasReloadedFor } from '../../base/reload-memory.browser.ts';
import { hasUnsentText } from '../../base/unsent-text.browser.ts';

/** How often a waiting page looks whether the reader is back. */
const focusPoll = 100;

const reason = 'worker';

let waiting: ReturnType<typeof setInterval> | undefined;

/** What the page does instead of a reload that would cost the reader something. */
export interface ReloadChoices {
  reload: () => void;
  /** Leaves the moment to the reader. */
  offer: () => void;
  /** True while the page does something that a reload would break off. */
  isBusy?: () => boolean;
}

/** Reloads when the page has the focus: once in the life of a tab, and never over a text that was not sent. */
export function reloadOnce({ reload, offer, isBusy = () => false }: ReloadChoices): void {
  clearInterval(waiting);
  waiting = setInterval(() => {
    if (!document.hasFocus()) return;
    clearInterval(waiting);
    if (wasReloadedFor(reason)) return;
    if (hasUnsentText() || isBusy()) offer();
    else if (rememberReload(reason)) reload();
  }, focusPoll);
}

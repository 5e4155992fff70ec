import { siteFacts } from '../../base/site-facts.ts';
import { writeStorage } from '../../base/storage.browser.ts';

/** Where a prepared page tells that it is ready. */
export const prerenderedKey = `${siteFacts.keyPrefix}prerendered`;

/** A page that the browser prepares out of sight tells the one on screen that it is ready. */
export function tellPrerendered(): void {
  if (!(document as Document & { prerendering?: boolean }).prerendering) return;
  writeStorage(prerenderedKey, `${location.pathname} ${String(Date.now())}`);
}

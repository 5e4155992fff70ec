import { copyText } from '../../../base/clipboard.browser.ts';
import { formatSharedEdit, sharedEditStart, type SharedEdit } from './shared-edit.ts';

/** Puts the edit into the address of the page and the address onto the clipboard. */
export async function shareEdit(edit: SharedEdit): Promise<void> {
  history.replaceState(history.state, '', await formatSharedEdit(edit));
  await copyText(location.href);
}

/** Takes an edit out of the address again. */
export function unshareEdit(): void {
  if (!location.hash.startsWith(sharedEditStart)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

import { afterPaint } from '../../../base/after-paint.browser.ts';

/**
 * Puts the empty dialog of the page over it, with what the reader has typed already; closing it gives
 * the focus back and leaves nothing behind. It is not modal for the browser, because making a page inert
 * computes the style of all of it anew, which takes longer than everything else here; `keepFocus` does what is left.
 * The field comes first; when it is painted the rest follows, and the callback is told.
 */
export function showFrame(
  text: string,
  onWhole: (dialog: HTMLDialogElement) => void,
): HTMLDialogElement | undefined {
  const frame = document.querySelector<HTMLTemplateElement>('template[data-search-frame]');
  const [first, rest] = frame?.content.children ?? [];
  if (!first || !rest) return undefined;
  const place = document.importNode(first, true);
  const dialog = place.querySelector('dialog');
  const input = place.querySelector('input');
  if (!dialog || !input) return undefined;
  input.value = text;
  // Below another modal window a plain one could not be reached.
  const isBelow = document.querySelector('dialog:modal') !== null;
  // Others would load now what they answer with.
  place.addEventListener('focusin', (event) => event.stopPropagation());
  document.body.append(place);
  if (isBelow) dialog.showModal();
  else dialog.show();
  input.focus();
  dialog.addEventListener('close', () => place.remove());
  afterPaint(() => {
    dialog.append(document.importNode(rest, true));
    place.removeAttribute('data-fresh');
    onWhole(dialog);
  });
  return dialog;
}

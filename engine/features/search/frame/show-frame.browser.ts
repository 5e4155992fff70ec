import { trustedHtml } from '../../../base/trusted.browser.ts';

/** How a frame begins. */
interface FrameStart {
  html: string;
  /** What the reader has typed already. */
  text: string;
  version: string;
}

/**
 * Puts the dialog over the page; closing it gives the focus back and leaves nothing behind.
 * It is not modal for the browser, because making a page inert computes the style of all of it anew,
 * which takes longer than everything else here; `keepFocus` does what is left.
 */
export function showFrame({ html, text, version }: FrameStart): HTMLDialogElement {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const place = template.content.firstElementChild;
  const dialog = place?.querySelector('dialog');
  const input = dialog?.querySelector('input');
  const foot = dialog?.querySelector('[data-part="version"]');
  if (!place || !dialog || !input) throw new Error('The frame of the search holds no dialog.');
  foot?.replaceChildren(foot.textContent.replace('{version}', version));
  input.value = text;
  // Below another modal window a plain one could not be reached.
  const isBelow = document.querySelector(':modal') !== null;
  document.body.append(place);
  if (isBelow) dialog.showModal();
  else dialog.show();
  input.focus();
  dialog.addEventListener('close', () => place.remove());
  place.addEventListener('keydown', (event) => closeByKey(event, dialog));
  place.addEventListener('click', ({ target }) => {
    const isButton = target instanceof Element && target.closest('[data-part="close"]');
    if (isButton || target === place || target === dialog) dialog.close();
  });
  return dialog;
}

function closeByKey(event: Event, dialog: HTMLDialogElement): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  dialog.close();
}

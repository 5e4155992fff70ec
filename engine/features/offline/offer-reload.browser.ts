import { createElement } from '../../base/element.browser.ts';

/** Tells the reader that a newer page is there and leaves the reload to them. */
export function offerReload(translate: (key: string) => string, reload: () => void): void {
  if (document.querySelector('[data-reload-note]')) return;
  const button = createElement('button', { type: 'button', class: 'btn' }, translate('reload'));
  const close = createElement('button', { type: 'button', class: 'btn' }, translate('later'));
  const note = createElement(
    'div',
    { role: 'status', class: 'snack snack--asks', 'data-reload-note': true },
    createElement('span', {}, translate('updated')),
    button,
    close,
  );
  button.addEventListener('click', reload);
  close.addEventListener('click', () => note.remove());
  document.body.append(note);
}

import { copyAttribute } from './worker/copy-of.ts';

/** Tells the reader when the page comes from a copy, and from when that is. */
export function showCopyNote(): void {
  const from = document.documentElement.getAttribute(copyAttribute);
  const note = document.querySelector<HTMLElement>('[data-copy-note]');
  if (from === null || !note) return;
  const date = Number.isNaN(Date.parse(from))
    ? ''
    : new Date(from).toLocaleString(document.documentElement.lang);
  note.textContent = (note.dataset['copyNote'] ?? '').replace('{date}', date || '?');
  note.hidden = false;
}

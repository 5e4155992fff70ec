import type { MountPart } from 'engine';

/** Says what the error means that the address names, with its arguments. */
export const mountProductionError: MountPart = (element) => {
  const query = new URLSearchParams(location.search);
  const code = /^\d{1,4}$/.exec(query.get('code') ?? '')?.[0];
  if (code === undefined) return;
  const message = document.querySelector(`#error-${code} td`)?.textContent;
  const quote = document.createElement('blockquote');
  quote.style.whiteSpace = 'pre-line';
  quote.style.overflowWrap = 'anywhere';
  quote.textContent =
    message === undefined
      ? (element.dataset['unknown'] ?? '').replace('{code}', code)
      : fill(message, query.getAll('args[]'));
  element.replaceChildren(quote);
};

/** Puts each argument where the message has a place for it; places without one stay. */
export function fill(message: string, values: readonly string[]): string {
  let next = 0;
  return message.replace(/%s/g, (place) => values[next++] ?? place);
}

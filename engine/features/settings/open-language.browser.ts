import { carryPlace } from './carry-place.browser.ts';

/** Opens the page in another language, at the same place. */
export function openLanguage(href: string): void {
  carryPlace(href);
  location.assign(withHash(href));
}

/** Opens the page in the language that follows in the menu of the header, round and round. */
export function openNextLanguage(): void {
  const current = document.querySelector('[data-languages] [aria-current]');
  const next = current?.nextElementSibling ?? current?.parentElement?.firstElementChild;
  if (next instanceof HTMLAnchorElement && next !== current) openLanguage(next.href);
}

function withHash(href: string): string {
  return href.replace(/#.*$/, '') + location.hash;
}

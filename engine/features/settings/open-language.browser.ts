/** Opens the page in another language, at the same place. */
export function openLanguage(href: string): void {
  location.assign(href + location.hash);
}

/** Opens the page in the language that follows in the menu of the header, round and round. */
export function openNextLanguage(): void {
  const current = document.querySelector('[data-languages] [aria-current]');
  const next = current?.nextElementSibling ?? current?.parentElement?.firstElementChild;
  if (next instanceof HTMLAnchorElement && next !== current) openLanguage(next.href);
}

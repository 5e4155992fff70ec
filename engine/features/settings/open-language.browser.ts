import { carryPlace } from './carry-place.browser.ts';

const links = '[data-languages] a';

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

/** Lets a clicked link to another language lead to the same place of the page. */
export function answerLanguageLink({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  if (type !== 'click' || !link) return;
  link.href = withHash(link.href);
  carryPlace(link.href);
}

function withHash(href: string): string {
  return href.replace(/#.*$/, '') + location.hash;
}

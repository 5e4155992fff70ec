import type { PageLanguage } from './language-field.tsx';

/** The languages of the page, from the menu in its header. */
export function readLanguages(): PageLanguage[] {
  const menu = document.querySelector('[data-languages]');
  return [...(menu?.querySelectorAll('a') ?? [])].map((link) => ({
    label: link.textContent.trim(),
    href: link.href,
    htmlLang: link.hreflang,
    current: link.ariaCurrent !== null,
  }));
}

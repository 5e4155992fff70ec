import { isModifiedClick, onClick } from './listen.browser.ts';

/**
 * Lets the links to other languages lead to the same place of the page.
 * A click waits for what remembers the place: on a slow line, the browser would be gone before it is loaded.
 */
export function startLanguageLinks(): void {
  onClick('[data-languages] a', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || isModifiedClick(event)) return;
    event.preventDefault();
    void open(link.href);
  });
}

async function open(href: string): Promise<void> {
  try {
    const { openLanguage } = await import('../features/settings/open-language.browser.ts');
    openLanguage(href);
  } catch {
    // Without its place, the page in the other language is still worth opening.
    location.assign(href);
  }
}

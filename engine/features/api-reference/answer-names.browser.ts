import type { CardWords } from './card-panel.browser.ts';
import type { EntryWords } from './entry-card.browser.ts';

/** Loads the cards of names in code when a reader first comes to one; before, nothing. */
export function answerNames(loadWords: () => Promise<CardWords & EntryWords>): void {
  const waiting = new AbortController();
  const onApproach = (event: Event): void => {
    const { target } = event;
    const name = '.l i';
    const isNear =
      event instanceof KeyboardEvent
        ? event.key === 'Tab' && document.querySelector(name)
        : target instanceof Element && target.closest(name);
    if (!isNear) return;
    waiting.abort();
    void Promise.all([import('./start-name-cards.browser.ts'), loadWords()]).then(
      ([{ startNameCards }, words]) => startNameCards(words),
      // The connection may come back.
      () => answerNames(loadWords),
    );
  };
  for (const type of ['pointerover', 'click', 'keydown']) {
    document.addEventListener(type, onApproach, { signal: waiting.signal });
  }
}

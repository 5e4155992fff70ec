import { loadApiFile, typeCodeOf, type TypeFile } from './type-file.browser.ts';
import { addWordCards } from './word-card.browser.ts';

/** Lets the names of types on an API page open a card with their code at the word. */
export function addTypeWindow(page: HTMLElement, signal: AbortSignal): void {
  const { back = '', close = '', failed = '', prefix = '', apiPage = '' } = page.dataset;
  addWordCards(
    {
      words: { back, close, failed },
      selector: '[data-type]',
      topicOf({ dataset }) {
        const { type, types = apiPage } = dataset;
        // A page of several products says beside a name where its type stands.
        return type ? { name: type, href: types } : undefined;
      },
      draw: async ({ name, href }) => typeCodeOf(await loadApiFile<TypeFile>(href), name, prefix),
    },
    signal,
  );
}

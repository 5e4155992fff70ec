import { onPage } from '../../base/page-change.browser.ts';
import { pageLocale } from '../../base/page-locale.browser.ts';
import type { CardWords } from './card-panel.browser.ts';
import { entryCardOf, type EntryFile, type EntryWords } from './entry-card.browser.ts';
import { addNameStops, nameSelector } from './name-stops.browser.ts';
import { loadApiFile, typeCodeOf, type TypeFile } from './type-file.browser.ts';
import { addWordCards, type CardTopic } from './word-card.browser.ts';

/** Lets the names in the code of this page, and of those that follow, open cards with what the reference says. */
export function startNameCards(words: CardWords & EntryWords): void {
  let life = begin(words);
  onPage('docs:page', () => {
    life.abort();
    life = begin(words);
  });
}

function begin(words: CardWords & EntryWords): AbortController {
  const life = new AbortController();
  const selector = `${nameSelector}, .twindow [data-type]`;
  addWordCards({ words, selector, topicOf, draw: (topic) => draw(topic, words) }, life.signal);
  addNameStops(life.signal);
  return life;
}

function topicOf(word: HTMLElement): CardTopic | undefined {
  const name = word.dataset['type'] ?? word.textContent;
  const href = word.dataset['types'] ?? hrefOf(word);
  return href === undefined ? undefined : { name, href };
}

/** A name that says nothing itself is described where the one before it is. */
function hrefOf(name: HTMLElement): string | undefined {
  const names = [...(name.closest('code')?.querySelectorAll<HTMLElement>(nameSelector) ?? [])];
  const own = names.slice(0, names.indexOf(name) + 1);
  const id = own.findLast(({ dataset }) => dataset['api'] !== undefined)?.dataset['api'];
  return id === undefined ? undefined : `/api/data/${id}.json`;
}

async function draw({ name, href }: CardTopic, words: EntryWords): Promise<Node> {
  const prefix = prefixOf(pageLocale());
  if (!href.endsWith('/types.json')) {
    return entryCardOf(await loadApiFile<EntryFile>(href), name, { words, prefix });
  }
  const code = typeCodeOf(await loadApiFile<TypeFile>(href), name, prefix);
  for (const button of code.querySelectorAll('button')) button.dataset['types'] = href;
  return code;
}

/** Pages of the first language have none. */
function prefixOf(locale: string): string {
  return location.pathname.startsWith(`/${locale}/`) ? `/${locale}` : '';
}

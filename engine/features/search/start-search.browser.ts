import { announce } from '../../base/announce.browser.ts';
import type { SearchSetup } from './dialog/search-setup.ts';

/** Gives a word of the search in the reader's language. */
type TranslateSearch = (key: string) => string;

/** Brings the words of the search when they are first needed. */
type LoadWords = () => Promise<TranslateSearch>;

const opener = '[data-open="search"]';
const typing = 'input, textarea, select, [contenteditable], [data-demo], dialog';

let opened: HTMLDialogElement | undefined;
/** What is typed while the dialog is still on its way; undefined when none is. */
let waiting: string | undefined;

/** Opens the search by its buttons and keys; hovering or focusing a button loads it in advance. */
export function startSearch(loadWords: LoadWords): void {
  const open = (text = '') => void openDialog(loadWords, text);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(opener)) open();
  });
  for (const name of ['pointerover', 'focusin']) {
    document.addEventListener(name, ({ target }) => {
      if (target instanceof Element && target.closest(opener))
        void prepare(loadWords).catch(() => undefined);
    });
  }
  document.addEventListener('keydown', (event) => onKey(event, open));
}

function onKey(event: KeyboardEvent, open: (text?: string) => void): void {
  const { key, target } = event;
  const modified = event.ctrlKey || event.metaKey;
  if (modified && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') {
    event.preventDefault();
    if (opened?.open) opened.close();
    else open();
    return;
  }
  if (modified || event.altKey || event.isComposing || !(target instanceof Element)) return;
  if (waiting !== undefined && /^.$/u.test(key)) waiting += key;
  else if (key === '/' && !target.closest(typing)) open();
  else if (/^[\p{L}\p{N}]$/u.test(key) && target.closest(opener)) open(key);
  else return;
  event.preventDefault();
  // The letters of the settings must not answer to what is typed here.
  event.stopImmediatePropagation();
}

async function openDialog(loadWords: LoadWords, text: string): Promise<void> {
  if (opened?.open || waiting !== undefined) return;
  waiting = text;
  try {
    const [{ openSearch }, translate] = await prepare(loadWords);
    opened = openSearch({ setup: readSetup(), translate, text: waiting });
  } catch {
    // Offline, or the site was published again: the reader hears of it and can try once more.
    announce(document.querySelector<HTMLElement>('[data-search]')?.dataset['failed'] ?? '');
  } finally {
    waiting = undefined;
  }
}

async function prepare(loadWords: LoadWords) {
  const [dialog, words, sheet] = await Promise.all([
    import('./dialog/open-search.browser.ts'),
    loadWords(),
    import('./dialog/link-sheet.browser.ts'),
  ]);
  await sheet.linkSheet();
  return [dialog, words] as const;
}

function readSetup(): SearchSetup {
  const setup = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  return JSON.parse(setup ?? '{"version":""}') as SearchSetup;
}

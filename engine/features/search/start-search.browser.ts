import { afterPaint } from '../../base/after-paint.browser.ts';
import { announce } from '../../base/announce.browser.ts';
import type { SearchSetup } from './dialog/search-setup.ts';
import { loadFrame } from './frame/load-frame.browser.ts';
import { showFrame } from './frame/show-frame.browser.ts';

const opener = '[data-open="search"]';
const outside = '.palette-at, .palette';
const closer = '.palette [data-part="close"]';
const typing = 'input, textarea, select, [contenteditable], [data-demo], dialog';

/** What the site says about itself. */
interface SiteState {
  /** True while the site is being written; there is no index yet. */
  isDevelopment: boolean;
}

let state: SiteState = { isDevelopment: false };
let opened: HTMLDialogElement | undefined;

/** Opens the search by its buttons and keys, and closes it; coming to a button loads it in advance. */
export function startSearch(site: SiteState): void {
  state = site;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(opener)) open('');
    else if (target.matches(outside) || target.closest(closer)) opened?.close();
  });
  for (const name of ['pointerover', 'focusin']) {
    document.addEventListener(name, ({ target }) => {
      if (target instanceof Element && target.closest(opener)) void prepare();
    });
  }
  document.addEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  const modified = event.ctrlKey || event.metaKey;
  if (modified && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') {
    event.preventDefault();
    if (opened?.open) opened.close();
    else open('');
    return;
  }
  // Menus and the letters of the settings must not answer to what is meant for the search.
  if (opened?.open) event.stopImmediatePropagation();
  if (modified || event.altKey || event.isComposing || !(target instanceof Element)) return;
  if (key === 'Escape' && opened?.open) opened.close();
  else if (key === '/' && !target.closest(typing)) open('');
  else if (/^[\p{L}\p{N}]$/u.test(key) && target.closest(opener)) open(key);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Shows the empty dialog at once; what answers comes when the reader sees all of it. */
function open(text: string): void {
  if (opened?.open) return;
  opened = showFrame(text, (dialog) => {
    afterPaint(() => void fill(dialog));
  });
}

async function fill(dialog: HTMLDialogElement): Promise<void> {
  try {
    const [{ words }, { runSearch }] = await loadAll();
    runSearch({ dialog, setup: readSetup(), translate: (key) => words[key] ?? key, ...state });
  } catch {
    // Offline, or the site was published again: opening it once more tries again.
    const failed = document.querySelector<HTMLElement>('[data-search]')?.dataset['failed'] ?? '';
    const note = dialog.querySelector<HTMLElement>('[data-part="blank"]');
    note?.replaceChildren(failed);
    note?.removeAttribute('hidden');
    announce(failed);
  }
}

async function prepare(): Promise<void> {
  try {
    const [, { prepareEngine }] = await loadAll();
    prepareEngine();
  } catch {
    // The reader has asked for nothing yet; asking loads it again.
  }
}

/** Both at once: one after the other would be a second wait. */
function loadAll() {
  return Promise.all([loadFrame(), import('./dialog/open-search.browser.ts')]);
}

function readSetup(): SearchSetup {
  const setup = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  return JSON.parse(setup ?? '{"version":""}') as SearchSetup;
}

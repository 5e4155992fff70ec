import { announce } from '../../base/announce.browser.ts';
import type { SearchSetup } from './dialog/search-setup.ts';
import { loadFrame } from './frame/load-frame.browser.ts';

const opener = '[data-open="search"]';
const typing = 'input, textarea, select, [contenteditable], [data-demo], dialog';

/** What the site says about itself. */
interface SiteState {
  /** True while the site is being written; there is no index yet. */
  isDevelopment: boolean;
}

let state: SiteState = { isDevelopment: false };
let opened: HTMLDialogElement | undefined;
/** What is typed while the dialog is still on its way; undefined when none is. */
let waiting: string | undefined;

/**
 * Opens the search by its buttons and keys. Coming to a button loads it in advance; the first thing
 * a reader does on a page loads the empty dialog, when there is nothing else to do.
 */
export function startSearch(site: SiteState): void {
  state = site;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(opener)) void open('');
  });
  for (const name of ['pointerover', 'focusin']) {
    document.addEventListener(name, ({ target }) => {
      if (target instanceof Element && target.closest(opener)) void prepare();
    });
  }
  document.addEventListener('keydown', onKey);
  for (const name of ['pointerdown', 'wheel', 'keyup']) {
    addEventListener(name, prepareWhenIdle, { once: true, passive: true });
  }
}

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  const modified = event.ctrlKey || event.metaKey;
  if (modified && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') {
    event.preventDefault();
    if (opened?.open) opened.close();
    else void open('');
    return;
  }
  if (modified || event.altKey || event.isComposing || !(target instanceof Element)) return;
  if (waiting !== undefined && /^.$/u.test(key)) waiting += key;
  else if (key === '/' && !target.closest(typing)) void open('');
  else if (/^[\p{L}\p{N}]$/u.test(key) && target.closest(opener)) void open(key);
  else return;
  event.preventDefault();
  // The letters of the settings must not answer to what is typed here.
  event.stopImmediatePropagation();
}

/** Shows the empty dialog first and only then loads what answers: loading both at once would show both late. */
async function open(text: string): Promise<void> {
  if (opened?.open || waiting !== undefined) return;
  waiting = text;
  try {
    const { html, words, showFrame } = await loadFrame();
    const setup = readSetup();
    const dialog = showFrame({ html, text: waiting, version: setup.version });
    opened = dialog;
    waiting = undefined;
    const { runSearch } = await import('./dialog/open-search.browser.ts');
    runSearch({ dialog, setup, translate: (key) => words[key] ?? key, ...state });
  } catch {
    // Offline, or the site was published again: the reader hears of it and can try once more.
    waiting = undefined;
    opened?.close();
    announce(document.querySelector<HTMLElement>('[data-search]')?.dataset['failed'] ?? '');
  }
}

async function prepare(): Promise<void> {
  try {
    await loadFrame();
    const { prepareEngine } = await import('./dialog/open-search.browser.ts');
    prepareEngine(readSetup());
  } catch {
    // The reader has asked for nothing yet; asking loads it again.
  }
}

function prepareWhenIdle(): void {
  const later = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  later(() => void loadFrame().catch(() => undefined));
}

function readSetup(): SearchSetup {
  const setup = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  return JSON.parse(setup ?? '{"version":""}') as SearchSetup;
}

import { announce } from '../../base/announce.browser.ts';
import { createElement } from '../../base/element.browser.ts';
import { fillIn } from '../../base/fill-in.ts';
import {
  readSavedState,
  removeProduct,
  storeProduct,
  type SavedState,
} from './product-store.browser.ts';
import type { ProductKey } from './saved-caches.browser.ts';
import type { ProductSummary } from './saved-product.ts';

/** What a row needs besides its element. */
export interface RowOptions {
  key: ProductKey;
  /** Absent when the list of what can be saved could not be loaded. */
  summary: ProductSummary | undefined;
  translate: (key: string) => string;
  onChange: () => void;
}

/** Makes the row of a product work: it shows how far the product is saved, and saves, stops and removes it. */
export async function startProductRow(row: HTMLElement, options: RowOptions): Promise<void> {
  const { key, summary, translate, onChange } = options;
  const name = row.dataset['name'] ?? key.id;
  const say = (word: string, values: Readonly<Record<string, string | number>> = {}) =>
    fillIn(translate(word), { name, ...values });
  const { lang } = document.documentElement;

  async function show(): Promise<void> {
    const state = await readSavedState(key);
    draw(row, stateText(state), buttonsFor(state));
  }

  function stateText(state: SavedState): string {
    if (state.kind === 'saved')
      return say('saved', { size: formatSize(state.product.bytes, lang) });
    if (!summary) return '';
    if (state.kind === 'none') {
      return say('size', { size: formatSize(summary.bytes, lang), count: summary.count });
    }
    return say('partial', { percent: Math.floor((100 * state.count) / (summary.count + 1)) });
  }

  function buttonsFor(state: SavedState): HTMLElement[] {
    const isOld = state.kind === 'saved' && summary && state.product.digest !== summary.digest;
    const word = state.kind === 'none' ? 'save' : state.kind === 'partial' ? 'resume' : 'update';
    const mayStore = summary && (state.kind !== 'saved' || isOld);
    return [
      ...(mayStore ? [button({ text: say(word), name }, () => void store())] : []),
      ...(state.kind === 'none'
        ? []
        : [button({ text: say('remove'), name }, () => void remove())]),
    ];
  }

  async function store(): Promise<void> {
    const stop = new AbortController();
    const bar = createElement('progress', { max: 100, value: 0, 'aria-label': say('progress') });
    const text = createElement('span', {}, say('saving', { percent: 0 }));
    const cancel = button({ text: say('cancel'), name }, () => stop.abort());
    drawParts(row, [text, bar], [cancel]);
    cancel.focus();
    const outcome = await storeProduct(key, stop.signal, (share) => {
      const percent = Math.floor(share * 100);
      if (percent === bar.value) return;
      bar.value = percent;
      text.textContent = say('saving', { percent });
    });
    await settle(outcome);
  }

  async function remove(): Promise<void> {
    await removeProduct(key);
    await settle('removed');
  }

  async function settle(word: string): Promise<void> {
    await show();
    row.querySelector('button')?.focus();
    announce(say(word));
    onChange();
  }

  await show();
}

function draw(row: HTMLElement, text: string, buttons: readonly HTMLElement[]): void {
  drawParts(row, [text], buttons);
}

function drawParts(
  row: HTMLElement,
  state: readonly (Node | string)[],
  buttons: readonly HTMLElement[],
): void {
  row.querySelector('[data-state]')?.replaceChildren(...state);
  row.querySelector('[data-actions]')?.replaceChildren(...buttons);
}

function button(
  { text, name }: { text: string; name: string },
  onClick: () => void,
): HTMLButtonElement {
  const made = createElement(
    'button',
    { type: 'button', class: 'btn', 'aria-label': `${text}: ${name}` },
    text,
  );
  made.addEventListener('click', onClick);
  return made;
}

/** A number of bytes for people: `850 kB`, `12.4 MB`. */
function formatSize(bytes: number, lang: string): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1000 : 1_000_000));
}

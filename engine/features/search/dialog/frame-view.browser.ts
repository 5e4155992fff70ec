import { createElement } from '../../../base/element.browser.ts';
import { createIcon, type SearchIcon } from './icon.browser.ts';
import type { TranslateSearch } from './result-groups.ts';

/** The standing parts of the dialog. */
export interface SearchFrame {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  chips: HTMLElement;
  body: HTMLElement;
  list: HTMLElement;
  /** What stands in place of the list when there is nothing to choose. */
  blank: HTMLElement;
  peek: HTMLElement;
  status: HTMLElement;
}

const listId = 'search-options';

/** Draws the empty dialog: field, filters, list, preview, keys. */
export function drawFrame(t: TranslateSearch, version: string): SearchFrame {
  const input = drawInput(t);
  const close = createElement(
    'button',
    { class: 'kbd', type: 'button', 'aria-label': `${t('search.closeKey')}, ${t('search.close')}` },
    t('search.closeKey'),
  );
  const chips = createElement('div', { class: 'chips' });
  const list = createElement('div', {
    class: 'palette__list',
    id: listId,
    role: 'listbox',
    'aria-label': t('search.results'),
    tabindex: -1,
  });
  const blank = createElement('div', { hidden: true });
  const peek = createElement('aside', {
    class: 'palette__peek',
    'aria-label': t('search.preview'),
  });
  const body = createElement('div', { class: 'palette__body' }, blank, list, peek);
  const status = createElement('p', { class: 'vh', role: 'status' });
  const dialog = createElement(
    'dialog',
    { class: 'palette', 'aria-label': t('search.label') },
    createElement('div', { class: 'palette__in' }, createIcon('search'), input, close),
    chips,
    body,
    drawKeys(t, version),
    status,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return { dialog, input, chips, body, list, blank, peek, status };
}

function drawInput(t: TranslateSearch): HTMLInputElement {
  return createElement('input', {
    type: 'text',
    role: 'combobox',
    enterkeyhint: 'go',
    'aria-expanded': 'true',
    'aria-haspopup': 'listbox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-label': t('search.label'),
    placeholder: t('search.placeholder'),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 2000,
  });
}

function drawKeys(t: TranslateSearch, version: string): HTMLElement {
  return createElement(
    'div',
    { class: 'palette__foot' },
    hint(t('search.keys.move'), key('up'), key('down')),
    hint(t('search.keys.open'), key('enter')),
    hint(t('search.keys.newTab'), key('Ctrl'), key('enter')),
    hint(t('search.keys.filters'), key('Tab')),
    createElement('span', {}, t('search.version').replace('{version}', version)),
  );
}

function hint(text: string, ...keys: readonly HTMLElement[]): HTMLElement {
  return createElement('span', { class: 'no-s' }, ...keys, ` ${text}`);
}

function key(name: SearchIcon | 'Ctrl' | 'Tab'): HTMLElement {
  const face = name === 'Ctrl' || name === 'Tab' ? name : createIcon(name);
  return createElement('kbd', { class: 'kbd' }, face);
}

import { readStorage, writeStorage } from '../../base/storage.browser.ts';
import { parseLayout, type ApiLayout } from './api-layout.ts';

const opened = 'data-open';

/** Lets the reader choose between table and lists, and remembers the choice. */
export function addViewChoice(signal: AbortSignal): void {
  const onChange = ({ target }: Event): void => {
    const layout = target instanceof HTMLSelectElement ? parseLayout(target.value) : undefined;
    if (target instanceof HTMLSelectElement && layout && target.dataset['key']) {
      writeStorage(target.dataset['key'], layout);
      show(target, layout);
      scrollToAnchor();
    }
  };
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('[data-api-toggle]') : null;
    if (button) {
      toggle(button);
    }
  };
  document.addEventListener('change', onChange, { signal });
  document.addEventListener('click', onClick, { signal });
  showKept();
}

/** Gives the tables of the page the layouts that the reader chose before. */
function showKept(): void {
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-api-view]')) {
    const layout = parseLayout(readStorage(choice.dataset['key'] ?? '')) ?? 'table';
    choice.value = layout;
    if (layout !== 'table') {
      show(choice, layout);
    }
  }
}

function show(choice: HTMLSelectElement, layout: ApiLayout): void {
  const section = choice.closest('[data-api-section]');
  const table = section?.querySelector<HTMLElement>('[data-api-table]');
  if (!table) {
    return;
  }
  table.dataset['view'] = layout;
  for (const row of table.querySelectorAll<HTMLElement>('tbody > tr[id]')) {
    row.querySelector('[data-api-toggle]')?.remove();
    if (layout === 'collapsed') {
      row.querySelector('th')?.append(createToggle(row));
    }
  }
}

/** A row that the address points to is open from the start. */
function createToggle(row: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  button.dataset['apiToggle'] = '';
  name(button, row, row.matches(':target') || row.hasAttribute(opened));
  return button;
}

function toggle(button: Element): void {
  const row = button.closest<HTMLElement>('tr');
  if (row && button instanceof HTMLButtonElement) {
    name(button, row, !row.hasAttribute(opened));
  }
}

function name(button: HTMLButtonElement, row: HTMLElement, isOpen: boolean): void {
  row.toggleAttribute(opened, isOpen);
  const words = document.querySelector<HTMLElement>('[data-api-page]')?.dataset;
  const label = (isOpen ? words?.['collapse'] : words?.['expand']) ?? '';
  button.textContent = isOpen ? '−' : '+';
  button.setAttribute('aria-expanded', String(isOpen));
  const prop = row.querySelector('.pname')?.textContent ?? '';
  button.setAttribute('aria-label', label.replace('{name}', prop));
}

function scrollToAnchor(): void {
  document.querySelector(':target')?.scrollIntoView();
}

/** What the reader asks a table for. */
interface Query {
  text: string;
  mark: string;
}

const texts = new WeakMap<HTMLElement, string>();

/** Lets the field and the marks above a table of props hide the rows that do not match. */
export function startRowFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-api-filter]')) {
      filterBy(target);
    }
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-api-mark]') : null;
    if (button instanceof HTMLElement) {
      press(button);
      filterBy(button);
    }
  });
}

/** Filters the table below the tools that hold an element again. */
export function filterBy(element: Element): void {
  const tools = element.closest<HTMLElement>('[data-api-tools]');
  const table = tools?.parentElement?.querySelector('[data-api-table]');
  if (!tools || !table) {
    return;
  }
  const query = queryOf(tools);
  let shown = 0;
  for (const row of table.querySelectorAll<HTMLElement>('tbody > tr[id]')) {
    row.hidden = !matches(row, query);
    shown += row.hidden || row.parentElement?.hidden ? 0 : 1;
  }
  const count = tools.querySelector<HTMLElement>('[data-api-count]');
  count?.replaceChildren(count.dataset['apiCount']?.replace('{count}', String(shown)) ?? '');
}

function press(button: HTMLElement): void {
  for (const other of button.parentElement?.children ?? []) {
    other.setAttribute('aria-pressed', String(other === button));
  }
}

function queryOf(tools: HTMLElement): Query {
  const field = tools.querySelector<HTMLInputElement>('[data-api-filter]');
  const pressed = tools.querySelector<HTMLElement>('[data-api-mark][aria-pressed="true"]');
  return {
    text: field?.value.trim().toLowerCase() ?? '',
    mark: pressed?.dataset['apiMark'] ?? 'all',
  };
}

function matches(row: HTMLElement, { text, mark }: Query): boolean {
  return hasMark(row, mark) && (text === '' || textOf(row).includes(text));
}

function hasMark({ dataset }: HTMLElement, mark: string): boolean {
  switch (mark) {
    case 'all':
      return true;
    case 'required':
      return dataset['req'] !== undefined;
    case 'deprecated':
      return dataset['dep'] !== undefined;
    case 'event':
      return dataset['event'] !== undefined;
    case 'free':
      return dataset['plan'] === undefined;
    default:
      return dataset['plan'] === mark;
  }
}

/** Read once: asking the page for the text of a row at each keystroke would take longer than a frame. */
function textOf(row: HTMLElement): string {
  const known = texts.get(row) ?? row.textContent.toLowerCase();
  texts.set(row, known);
  return known;
}

/** Everything a reader can type into; switches and buttons hold no text. */
const fields =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=hidden], [type=range])';

const typedInto = new Set<HTMLElement>();

/** Notices from now on what the reader types, also into editors and into fields that scripts fill again. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement) typedInto.add(target);
    },
    { capture: true },
  );
}

/** True while a text stands on the page that a reload would take from the reader. */
export function hasUnsentText(): boolean {
  const filled = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)];
  return (
    filled.some(({ value, defaultValue }) => value !== defaultValue) ||
    [...typedInto].some((element) => element.isConnected && textOf(element) !== '')
  );
}

function textOf(element: HTMLElement): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return (isField ? element.value : element.textContent).trim();
}

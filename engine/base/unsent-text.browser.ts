/** Everything a reader can type into; the value of buttons and hidden fields never differs from their default. */
const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** What the reader has typed into, as far as somebody notices it: also editors, and fields that scripts fill again. */
export const typedInto = new Set<HTMLElement>();

/** True while a text stands on the page that a reload would take from the reader. */
export function hasUnsentText(): boolean {
  const filled = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)];
  return (
    filled.some(({ value, defaultValue }) => value !== defaultValue) ||
    [...typedInto].some((element) => element.isConnected && textOf(element).trim() !== '')
  );
}

function textOf(element: HTMLElement): string {
  const { value = element.textContent } = element as Partial<HTMLInputElement>;
  return value;
}

/** The code a reader wants from a block: of several tabs the shown one, of a diff the new side. */
export function codeTextOf(block: Element | null): string {
  const code = [...(block?.querySelectorAll('code') ?? [])].find(isShown)?.cloneNode(true);
  if (!(code instanceof Element)) {
    return '';
  }
  for (const removed of code.querySelectorAll('.l--del')) {
    removed.remove();
  }
  // A command that ends with a line break would run as soon as it is pasted.
  return code.textContent.trimEnd();
}

function isShown(code: Element): boolean {
  return code.closest('[hidden], [role="tabpanel"]:not([data-selected])') === null;
}

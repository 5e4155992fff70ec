const name = 'docs:page';

/** Tells everyone that another page was put into this document. */
export function tellPageChange(): void {
  document.dispatchEvent(new Event(name));
}

/** Calls back whenever another page was put into this document. */
export function onPageChange(listener: () => void): void {
  document.addEventListener(name, listener);
}

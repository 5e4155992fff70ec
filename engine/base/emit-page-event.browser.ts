import type { PageEvent } from './page-change.browser.ts';

/** Tells those who decide how things look that something new stands in the document and is not painted yet. */
export function emitPartEvent(): void {
  tell('docs:part');
}

/** Tells everyone that another page was put into this document, is on the screen and is complete. */
export function emitPageEvent(): void {
  tell('docs:page');
}

function tell(name: PageEvent): void {
  document.dispatchEvent(new Event(name));
}

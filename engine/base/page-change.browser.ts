/** What happens when another page is put into the document: a part of it stands there unpainted, or all of it is shown. */
export type PageEvent = 'docs:part' | 'docs:page';

/**
 * Calls back when another page is put into the document. `docs:page` comes once for each that was shown, when all of it
 * is there; `docs:part` before anything of it is painted, twice where it comes in two parts. A signal ends that.
 */
export function onPage(name: PageEvent, listener: () => void, signal?: AbortSignal): void {
  document.addEventListener(name, listener, signal && { signal });
}

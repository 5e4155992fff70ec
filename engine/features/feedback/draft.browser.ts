import { siteFacts } from '../../base/site-facts.ts';

/** Texts the browser refused to keep, as long as the document lives; pages are exchanged in it. */
const refused = new Map<string, string>();

/** The text a reader has typed on a page and not sent; it survives a reload of the page. */
export function readDraft(page: string): string {
  const name = nameOf(page);
  try {
    return refused.get(name) ?? sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text as long as the tab is open; an empty one is forgotten. */
export function writeDraft(page: string, text: string): void {
  const name = nameOf(page);
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
    refused.delete(name);
  } catch {
    refused.set(name, text);
  }
}

function nameOf(page: string): string {
  return `${siteFacts.namePrefix}feedback-draft:${page}`;
}

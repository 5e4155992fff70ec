/** The text a reader has typed on a page and not sent; it survives a reload of the page. */
export function readDraft(page: string): string {
  try {
    return sessionStorage.getItem(nameOf(page)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text as long as the tab is open; an empty one is forgotten. */
export function writeDraft(page: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(nameOf(page), text);
    else sessionStorage.removeItem(nameOf(page));
  } catch {
    // Where storage is blocked, the text lives in the form only.
  }
}

function nameOf(page: string): string {
  return `feedback-draft:${page}`;
}

let isFollowed = false;

/**
 * Entries of the history that belong to one document stay so when it is loaded anew. Going back then only changes the
 * address, so until links are followed in the document the page at that address is loaded as a whole.
 */
export function watchHistory(): void {
  const shown = location.pathname;
  addEventListener('popstate', () => {
    if (!isFollowed && location.pathname !== shown) reloadPage();
  });
}

/** Loads the page at the address anew. Until it comes, a link is no matter for this document: its answer would be lost. */
export function reloadPage(): void {
  document.documentElement.toggleAttribute('data-leaving', true);
  location.reload();
}

/** True while the document only waits to be replaced. */
export function isLeaving(): boolean {
  return document.documentElement.hasAttribute('data-leaving');
}

/** From now on somebody else shows the page that the history names. */
export function takeOverHistory(): void {
  isFollowed = true;
}

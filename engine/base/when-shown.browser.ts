/** Calls back as soon as the page is before a reader: at once, or when a page prepared in advance is opened. */
export function whenShown(callback: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

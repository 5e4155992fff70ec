/** Calls back when something inside an element that matches `selector` is clicked. */
export function onClick(
  selector: string,
  listener: (element: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null;
    if (element instanceof HTMLElement) listener(element, event);
  });
}

/** True for clicks that the browser should handle itself: new tab, new window, download. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

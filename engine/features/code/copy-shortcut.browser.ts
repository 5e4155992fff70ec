/** True for Ctrl+C or Cmd+C when nothing is selected that the browser would copy itself. */
export function isCopyShortcut(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey &&
    event.key.toLowerCase() === 'c' &&
    !event.defaultPrevented &&
    !hasSelection()
  );
}

/** The button that copies the block the reader means: its own, or the one in the tools of its demo. */
export function findCopyButton(): HTMLElement | undefined {
  const block = findBlock();
  return (
    block?.querySelector<HTMLElement>('[data-copy]') ??
    block?.closest('.demo')?.querySelector<HTMLElement>('[data-do="copy"]') ??
    undefined
  );
}

/**
 * The code block the reader means: the one they reached by keyboard, else the one under the pointer.
 * A click leaves its focus behind, so a plain focus counts only when the pointer is over no block.
 */
function findBlock(): Element | undefined {
  const focused = document.activeElement?.closest('.code') ?? undefined;
  if (focused && document.activeElement?.matches(':focus-visible')) {
    return focused;
  }
  return document.querySelector('.code:hover') ?? focused;
}

function hasSelection(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.selectionStart !== field.selectionEnd;
  }
  return String(document.getSelection() ?? '') !== '';
}

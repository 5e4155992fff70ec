const reachable = 'a[href]:not([tabindex="-1"]), button, input';

/** Keeps the focus inside a dialog that the browser does not keep it in: Tab goes round, a stray focus comes back. */
export function keepFocus(dialog: HTMLDialogElement, home: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const places = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(isSeen);
    const [first, last] = [places[0], places.at(-1)];
    const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
    if (!isAtEnd) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
  const bringBack = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) home.focus();
  };
  document.addEventListener('focusin', bringBack);
  dialog.addEventListener('close', () => document.removeEventListener('focusin', bringBack));
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility();
}

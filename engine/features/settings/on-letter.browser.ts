/** Where letters belong to someone else: fields, and widgets in which typing finds or edits something. */
const typing = [
  'input:not([type="radio"], [type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]',
  '[data-demo]',
  ...['combobox', 'dialog', 'grid', 'listbox', 'menu', 'textbox', 'tree', 'treegrid'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** Calls back with each letter pressed on its own; the listener answers whether it used the letter. */
export function onLetter(listener: (letter: string) => boolean): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!isPlain(event) || target?.closest(typing)) return;
    if (listener(event.key.toLowerCase())) event.preventDefault();
  });
}

function isPlain(event: KeyboardEvent): boolean {
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  return !modified && !event.repeat && !event.isComposing && !event.defaultPrevented;
}

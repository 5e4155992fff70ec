/** Where keys belong to someone else: fields, and widgets in which typing finds or edits something. */
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

/** Calls back with each key pressed on its own; the listener answers whether it used the key. */
export function onPlainKey(listener: (key: string) => boolean): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!isPlain(event) || target?.closest(typing)) return;
    if (listener(event.key.toLowerCase())) event.preventDefault();
  });
}

function isPlain(event: KeyboardEvent): boolean {
  // Many keyboards have the question mark above another key; a letter with Shift is a capital.
  const isCapital = event.shiftKey && /^\p{L}$/u.test(event.key);
  const modified = event.altKey || event.ctrlKey || event.metaKey || isCapital;
  return !modified && !event.repeat && !event.isComposing && !event.defaultPrevented;
}

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

/** The key that was pressed on its own, outside of fields and widgets; undefined for every other event. */
export function plainKeyOf(event: Event): string | undefined {
  if (!(event instanceof KeyboardEvent) || event.type !== 'keydown') return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  return isPlain(event) && !target?.closest(typing) ? event.key.toLowerCase() : undefined;
}

function isPlain(event: KeyboardEvent): boolean {
  // Many keyboards have the question mark above another key; a letter with Shift is a capital.
  const isCapital = event.shiftKey && /^\p{L}$/u.test(event.key);
  const modified = event.altKey || event.ctrlKey || event.metaKey || isCapital;
  return !modified && !event.repeat && !event.isComposing && !event.defaultPrevented;
}

import { readIconQuery, type IconQuery } from './icon-query.ts';
import type { IconsSetup } from './icons-view.ts';

/** What was typed or chosen before this came counts more than the address; the controls show what counts. */
export function firstQuery(
  root: HTMLElement,
  field: HTMLInputElement,
  styles: IconsSetup['styles'],
): IconQuery {
  const asked = readIconQuery(location.search, styles);
  const radios = radiosIn(root);
  const touched = radios.findIndex(({ checked, defaultChecked }) => checked && !defaultChecked);
  const query = {
    text: field.value === '' ? asked.text : field.value,
    style: touched === -1 ? asked.style : touched,
  };
  field.value = query.text;
  const radio = radios[query.style];
  if (radio) radio.checked = true;
  return query;
}

interface FieldListeners {
  onText: (text: string) => void;
  /** The reader goes on to the answers; false when there are none. */
  onDown: () => boolean;
  signal: AbortSignal;
}

/** Tells of what is typed into the field, and of the keys that leave or clear it. */
export function listenToField(
  field: HTMLInputElement,
  { onText, onDown, signal }: FieldListeners,
): void {
  field.addEventListener('input', () => onText(field.value), { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' && onDown()) event.preventDefault();
      if (event.key !== 'Escape' || field.value === '') return;
      event.preventDefault();
      field.value = '';
      onText('');
    },
    { signal },
  );
}

/** Tells of the style that is chosen, by its number. */
export function listenToStyles(
  root: HTMLElement,
  { onStyle, signal }: { onStyle: (style: number) => void; signal: AbortSignal },
): void {
  root.addEventListener(
    'change',
    ({ target }) => {
      const style = radiosIn(root).findIndex((radio) => radio === target);
      if (style !== -1) onStyle(style);
    },
    { signal },
  );
}

function radiosIn(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[name="icon-style"]')];
}

/** The name of a style as the page writes it. */
export function styleName(root: HTMLElement, style: number): string {
  return radiosIn(root)[style]?.parentElement?.textContent ?? '';
}

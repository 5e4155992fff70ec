import type { PartLife } from '../../base/part.browser.ts';
import { trustedHtml } from '../../base/trusted.browser.ts';
import { viewOf } from './find-playground.browser.ts';
import { playgroundCodeHtml } from './playground-code.ts';
import { queryWithValues, valuesInQuery } from './playground-query.ts';
import { forgetPlaygroundValues, setPlaygroundValues } from './playground-store.browser.ts';
import type { PlaygroundView } from './playground-view.ts';
import type { PropValues } from './prop-value.ts';
import { propsToSet, readValues } from './read-value.ts';

/** Browsers refuse an address that changes with every letter. */
const quietTime = 250;

/** Makes the controls of a prop playground work until its page is left. */
export function mountPlayground(playground: HTMLElement, { signal }: PartLife): void {
  const form = playground.querySelector('form');
  if (!form) return;
  const view = viewOf(playground);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(fields: HTMLFormElement): void {
    const values = valuesIn(fields, view);
    showValues(playground, view, values);
    clearTimeout(timer);
    timer = setTimeout(() => keepInAddress(view, values), quietTime);
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    forgetPlaygroundValues(idOf(playground));
  });
  const linked = valuesInQuery(location.search, view);
  if (Object.keys(linked).length > 0) {
    fill(form, linked);
    show(form);
  }
  form.addEventListener('input', () => show(form));
  // The browser resets the fields after the event.
  form.addEventListener('reset', () => setTimeout(() => show(form)));
  form.addEventListener('submit', (event) => event.preventDefault());
}

function keepInAddress(view: PlaygroundView, values: PropValues): void {
  const query = queryWithValues(location.search, view, values);
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}

function showValues(playground: HTMLElement, view: PlaygroundView, values: PropValues): void {
  const props = propsToSet(view.controls, values);
  setPlaygroundValues(idOf(playground), props);
  const code = playground.querySelector('pre code');
  // Whatever the reader typed is escaped where the code is written.
  if (code) code.innerHTML = trustedHtml(playgroundCodeHtml(view, props));
}

function idOf(playground: HTMLElement): string {
  return playground.dataset['playground'] ?? '';
}

function valuesIn(form: HTMLFormElement, { controls }: PlaygroundView): PropValues {
  return readValues(controls, (prop) => {
    const field = fieldOf(form, prop);
    return isSwitch(field) ? String(field.checked) : field?.value;
  });
}

function fill(form: HTMLFormElement, values: PropValues): void {
  for (const [prop, value] of Object.entries(values)) {
    const field = fieldOf(form, prop);
    if (isSwitch(field)) field.checked = value === true;
    else if (field) field.value = String(value);
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldOf(form: HTMLFormElement, prop: string): Field | undefined {
  return [...form.querySelectorAll<Field>('input, select')].find(({ name }) => name === prop);
}

function isSwitch(field: Field | undefined): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

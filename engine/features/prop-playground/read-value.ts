import type { PropControl } from './prop-control.ts';
import type { PropValue, PropValues } from './prop-value.ts';

/** Longest text that a link may put into a component. */
const longestText = 200;

/** The value that a text from a form, a link or an author means for a control; undefined when it means none. */
function readValue({ kind, choices }: PropControl, text: string): PropValue | undefined {
  switch (kind) {
    case 'choice':
      return choices.find((choice) => String(choice) === text);
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'text':
      return text.slice(0, longestText);
  }
}

/** The values that texts by name mean; whatever fits no control is left out. */
export function readValues(
  controls: readonly PropControl[],
  textOf: (name: string) => string | null | undefined,
): PropValues {
  const entries = controls.flatMap((control) => {
    const text = textOf(control.name);
    const value = typeof text === 'string' ? readValue(control, text) : undefined;
    return value === undefined ? [] : [[control.name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** What must be written in code: everything that differs from what the component does by itself. */
export function propsToSet(controls: readonly PropControl[], values: PropValues): PropValues {
  const set = controls.flatMap(({ name, kind, usual }) => {
    const value = values[name];
    const resting = usual ?? (kind === 'switch' ? false : kind === 'text' ? '' : undefined);
    return value === undefined || value === resting ? [] : [[name, value] as const];
  });
  return Object.fromEntries(set);
}

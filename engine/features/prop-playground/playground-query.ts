import type { PlaygroundView } from './playground-view.ts';
import type { PropValues } from './prop-value.ts';
import { readValues } from './read-value.ts';

type Subject = Pick<PlaygroundView, 'name' | 'controls' | 'initial'>;

/** The props of a component that an address sets. */
export function valuesInQuery(query: string, { name, controls }: Subject): PropValues {
  const parameters = new URLSearchParams(query);
  return readValues(controls, (prop) => parameters.get(`${name}.${prop}`));
}

/** The query of an address that also holds what differs from the first state of a component. */
export function queryWithValues(query: string, subject: Subject, values: PropValues): string {
  const { name, controls, initial } = subject;
  const parameters = new URLSearchParams(query);
  for (const { name: prop } of controls) {
    const value = values[prop];
    if (value === undefined || value === initial[prop]) parameters.delete(`${name}.${prop}`);
    else parameters.set(`${name}.${prop}`, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

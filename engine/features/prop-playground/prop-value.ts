/** What a control can set a prop to. */
export type PropValue = string | number | boolean;

/** Values of props by their names. */
export type PropValues = Readonly<Record<string, PropValue>>;

/** A value that an author sets for good: also an object of such values. */
export type FixedValue = PropValue | FixedValues;

/** Values that no control changes, by the names of their props. */
export interface FixedValues {
  readonly [name: string]: FixedValue;
}

const quoted = /^(['"])((?:(?!\1)[^\\])*)\1$/;

/** The value that a literal of TypeScript stands for; undefined for anything else. */
export function parseLiteral(code: string): PropValue | undefined {
  const text = quoted.exec(code)?.[2];
  if (text !== undefined) return text;
  if (code === 'true' || code === 'false') return code === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(code) ? Number(code) : undefined;
}

/** What a control can set a prop to. */
export type PropValue = string | number | boolean;

/** Values of props by their names. */
export type PropValues = Readonly<Record<string, PropValue>>;

const quoted = /^(['"])((?:(?!\1)[^\\])*)\1$/;

/** The value that a literal of TypeScript stands for; undefined for anything else. */
export function parseLiteral(code: string): PropValue | undefined {
  const text = quoted.exec(code)?.[2];
  if (text !== undefined) return text;
  if (code === 'true' || code === 'false') return code === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(code) ? Number(code) : undefined;
}

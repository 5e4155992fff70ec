import type { IconStyle } from '../../model/icon-set.ts';

/** What an address asks of the icons. */
export interface IconQuery {
  text: string;
  /** Number of the style. */
  style: number;
}

/** Nobody asks for more, and an address may hold anything. */
const longest = 80;

/** Reads what an address asks; anything unknown counts as not said. */
export function readIconQuery(query: string, styles: readonly IconStyle[]): IconQuery {
  const parameters = new URLSearchParams(query);
  const theme = lettersOf(parameters.get('theme') ?? '');
  const style = styles.findIndex(({ id }) => lettersOf(id) === theme);
  return { text: (parameters.get('query') ?? '').slice(0, longest), style: Math.max(style, 0) };
}

/** The query of an address that asks the same; the plain style and an empty text are not written. */
export function writeIconQuery(
  query: string,
  { text, style }: IconQuery,
  styles: readonly IconStyle[],
): string {
  const parameters = new URLSearchParams(query);
  set(parameters, 'query', text.trim());
  set(parameters, 'theme', style === 0 ? '' : (styles[style]?.id ?? ''));
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

function set(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

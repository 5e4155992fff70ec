import type { EntryHistory } from './entry-history.ts';

/** Says which versions a history was read from, and whether anything changed in them. */
export function historyText(
  { versions, steps }: Pick<EntryHistory, 'versions' | 'steps'>,
  translate: (key: string) => string,
): string {
  const key = steps.length === 0 ? 'none' : 'text';
  return translate(`api.history.${key}`).replace('{versions}', versions.join(', '));
}

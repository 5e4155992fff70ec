import type { EntryHistory } from './entry-history.ts';
import { versionRanges } from './version-ranges.ts';

/** Says which versions a history was read from and stand for others, and whether anything changed in them. */
export function historyText(
  { versions, substitutes, steps }: Pick<EntryHistory, 'versions' | 'substitutes' | 'steps'>,
  translate: (key: string) => string,
): string {
  const key = steps.length === 0 ? 'none' : 'text';
  const text = translate(`api.history.${key}`).replace('{versions}', versionRanges(versions));
  if (substitutes.length === 0) return text;
  const pairs = substitutes.map(([asked, taken]) => `${asked} → ${taken}`).join(', ');
  return `${text} ${translate('api.history.instead').replace('{versions}', pairs)}`;
}

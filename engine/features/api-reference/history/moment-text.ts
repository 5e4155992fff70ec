import { versionName, type Moment } from './moment.ts';

/** What can be said about a moment; each has words for one that is known exactly and for one that is not. */
type MomentKey = 'since' | 'deprecated' | 'gone';

/** Says when something changed, e.g. `Since 8.3.0`. */
export function momentText(
  translate: (key: string) => string,
  key: MomentKey,
  { version, isExact }: Moment,
): string {
  const name = key === 'gone' ? versionName(version) : version;
  return translate(`api.history.${key}${isExact ? '' : 'By'}`).replace('{version}', name);
}

import { siteFacts } from '../../../base/site-facts.ts';
import { readStorage, removeStorage, writeStorage } from '../../../base/storage.browser.ts';
import { safeUrl } from '../../../base/url.ts';

/** A place that was opened from the search. */
export interface RecentPlace {
  title: string;
  hint: string;
  href: string;
}

const key = `${siteFacts.keyPrefix}recent-searches`;
const most = 5;

/** The places opened last, newest first; whatever else is stored there is ignored. */
export function readRecent(): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a place at the head of the list. */
export function rememberPlace(place: RecentPlace): void {
  const others = readRecent().filter(({ href }) => href !== place.href);
  writeStorage(key, JSON.stringify([place, ...others].slice(0, most)));
}

/** Empties the list. */
export function forgetPlaces(): void {
  removeStorage(key);
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { title, hint, href } = value as Record<string, unknown>;
  const isText = typeof title === 'string' && typeof hint === 'string';
  return isText && typeof href === 'string' && href.startsWith('/') && safeUrl(href) !== undefined;
}

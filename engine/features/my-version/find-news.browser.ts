import { pageLocale } from '../../base/page-locale.browser.ts';
import type { Arrival } from './line-data.ts';
import { loadLines, loadNews } from './load-lines.browser.ts';
import { getMyVersions } from './my-versions.browser.ts';
import { newnessOf } from './newness.ts';

/** The version with which the place at an address came, when that is newer than the reader's. */
export type FindNews = (href: string) => string | undefined;

/** Loads what is newer than the versions the reader uses. */
export async function loadFindNews(): Promise<FindNews> {
  const mine = getMyVersions();
  const chosen = (await loadLines()).filter(({ id }) => mine[id] !== undefined);
  const all = await Promise.all(
    chosen.map(async (line) => ({ version: mine[line.id] ?? '', news: await loadNews(line) })),
  );
  return (href) => {
    const { pathname, hash } = new URL(href, location.href);
    const own = pathnameOf(pathname);
    const found = all.find(({ news }) => Object.hasOwn(news.entries, own));
    const rows = new Map<string, Arrival>(Object.entries(found?.news.entries[own] ?? {}));
    // What came with the whole entry has no line of its own.
    const arrival = rows.get(hash.slice(1)) ?? rows.get('');
    return found && arrival && newnessOf(found.version, arrival) === 'newer'
      ? arrival[0]
      : undefined;
  };
}

/** The pathname of an address of this site as the configuration writes it: no language, no slash at the end. */
export function pathnameOf(path: string): string {
  const prefix = `/${pageLocale()}/`;
  const own = path.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
  return own.replace(/\/$/, '');
}

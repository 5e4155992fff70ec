import { siteFacts } from '../../base/site-facts.ts';
import { parseSavedProduct } from './saved-product.ts';
import { parseSavedName } from './worker/cache-names.ts';

/** A page that can be read without a network. */
export interface ReadablePage {
  href: string;
  title: string;
}

/** All pages that this browser holds, saved or lately seen, by their titles. */
export async function readablePages(locale: string): Promise<ReadablePage[]> {
  const names = await caches.keys().catch(() => []);
  const found = await Promise.all(names.map((name) => pagesIn(name, locale).catch(() => [])));
  const byHref = new Map(found.flat().map((page) => [page.href, page]));
  return [...byHref.values()].sort((a, b) => a.title.localeCompare(b.title, locale));
}

async function pagesIn(name: string, locale: string): Promise<ReadablePage[]> {
  const cache = await caches.open(name);
  const saved = parseSavedName(name);
  if (saved) return saved.locale === locale ? savedPages(cache) : [];
  return name.endsWith(' pages') ? seenPages(cache) : [];
}

async function savedPages(cache: Cache): Promise<ReadablePage[]> {
  const keys = await cache.keys();
  const list = keys.find(({ url }) => /\/offline\/[^/]+\.json$/.test(url));
  const answer = list && (await cache.match(list));
  const product = answer && parseSavedProduct(await answer.json());
  return (product?.pages ?? []).map(([href, title]) => ({ href, title }));
}

async function seenPages(cache: Cache): Promise<ReadablePage[]> {
  const keys = await cache.keys();
  const pages = await Promise.all(
    keys
      .filter(({ url }) => url.endsWith('/') && !url.endsWith(`${siteFacts.offline}/`))
      .map(async (key) => {
        const html = (await (await cache.match(key))?.text()) ?? '';
        const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
        return { href: new URL(key.url).pathname, title: plainText(title) };
      }),
  );
  return pages.filter(({ title }) => title !== '');
}

function plainText(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

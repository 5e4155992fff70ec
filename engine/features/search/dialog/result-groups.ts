import { groupPages } from '../group-pages.ts';
import type { FoundPage, FoundPart, SearchResults } from '../search-engine.ts';
import type { Entry, EntryGroup } from './entry.ts';

/** Gives a word of the search in the reader's language. */
export type TranslateSearch = (key: string) => string;

/** The version with which a place came, when that is newer than the reader's. */
type FindNews = (href: string) => string | undefined;

/** The rows of found pages, by product, each page followed by the places in it. */
export function resultGroups(
  { pages, counts }: SearchResults,
  t: TranslateSearch,
  findNews: FindNews = () => undefined,
): EntryGroup[] {
  return groupPages(pages).map(({ product, name, pages: own }) => {
    const count = counts[product];
    return {
      label: name,
      ...(count !== undefined && { count }),
      entries: own
        .flatMap((page) => [
          entryOfPage(page, t),
          ...page.parts.map((part) => entryOfPart(page, part, t)),
        ])
        .map((entry) => withNews(entry, findNews)),
    };
  });
}

function withNews(entry: Entry, findNews: FindNews): Entry {
  const since = entry.href === undefined ? undefined : findNews(entry.href);
  return since === undefined ? entry : { ...entry, since };
}

function entryOfPage(page: FoundPage, t: TranslateSearch): Entry {
  const { kind, title, description, trail, href, plan, forms = [] } = page;
  return {
    icon: kind === 'api' ? 'code' : 'page',
    title,
    hint: kind === 'api' ? [trail.join(' › '), ...forms].join(' · ') : description,
    kind: t(`search.pageKinds.${kind}`),
    ...(plan && { plan }),
    href,
    page,
  };
}

function entryOfPart(page: FoundPage, part: FoundPart, t: TranslateSearch): Entry {
  const { kind, title, href, plan } = part;
  return {
    icon: kind === 'section' || kind === 'demo' ? 'hash' : 'code',
    title,
    hint: page.title.text,
    kind: t(`search.parts.${kind}`),
    ...(plan && { plan }),
    inner: true,
    href,
    page,
  };
}

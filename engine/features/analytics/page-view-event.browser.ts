import { siteFacts } from '../../base/site-facts.ts';
import { parsePathname } from '../../model/pathname.ts';
import type { EventParams } from './analytics-adapter.ts';

/** What is told of a page that is shown: never its query or hash, which may hold what a reader typed. */
export function pageViewEvent(): EventParams {
  const [usual = ''] = siteFacts.languages;
  const locale = metaContentOf('docsearch:language') ?? usual;
  return {
    page_title: document.title,
    page_location: parsePathname(location.pathname, [usual, locale]).canonicalAs,
    productId: metaContentOf('mui:productId'),
    productCategoryId: metaContentOf('mui:productCategoryId'),
  };
}

function metaContentOf(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

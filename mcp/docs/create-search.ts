import { createIndexEngine } from 'engine/features/search/index/create-index-engine.ts';
import { openIndex, type LoadJson } from 'engine/features/search/index/index-source.ts';
import type { FoundPage, PageKind, SearchEngine } from 'engine/features/search/search-engine.ts';
import { manifestPathOf } from 'engine/features/search/search-path.ts';

/** A page that answers a question, or the place in it that does. */
export interface SearchHit {
  /** Address of the page. */
  href: string;
  /** Name of the section, prop, slot or demo that answers best, and its address. */
  part?: { title: string; kind: string; href: string };
  excerpt: string;
}

/** What to look for and where. */
export interface SearchRequest {
  query: string;
  language: string;
  product?: string | undefined;
  kind?: PageKind | undefined;
}

/** Finds pages, the best first. */
export type SearchDocs = (request: SearchRequest) => Promise<SearchHit[]>;

/** Makes the search over the index that the readers' own search uses, read from the built site. */
export function createSearch(loadJson: LoadJson): SearchDocs {
  const engines = new Map<string, SearchEngine>();
  return async ({ query, language, product, kind }) => {
    const engine =
      engines.get(language) ?? createIndexEngine(openIndex(manifestPathOf(language), loadJson));
    engines.set(language, engine);
    const { pages } = await engine.search({
      text: query,
      locale: language,
      ...(product !== undefined && { product }),
      ...(kind !== undefined && { kind }),
    });
    return Promise.all(pages.map((page) => hitOf(engine, page, query)));
  };
}

async function hitOf(engine: SearchEngine, page: FoundPage, query: string): Promise<SearchHit> {
  const { href, parts } = page;
  const [part] = parts;
  const preview = await engine.preview(page, part?.href ?? href, query);
  return {
    href,
    ...(part && { part: { title: part.title.text, kind: part.kind, href: part.href } }),
    excerpt: preview?.text.text ?? page.description,
  };
}

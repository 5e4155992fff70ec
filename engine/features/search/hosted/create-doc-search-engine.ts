import * as v from 'valibot';
import type { HostedSearch } from '../../../model/docs-config.ts';
import type { FoundPage, SearchEngine, SearchQuery, SearchResults } from '../search-engine.ts';
import { docSearchAnswer, type DocSearchHit } from './doc-search-schema.ts';
import { pagesOfHits } from './pages-of-hits.ts';
import { parseHighlight } from './parse-highlight.ts';

/** Sends a request and gives the answer, as `fetch` does. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

const hitsPerPage = 40;

/** A search in an index that DocSearch keeps. */
export function createDocSearchEngine(access: HostedSearch, send: Send): SearchEngine {
  const snippets = new Map<string, string>();
  return {
    products: () => Promise.resolve([]),
    async search(query) {
      const hits = await ask(access, query, send);
      for (const hit of hits) rememberSnippet(snippets, hit);
      return resultsOf(pagesOfHits(hits), query);
    },
    preview(page, href) {
      const snippet = snippets.get(href) ?? snippets.get(page.href);
      const title = page.parts.find((part) => part.href === href)?.title.text ?? page.title.text;
      return Promise.resolve(
        snippet === undefined ? undefined : { title, text: parseHighlight(snippet) },
      );
    },
  };
}

async function ask(
  { appId, apiKey, indexName }: HostedSearch,
  query: SearchQuery,
  send: Send,
): Promise<readonly DocSearchHit[]> {
  const address = `https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries`;
  const answer = await send(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
    },
    body: JSON.stringify({ requests: [requestOf(indexName, query)] }),
  });
  if (!answer.ok) throw new Error(`The search engine answered ${String(answer.status)}.`);
  return v.parse(docSearchAnswer, await answer.json()).results[0]?.hits ?? [];
}

/** The language limits, the reader's product only prefers. */
function requestOf(indexName: string, { text, locale, readerProduct, product }: SearchQuery) {
  return {
    indexName,
    query: text,
    hitsPerPage,
    facetFilters: [`language:${locale}`, ...(product ? [`productId:${product}`] : [])],
    optionalFilters: readerProduct ? [`productId:${readerProduct}`] : [],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToSnippet: ['content:30'],
  };
}

function resultsOf(pages: readonly FoundPage[], { kind }: SearchQuery): SearchResults {
  const counts: Record<string, number> = {};
  for (const { product } of pages) counts[product] = (counts[product] ?? 0) + 1;
  const chosen = pages.filter((page) => !kind || page.kind === kind);
  return { pages: chosen, counts, total: chosen.length };
}

function rememberSnippet(
  snippets: Map<string, string>,
  { url, _snippetResult: snippet }: DocSearchHit,
): void {
  const value = snippet?.content?.value;
  const { pathname, hash } = URL.parse(url) ?? { pathname: url, hash: '' };
  if (value !== undefined) snippets.set(pathname + hash, value);
}

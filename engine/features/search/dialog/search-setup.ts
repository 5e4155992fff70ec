/** What the search of a page needs to know about it; it stands as JSON on the search button. */
export interface SearchSetup {
  /** Id of the page's product. */
  product?: string;
  /** Version of the documented packages. */
  version: string;
  /** Address of a public search engine restricted to this site, with `{query}`. */
  publicHref?: string;
  repositoryHref?: string;
  /** Products to go to, on pages whose header has no product menu. */
  products?: readonly { text: string; href: string }[];
}

/** The address of a public search engine for a question. */
export function publicHrefFor({ publicHref }: SearchSetup, text: string): string | undefined {
  return publicHref?.replace('{query}', encodeURIComponent(text));
}

/** What stands before the names of all caches of products that a reader saved. */
export const savedPrefix = 'docs-saved ';

/** Names of the caches of one worker: those of another scope on the same host are never touched. */
export interface CacheNames {
  /** What all names of the worker begin with. */
  prefix: string;
  /** Last seen pages and files. */
  pages: string;
  /** Scripts, styles and fonts by their digests. */
  assets: string;
  /** The page for missing copies, as of one version of the site. */
  shell: string;
}

/** The caches of the worker for a scope. */
export function cacheNamesOf(scope: string, version: string): CacheNames {
  const prefix = `docs-worker ${scope} `;
  return {
    prefix,
    pages: `${prefix}pages`,
    assets: `${prefix}assets`,
    shell: `${prefix}shell ${version}`,
  };
}

/** Name of the cache with a product as a reader saved it in one language. */
export function savedNameOf(product: string, locale: string): string {
  return `${savedPrefix}${product} ${locale}`;
}

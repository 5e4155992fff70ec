import { siteFacts } from '../../../base/site-facts.ts';

/** What stands before the names of all caches of products that a reader saved. */
export const savedPrefix = `${siteFacts.keyPrefix}saved `;

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
  const prefix = `${siteFacts.keyPrefix}worker ${scope} `;
  return {
    prefix,
    pages: `${prefix}pages`,
    assets: `${prefix}assets`,
    shell: `${prefix}shell ${version}`,
  };
}

/** Name of the cache with what a saved product needs in one language and what never changes: scripts, styles, fonts. */
export function savedNameOf(product: string, locale: string): string {
  return `${savedPrefix}${product} ${locale}`;
}

/** Name of the cache with the pages of a saved product, as of one version of them. */
export function savedPagesNameOf(product: string, locale: string, digest: string): string {
  return `${savedNameOf(product, locale)} ${digest}`;
}

/** The product and language of a cache of saved things; undefined for another cache. */
export function parseSavedName(name: string): { id: string; locale: string } | undefined {
  if (!name.startsWith(savedPrefix)) return undefined;
  const [id = '', locale = ''] = name.slice(savedPrefix.length).split(' ');
  return { id, locale };
}

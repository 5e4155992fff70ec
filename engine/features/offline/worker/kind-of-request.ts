import type { WorkerSettings } from './worker-settings.ts';

/** How a request is answered: `asset` from the cache first, `page` and `file` from the network first. */
export type RequestKind = 'page' | 'file' | 'asset' | 'foreign';

/** Marks requests that save a product: they go to a cache of their own. */
export const savingHeader = 'x-docs-saving';

/** The parts of a request that decide. */
type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'> & {
  headers: Pick<Headers, 'get' | 'has'>;
};

/** Sorts a request; what is foreign never meets a cache. */
export function kindOfRequest(
  { method, mode, url, headers }: RequestFacts,
  origin: string,
  { assets, without }: Pick<WorkerSettings, 'assets' | 'without'>,
): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('range') || headers.has(savingHeader))
    return 'foreign';
  if (without.some((start) => pathname.startsWith(start))) return 'foreign';
  const accept = headers.get('accept') ?? '*/*';
  // Pages that are put into the open document ask for nothing but HTML.
  if (mode === 'navigate' || accept === 'text/html') return 'page';
  // The address of a page has other forms too, Markdown for one, which must not take the place of its copy.
  if (pathname.endsWith('/') && !mayBePage(accept)) return 'foreign';
  return pathname.startsWith(assets) ? 'asset' : 'file';
}

/** False also for a program that would take a page, but asks for Markdown first. */
function mayBePage(accept: string): boolean {
  return /text\/html|\*\/\*/i.test(accept) && !/text\/markdown/i.test(accept);
}

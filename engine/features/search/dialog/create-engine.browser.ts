import type { Locale } from '../../../model/locale.ts';
import type { SearchEngine } from '../search-engine.ts';
import { createWorkerEngine } from '../worker/create-worker-engine.browser.ts';
import { startSearchWorker } from '../worker/start-search-worker.browser.ts';
import type { SearchSetup } from './search-setup.ts';

/** The engine that the site has chosen: a hosted one, or the index built with the pages. */
export async function createEngine({ hosted }: SearchSetup, locale: Locale): Promise<SearchEngine> {
  if (!hosted) return createWorkerEngine(locale, startSearchWorker);
  const { createDocSearchEngine } = await import('../hosted/create-doc-search-engine.ts');
  return createDocSearchEngine(hosted, (address, request) => fetch(address, request));
}

import type { Locale } from '../../../model/locale.ts';
import { createIndexEngine } from '../index/create-index-engine.ts';
import { openIndex } from '../index/index-source.ts';
import type { SearchEngine } from '../search-engine.ts';
import { manifestPathOf } from '../search-path.ts';
import { loadJson } from './load-json.browser.ts';
import type { SearchSetup } from './search-setup.ts';

/** The engine that the site has chosen: a hosted one, or the index built with the pages. */
export async function createEngine({ hosted }: SearchSetup, locale: Locale): Promise<SearchEngine> {
  if (!hosted) return createIndexEngine(openIndex(manifestPathOf(locale), loadJson));
  const { createDocSearchEngine } = await import('../hosted/create-doc-search-engine.ts');
  return createDocSearchEngine(hosted, (address, request) => fetch(address, request));
}

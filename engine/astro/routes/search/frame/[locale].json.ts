import { searchFrameOf } from '../../../../pipeline/render/search-frame.ts';
import sheet from '../../../../features/search/search.css?inline';
import type { Dictionary } from '../../../../model/translate.ts';
import { currentSite } from '../../../current-site.node.ts';

const dictionaries = import.meta.glob<Dictionary>('#site/translations/*.json', {
  eager: true,
  import: 'search',
});
const known = Object.assign({}, ...Object.values(dictionaries)) as Dictionary;

/** One file per language. */
export async function getStaticPaths() {
  const { localeCodes } = await currentSite();
  return localeCodes.map((locale) => ({ params: { locale } }));
}

/** What fills the empty search dialog in one language. */
export async function GET({ params }: { params: { locale: string } }): Promise<Response> {
  const { locale } = params;
  const site = await currentSite();
  const { words } = site.inLocale(locale);
  const locales = site.localeCodes;
  return new Response(JSON.stringify(searchFrameOf({ locale, locales, words, known, sheet })));
}

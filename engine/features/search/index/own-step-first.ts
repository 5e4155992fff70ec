import { termsOf } from '../text/terms-of.ts';
import { stepTerms, stepTermsOfTitle } from '../text/version-steps.ts';
import type { SearchQuery } from '../search-engine.ts';
import type { IndexManifest, PageCard, PageRange } from './index-files.ts';

/** A page as far as it tells whose step between versions it is about. */
interface Step {
  card: Pick<PageCard, 'title'>;
  range: Pick<PageRange, 'product'>;
}

/** Of pages by rank, lets the guide to the asked step between versions stand first that is about the reader's product. */
export function ownStepFirst<Page extends Step>(
  ranked: readonly Page[],
  { text, readerProduct }: Pick<SearchQuery, 'text' | 'readerProduct'>,
  { ranges }: Pick<IndexManifest, 'ranges'>,
): Page[] {
  const steps = stepTerms(text);
  const reader = ranges.find(({ product }) => product === readerProduct);
  if (steps.length === 0 || !reader) return [...ranked];
  const own = ranked.find(({ card, range }) => {
    const known = stepTermsOfTitle(card.title);
    return steps.every((step) => known.includes(step)) && isOf(reader, card, range);
  });
  return own ? [own, ...ranked.filter((page) => page !== own)] : [...ranked];
}

/** Guides of several products stand outside of each, and name theirs. */
function isOf(reader: PageRange, { title }: Step['card'], { product }: Step['range']): boolean {
  const terms = termsOf(title);
  const isNamed = termsOf(reader.productName).every((term) => terms.includes(term));
  return product === reader.product || isNamed;
}

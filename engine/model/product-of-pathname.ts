import type { Locale } from './locale.ts';
import { pathPartsOf } from './path-parts.ts';

/** Product and category of a page; the string `null` says that there is none. */
export interface ProductInfo {
  productId: string;
  productCategoryId: string;
}

/** All pages at or below a pathname belong to a product; `*` ends a segment and stands for its rest. */
export interface ProductRule extends ProductInfo {
  pathname: string;
}

/** Finds product and category of a path, with or without language, query, hash and trailing slash. */
export function productOfPathname(
  pathname: string,
  locales: readonly Locale[],
  rules: readonly ProductRule[],
): ProductInfo {
  const { segments } = pathPartsOf(pathname, locales);
  for (const rule of rules) {
    const rest = matchRule(rule, segments);
    if (rest !== undefined) {
      const productId = rule.productId.replace('*', () => rest);
      return { productId, productCategoryId: rule.productCategoryId };
    }
  }
  return { productId: 'null', productCategoryId: 'null' };
}

/** What `*` stands for (empty without a `*`), or undefined when the rule does not fit. */
function matchRule(rule: ProductRule, segments: readonly string[]): string | undefined {
  const wanted = rule.pathname.slice(1).split('/');
  const rests = wanted.map((pattern, index) => matchSegment(pattern, segments[index] ?? ''));
  return rests.includes(undefined) ? undefined : rests.join('');
}

function matchSegment(pattern: string, segment: string): string | undefined {
  if (!pattern.endsWith('*')) {
    return pattern === segment ? '' : undefined;
  }
  const start = pattern.slice(0, -1);
  return segment.startsWith(start) && segment !== start ? segment.slice(start.length) : undefined;
}

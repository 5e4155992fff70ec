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

/** The path rules of the specification; the first that fits wins. */
const productRules: readonly ProductRule[] = [
  { pathname: '/material-ui', productId: 'material-ui', productCategoryId: 'core' },
  { pathname: '/joy-ui', productId: 'joy-ui', productCategoryId: 'core' },
  { pathname: '/base-ui', productId: 'base-ui', productCategoryId: 'core' },
  { pathname: '/system', productId: 'system', productCategoryId: 'core' },
  { pathname: '/x/api/data-grid', productId: 'x-data-grid', productCategoryId: 'x' },
  { pathname: '/x/api/date-pickers', productId: 'x-date-pickers', productCategoryId: 'x' },
  { pathname: '/x/api/charts', productId: 'x-charts', productCategoryId: 'x' },
  { pathname: '/x/api/tree-view', productId: 'x-tree-view', productCategoryId: 'x' },
  { pathname: '/x/react-*', productId: 'x-*', productCategoryId: 'x' },
  { pathname: '/x', productId: 'null', productCategoryId: 'x' },
  { pathname: '/toolpad/studio', productId: 'toolpad-studio', productCategoryId: 'toolpad' },
  { pathname: '/toolpad', productId: 'toolpad-core', productCategoryId: 'toolpad' },
  { pathname: '/docs', productId: 'docs', productCategoryId: 'null' },
  { pathname: '/versions', productId: 'docs', productCategoryId: 'null' },
  { pathname: '/production-error', productId: 'docs', productCategoryId: 'null' },
  { pathname: '/experiments/docs', productId: 'docs-infra', productCategoryId: 'null' },
];

/** Finds product and category of a path, with or without language, query, hash and trailing slash. */
export function productOfPathname(
  pathname: string,
  locales: readonly Locale[],
  rules: readonly ProductRule[] = productRules,
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

/** The name to show for a product, looked up by product first, then by category. */
export function productNameOf(
  { productId, productCategoryId }: ProductInfo,
  names: ReadonlyMap<string, string>,
): string | undefined {
  return names.get(productId) ?? names.get(productCategoryId);
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

import type { FoundPage } from './search-engine.ts';

/** Found pages of one product. */
export interface ProductGroup {
  product: string;
  name: string;
  pages: readonly FoundPage[];
}

/** Pages by product; the product of the best page comes first. */
export function groupPages(pages: readonly FoundPage[]): ProductGroup[] {
  const groups = new Map<string, FoundPage[]>();
  for (const page of pages) groups.set(page.product, [...(groups.get(page.product) ?? []), page]);
  return [...groups].map(([product, own]) => ({
    product,
    name: own[0]?.productName ?? product,
    pages: own,
  }));
}

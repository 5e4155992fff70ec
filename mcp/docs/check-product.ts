import { ToolError } from '../tool-error.ts';
import type { Docs } from './docs.ts';

/** The ids of all products, in the order of their pages. */
function productIds({ pages }: Pick<Docs, 'pages'>): string[] {
  return [...new Set(pages.flatMap(({ product }) => product ?? []))];
}

/** Refuses a product that is not documented here, and names those that are. */
export function assertProduct(docs: Pick<Docs, 'pages'>, requested: string | undefined): void {
  const products = productIds(docs);
  if (requested === undefined || products.includes(requested)) return;
  throw new ToolError('product_not_found', {
    message: `There is no product "${requested}". The products are: ${products.join(', ')}.`,
    suggestions: products,
  });
}

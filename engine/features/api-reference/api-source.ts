import type { ApiPlan } from '../../model/product.ts';

/** One product whose packages are read. */
export interface ApiSource {
  /** Folder of the product, the first part of the ids of its entries. */
  folder: string;
  plan: ApiPlan;
  /** Last parts of the addresses that the site gives a page. */
  slugs: readonly string[];
}

import type { Product } from '../../model/product.ts';

/** As much of a page of the reference as tells what it is called. */
interface NamedPage {
  entry?: { readonly name: string };
  product: Pick<Product, 'name' | 'family'>;
}

interface NamedPages {
  api: ReadonlyMap<string, NamedPage>;
}

const productsByIndex = new WeakMap<NamedPages, Map<string, Set<string>>>();

/** How a page of the reference is told from those of other products that have an entry of the same name. */
export interface ApiNames {
  /** Name for the description: `Toolbar (Data Grid)`. */
  name: string;
  /** What stands behind the title in the title of the document: `Data Grid - MUI X`. */
  family: string;
}

/** The names of a page of the reference; most need nothing besides their own. */
export function apiNamesOf(index: NamedPages, { entry, product }: NamedPage): ApiNames {
  const name = entry?.name ?? product.name;
  const isShared = (productsByName(index).get(name)?.size ?? 0) > 1;
  if (!entry || !isShared) return { name, family: product.family };
  return { name: `${name} (${product.name})`, family: fullNameOf(product) };
}

function fullNameOf({ name, family }: NamedPage['product']): string {
  return name === family ? family : `${name} - ${family}`;
}

/** The products in which a name has a page. */
function productsByName(index: NamedPages): Map<string, Set<string>> {
  const known = productsByIndex.get(index);
  if (known) return known;
  const products = new Map<string, Set<string>>();
  for (const { entry, product } of index.api.values()) {
    if (entry) products.set(entry.name, (products.get(entry.name) ?? new Set()).add(product.name));
  }
  productsByIndex.set(index, products);
  return products;
}

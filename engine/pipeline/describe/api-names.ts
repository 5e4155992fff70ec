import type { Product } from '../../model/product.ts';

/** As much of a page of the reference as tells what it is called. */
interface NamedPage {
  entry?: { readonly name: string };
  product: Pick<Product, 'name' | 'family'>;
}

interface NamedPages {
  api: ReadonlyMap<string, NamedPage>;
}

const countsByIndex = new WeakMap<NamedPages, Map<string, number>>();

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
  if (!entry || (countsOf(index).get(entry.name) ?? 0) < 2) return { name, family: product.family };
  return { name: `${name} (${product.name})`, family: fullNameOf(product) };
}

function fullNameOf({ name, family }: NamedPage['product']): string {
  return name === family ? family : `${name} - ${family}`;
}

/** In how many products a name has a page. */
function countsOf(index: NamedPages): Map<string, number> {
  const known = countsByIndex.get(index);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { entry } of index.api.values()) {
    if (entry) counts.set(entry.name, (counts.get(entry.name) ?? 0) + 1);
  }
  countsByIndex.set(index, counts);
  return counts;
}

import type { ApiEntry } from '../api-entry.ts';
import { apiSlug } from './api-slug.ts';
import { entryBase } from './entry-base.node.ts';
import {
  exportsOfProduct,
  typesOfProduct,
  type Export,
  type ProductScope,
} from './product-scope.node.ts';
import { readInterface } from './read-interface.node.ts';

/** The interfaces of a product that its site has pages for or names; `taken` are the names of its components. */
export function extractInterfaces(scope: ProductScope, taken: ReadonlySet<string>): ApiEntry[] {
  const types = typesOfProduct(scope);
  const { interfaces = [], types: listed = [] } = scope.plan;
  const named = new Set([...interfaces, ...listed]);
  const names = [...types.keys()].filter(
    (name) => !taken.has(name) && (named.has(name) || scope.slugs.has(apiSlug(name))),
  );
  const documented = new Set(names);
  const exported = exportsOfProduct(scope);
  return names.flatMap((name) => {
    const cheapest = exported.find((it) => it.name === name);
    const dearest = types.get(name);
    return cheapest && dearest ? [entryOf(scope, { cheapest, dearest }, documented)] : [];
  });
}

/** The dearest package knows all members, the cheapest says which plan is needed at all. */
function entryOf(
  scope: ProductScope,
  { cheapest, dearest }: { cheapest: Export; dearest: Export },
  documented: ReadonlySet<string>,
): ApiEntry {
  return {
    ...entryBase(scope, 'interface', cheapest),
    ...readInterface(scope.reader, dearest.symbol, documented),
  };
}

import type { ApiEntry } from '../api-entry.ts';
import { isValue } from './component-type.node.ts';
import { entryBase } from './entry-base.node.ts';
import { exportsOfProduct, type ProductScope } from './product-scope.node.ts';
import { readHook } from './read-hook.node.ts';

/** The hooks of a product; the package that exports one first owns it. */
export function extractHooks(scope: ProductScope): ApiEntry[] {
  const seen = new Set<string>();
  return exportsOfProduct(scope).flatMap((found) => {
    const name = found.name.replace(/^unstable_/, '');
    if (!/^use[A-Z]/.test(name) || seen.has(name) || !isValue(found.symbol)) {
      return [];
    }
    seen.add(name);
    const facts = readHook(scope.reader, found.symbol);
    return facts ? [{ ...entryBase(scope, 'hook', { ...found, name }), ...facts }] : [];
  });
}

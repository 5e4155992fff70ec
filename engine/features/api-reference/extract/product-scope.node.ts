import ts from 'typescript';
import type { ApiPlan } from '../../../model/product.ts';
import { resolveAlias, type DeclarationReader } from './declaration-reader.node.ts';
import type { PackageLayout } from './package-layout.node.ts';

/** What the reading of one product shares. */
export interface ProductScope {
  reader: DeclarationReader;
  /** First part of the ids of the product's entries. */
  folder: string;
  plan: ApiPlan;
  /** Last parts of the addresses that the site gives a page. */
  slugs: ReadonlySet<string>;
  /** Packages of the product, the free one first. */
  packages: readonly PackageLayout[];
}

/** A name that a package exports, with re-exports followed. */
export interface Export {
  name: string;
  symbol: ts.Symbol;
  layout: PackageLayout;
}

/** The types that a product exports; of several packages the dearest knows most members. */
export function typesOfProduct(scope: ProductScope): Map<string, Export> {
  const types = exportsOfProduct(scope).filter(
    ({ symbol }) => symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias),
  );
  return new Map(types.map((found) => [found.name, found]));
}

/** Everything the packages of a product export, the free package first; a name may occur several times. */
export function exportsOfProduct({ reader, packages }: ProductScope): Export[] {
  return packages.flatMap((layout) => {
    const seen = new Map<string, ts.Symbol>();
    for (const { from, file } of layout.entries) {
      for (const [name, symbol] of reader.exportsOf(file)) {
        const known = name === 'default' ? from.slice(from.lastIndexOf('/') + 1) : name;
        seen.set(known, seen.get(known) ?? resolveAlias(reader.checker, symbol));
      }
    }
    return [...seen].map(([name, symbol]) => ({ name, symbol, layout }));
  });
}

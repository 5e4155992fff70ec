import path from 'node:path';
import type ts from 'typescript';
import type { ApiEntry, ApiImport, ApiKind } from '../api-entry.ts';
import { apiSlug } from './api-slug.ts';
import { resolveAlias } from './declaration-reader.node.ts';
import type { PackageLayout } from './package-layout.node.ts';
import type { Export, ProductScope } from './product-scope.node.ts';

/** Everything an entry says besides what its kind adds. */
export function entryBase(scope: ProductScope, kind: ApiKind, found: Export): ApiEntry {
  const { name, layout, symbol } = found;
  const slug = apiSlug(name);
  return {
    id: `${scope.folder}/${slug}`,
    kind,
    name,
    slug,
    folder: scope.folder,
    packageName: layout.name,
    file: fileOf(symbol, layout),
    ...sourceOf(scope, found),
    imports: importsOf(scope, name, symbol),
    ...(layout.plan && { plan: layout.plan }),
    props: [],
    slots: [],
    classes: [],
    methods: [],
  };
}

function fileOf(symbol: ts.Symbol, { dir }: PackageLayout): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return path.relative(dir, file).split(path.sep).join('/');
}

/**
 * The folder with the code: files are published as they lie below `src`, in a folder for each kind of module.
 * Packages before their first release have no tag of their own; they are released with the first of the product.
 */
function sourceOf({ packages }: ProductScope, { symbol, layout }: Export): { source?: string } {
  const [main] = packages;
  const isReleased = !layout.version.includes('-') || !main;
  const sources = isReleased
    ? layout.sources
    : layout.sources?.replace(`/v${layout.version}/`, `/v${main.version}/`);
  const folder = path.posix.dirname(fileOf(symbol, layout)).replace(/^esm(?:\/|$)/, '');
  return sources === undefined || folder.startsWith('..')
    ? {}
    : { source: [sources, folder].filter((part) => part !== '' && part !== '.').join('/') };
}

/** Every address from which a name can be imported, folders before the package itself. */
function importsOf(
  { reader, packages }: ProductScope,
  name: string,
  symbol: ts.Symbol,
): ApiImport[] {
  function isSame(candidate: ts.Symbol | undefined): boolean {
    return candidate !== undefined && isSameThing(resolveAlias(reader.checker, candidate), symbol);
  }
  return packages.flatMap(({ entries }) => {
    const [root, ...folders] = entries;
    return [...folders, ...(root ? [root] : [])].flatMap(({ from, file }): ApiImport[] => {
      const exported = reader.exportsOf(file);
      if (from.endsWith(`/${name}`) && isSame(exported.get('default'))) {
        return [{ from, isDefault: true }];
      }
      const found = [name, `Unstable_${name}`, `unstable_${name}`].find((it) =>
        isSame(exported.get(it)),
      );
      return found === undefined
        ? []
        : [{ from, isDefault: false, ...(found !== name && { exported: found }) }];
    });
  });
}

/** A package may bring a second copy of another: the same file in both is the same thing. */
function isSameThing(a: ts.Symbol, b: ts.Symbol): boolean {
  return a === b || (a.name === b.name && tailOf(a) !== '' && tailOf(a) === tailOf(b));
}

function tailOf(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return file.slice(file.lastIndexOf('/node_modules/') + 1);
}

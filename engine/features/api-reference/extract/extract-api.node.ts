import path from 'node:path';
import type { ApiData } from '../api-data.ts';
import type { ApiEntry } from '../api-entry.ts';
import type { ApiSource } from '../api-source.ts';
import type { DeclaredNames } from '../declared-names.ts';
import { checkDeclarations } from './check-declarations.node.ts';
import {
  createDeclarationReader,
  type Addition,
  type DeclarationReader,
  type SharedSources,
} from './declaration-reader.node.ts';
import { extractAccepted } from './extract-accepted.node.ts';
import { extractDeclared } from './extract-declared.node.ts';
import { extractComponents } from './extract-components.node.ts';
import { extractHooks } from './extract-hooks.node.ts';
import { extractInterfaces } from './extract-interfaces.node.ts';
import { extractLists } from './extract-lists.node.ts';
import { extractTypes } from './extract-types.node.ts';
import { findPackage } from './package-layout.node.ts';
import type { ProductScope } from './product-scope.node.ts';

/** Reads the whole reference from the installed packages. */
export async function extractApi(sources: readonly ApiSource[], siteDir: string): Promise<ApiData> {
  const { reader, products } = openProducts(sources, siteDir);
  const data: ApiData = {
    entries: [],
    types: {},
    accepted: {},
    attributes: [],
    packages: Object.fromEntries(reader.packages.map(({ name, version }) => [name, version])),
    problems: checkDeclarations(reader),
  };
  for (const scope of products) {
    const entries = await extractProduct(scope);
    data.entries.push(...entries);
    data.types[scope.folder] = extractTypes(scope, entries);
    const { accepted, attributes } = extractAccepted(scope, entries);
    Object.assign(data.accepted, accepted);
    data.attributes = [...new Set([...data.attributes, ...attributes])].sort();
  }
  return data;
}

/** What a version of a product says, and what its types have besides, by the id of the entry. */
export interface VersionEntries {
  entries: ApiEntry[];
  declared: Record<string, DeclaredNames>;
}

/** Reads only what the history of a product needs, in half the time; `shared` saves more for the next version. */
export async function extractEntries(
  source: ApiSource,
  siteDir: string,
  shared?: SharedSources,
): Promise<VersionEntries> {
  const { products } = openProducts([source], siteDir, shared);
  const data: VersionEntries = { entries: [], declared: {} };
  for (const scope of products) {
    const entries = await extractProduct(scope);
    data.entries.push(...entries);
    Object.assign(data.declared, extractDeclared(scope, entries));
  }
  return data;
}

function openProducts(
  sources: readonly ApiSource[],
  siteDir: string,
  shared?: SharedSources,
): { reader: DeclarationReader; products: ProductScope[] } {
  const products = sources.map(({ folder, plan, slugs }) => ({
    folder,
    plan,
    slugs: new Set(slugs),
    packages: plan.packages.map((asked) => findPackage(asked, siteDir)),
  }));
  const reader = createDeclarationReader(
    products.flatMap(({ packages }) => packages),
    sources.flatMap((source) => additionOf(source, siteDir)),
    shared,
  );
  return { reader, products: products.map((product) => ({ ...product, reader })) };
}

async function extractProduct(scope: ProductScope): Promise<ApiEntry[]> {
  const components = await extractComponents(scope);
  const taken = new Set(components.map(({ name }) => name));
  return [
    ...components.sort(byName),
    ...extractInterfaces(scope, taken).sort(byName),
    ...extractHooks(scope).sort(byName),
    ...extractLists(scope),
  ];
}

/** The order in which packages export things changes for no reason a reader would know. */
function byName(a: ApiEntry, b: ApiEntry): number {
  return a.name < b.name ? -1 : 1;
}

function additionOf({ folder, plan }: ApiSource, siteDir: string): Addition[] {
  const { declarations } = plan;
  return declarations === undefined
    ? []
    : [{ file: path.join(siteDir, `${folder}.api.d.ts`), text: declarations }];
}

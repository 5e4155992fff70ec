import type { ApiEntry, ApiProp } from '../api-entry.ts';
import { isValue } from './component-type.node.ts';
import { commentOf } from './declaration-reader.node.ts';
import { tagText } from './doc-comment.ts';
import { entryBase } from './entry-base.node.ts';
import { exportsOfProduct, type Export, type ProductScope } from './product-scope.node.ts';
import { readInterface } from './read-interface.node.ts';
import { documentedFacts } from './read-props.node.ts';
import { resolvedText } from './type-text.node.ts';

/** The entries that are one long list: selectors and events. */
export function extractLists(scope: ProductScope): ApiEntry[] {
  const exported = exportsOfProduct(scope);
  return [...selectorsOf(scope, exported), ...eventsOf(scope, exported)];
}

function selectorsOf(scope: ProductScope, exported: readonly Export[]): ApiEntry[] {
  const { selectors: ending } = scope.plan;
  if (ending === undefined) {
    return [];
  }
  const rows = new Map<string, ApiProp>();
  for (const { name, symbol, layout } of exported.filter((it) => it.name.endsWith(ending))) {
    const row = isValue(symbol) && !rows.has(name) ? selectorOf(scope, symbol) : undefined;
    if (row) {
      rows.set(name, { name, ...row, ...(layout.plan && { plan: layout.plan }) });
    }
  }
  return listOf(scope, exported, { kind: 'selectors', props: [...rows.values()] });
}

function selectorOf(
  { reader }: ProductScope,
  symbol: Export['symbol'],
): Omit<ApiProp, 'name'> | undefined {
  const [declaration] = symbol.declarations ?? [];
  const [call] = reader.checker.getTypeOfSymbol(symbol).getCallSignatures();
  const comment = declaration && commentOf(declaration);
  if (!comment || !call || tagText(comment, 'ignore') !== undefined) {
    return undefined;
  }
  return { type: resolvedText(reader.checker, call.getReturnType()), ...documentedFacts(comment) };
}

function eventsOf(scope: ProductScope, exported: readonly Export[]): ApiEntry[] {
  const found = exported.findLast(({ name }) => name === scope.plan.events);
  const props = found ? readInterface(scope.reader, found.symbol, new Set()).props : [];
  return listOf(scope, exported, { kind: 'events', props });
}

function listOf(
  scope: ProductScope,
  exported: readonly Export[],
  { kind, props }: { kind: 'selectors' | 'events'; props: readonly ApiProp[] },
): ApiEntry[] {
  const [first] = exported;
  if (!first || props.length === 0) {
    return [];
  }
  const sorted = [...props].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    { ...entryBase(scope, kind, { ...first, name: kind }), imports: [], file: '', props: sorted },
  ];
}

import type { ApiEntry } from '../api-entry.ts';
import { createTypeFinder } from './declared-types.node.ts';
import type { ProductScope } from './product-scope.node.ts';
import { printNode } from './type-text.node.ts';

/** Longer declarations help nobody in a small window. */
const mostLines = 40;

/** The code of the types that the entries of a product mention, and of the types these mention. */
export function extractTypes(
  scope: ProductScope,
  entries: readonly ApiEntry[],
): Record<string, string> {
  const findType = createTypeFinder(scope);
  const found = new Map<string, string>();
  const taken = new Set(entries.map(({ name }) => name));
  const queue = [...new Set(entries.flatMap(textsOf).flatMap(namesIn))];
  for (const name of queue) {
    const declaration = taken.has(name) || found.has(name) ? undefined : findType(name);
    if (declaration) {
      const code = shorten(printNode(declaration));
      found.set(name, code);
      queue.push(...namesIn(code));
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function textsOf({ props, methods, signature }: ApiEntry): string[] {
  const signatures = [signature, ...[...props, ...methods].map((prop) => prop.signature)];
  return [
    ...[...props, ...methods].map(({ type }) => type),
    ...signatures.flatMap((it) => [
      ...(it?.parameters.map(({ type }) => type) ?? []),
      it?.returns?.type ?? '',
    ]),
  ];
}

function namesIn(code: string): string[] {
  return code.match(/\b[A-Z]\w+/g) ?? [];
}

function shorten(code: string): string {
  const lines = code.replace(/^export (?:declare )?/, '').split('\n');
  return lines.length > mostLines
    ? [...lines.slice(0, mostLines), '    // …', '}'].join('\n')
    : lines.join('\n');
}

import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The link definitions of a page (`[name]: /address/`) by identifier; the first of a name counts. */
export function definitionsOf(root: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (node) => {
    if (!definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  return definitions;
}

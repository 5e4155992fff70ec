import type { List, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

const names: readonly string[] = ['anatomy', 'cards', 'files'];

/** Puts the list that follows `::anatomy`, `::cards` or `::files` inside it, so that both ways of writing them are one. */
export function pairLists(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node, index): RootContent[] => {
    const next = nodes[index + 1];
    if (awaitsList(node) && next?.type === 'list') {
      return [containerOf(node, next)];
    }
    return node.type === 'list' && awaitsList(nodes[index - 1]) ? [] : [node];
  });
}

function awaitsList(node: RootContent | undefined): node is RootContent & { name: string } {
  return node?.type === 'leafDirective' && names.includes(node.name);
}

function containerOf(node: RootContent, list: List): ContainerDirective {
  return { ...(node as ContainerDirective), type: 'containerDirective', children: [list] };
}

import type { List, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** Puts the list that follows `::cards` inside it, so that both ways of writing cards are one. */
export function pairCards(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node, index): RootContent[] => {
    const next = nodes[index + 1];
    if (isCardsLeaf(node) && next?.type === 'list') {
      return [containerOf(node, next)];
    }
    return node.type === 'list' && isCardsLeaf(nodes[index - 1]) ? [] : [node];
  });
}

function isCardsLeaf(node: RootContent | undefined): node is RootContent & { name: string } {
  return node?.type === 'leafDirective' && node.name === 'cards';
}

function containerOf(node: RootContent, list: List): ContainerDirective {
  return { ...(node as ContainerDirective), type: 'containerDirective', children: [list] };
}

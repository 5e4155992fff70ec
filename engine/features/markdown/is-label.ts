import type { Paragraph, RootContent } from 'mdast';

/** True for the text in square brackets after the name of a directive. */
export function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

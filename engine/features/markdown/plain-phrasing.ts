import type { Definition, Html, PhrasingContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { htmlToken } from '../../model/html-token.ts';
import { fileToken, hrefToken } from '../../model/markdown-token.ts';
import { joinHanLines } from './join-han-lines.ts';

/** Link definitions by identifier. */
export type Definitions = ReadonlyMap<string, Definition>;

/** What stands inside a sentence, with directives and references replaced by ordinary Markdown. */
export function plainPhrasing(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
): PhrasingContent[] {
  return nodes.map((node) => plainPhrase(node, definitions));
}

/** Text that is written as it is: tokens and signs that must not be escaped. */
export function wordOf(value: string): Html {
  return { type: 'html', value };
}

function plainPhrase(node: PhrasingContent, definitions: Definitions): PhrasingContent {
  switch (node.type) {
    case 'text':
      return { ...node, value: joinHanLines(node.value) };
    case 'strong':
    case 'emphasis':
    case 'delete':
      return { ...node, children: plainPhrasing(node.children, definitions) };
    case 'link':
    case 'linkReference':
      return {
        type: 'link',
        url: addressOf(urlOf(node, definitions), hrefToken),
        children: plainPhrasing(node.children, definitions),
      };
    case 'image':
    case 'imageReference':
      return {
        type: 'image',
        url: addressOf(urlOf(node, definitions), fileToken),
        alt: node.alt ?? null,
      };
    case 'textDirective':
      return plainDirective(node);
    default:
      return node;
  }
}

function urlOf(node: { url: string } | { identifier: string }, definitions: Definitions): string {
  return 'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');
}

function addressOf(url: string, tokenOf: (url: string) => string): string {
  return /^[/#]/.test(url) ? tokenOf(url) : url;
}

function plainDirective(node: TextDirective): PhrasingContent {
  const label = toString(node).trim();
  return node.name === 'kbd'
    ? { type: 'inlineCode', value: label }
    : wordOf(`(${htmlToken(`nav.tags.${label}`)})`);
}

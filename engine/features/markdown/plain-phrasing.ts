import type { Definition, Html, PhrasingContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { htmlToken } from '../../model/html-token.ts';
import { fileToken, hrefToken } from '../../model/markdown-token.ts';
import type { PagePicture } from '../../model/page.ts';
import { joinHanLines } from './join-han-lines.ts';

type Definitions = ReadonlyMap<string, Definition>;

/** What the words of a page may refer to. */
export interface PhrasingScope {
  /** Link definitions by identifier. */
  readonly definitions: Definitions;
  /** Pictures beside the page, by the address that the page writes. */
  readonly pictures: ReadonlyMap<string, Pick<PagePicture, 'src'>>;
}

/** What stands inside a sentence, with directives and references replaced by ordinary Markdown. */
export function plainPhrasing(
  nodes: readonly PhrasingContent[],
  scope: PhrasingScope,
): PhrasingContent[] {
  return nodes.map((node) => plainPhrase(node, scope));
}

/** Text that is written as it is: tokens and signs that must not be escaped. */
export function wordOf(value: string): Html {
  return { type: 'html', value };
}

function plainPhrase(node: PhrasingContent, scope: PhrasingScope): PhrasingContent {
  switch (node.type) {
    case 'text':
      return { ...node, value: joinHanLines(node.value) };
    case 'strong':
    case 'emphasis':
    case 'delete':
      return { ...node, children: plainPhrasing(node.children, scope) };
    case 'link':
    case 'linkReference':
      return {
        type: 'link',
        url: addressOf(urlOf(node, scope), hrefToken),
        children: plainPhrasing(node.children, scope),
      };
    case 'image':
    case 'imageReference':
      return {
        type: 'image',
        url: addressOf(fileOf(urlOf(node, scope), scope), fileToken),
        alt: node.alt ?? null,
      };
    case 'textDirective':
      return plainDirective(node);
    default:
      return node;
  }
}

function fileOf(url: string, { pictures }: PhrasingScope): string {
  return pictures.get(url)?.src ?? url;
}

function urlOf(
  node: { url: string } | { identifier: string },
  { definitions }: PhrasingScope,
): string {
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

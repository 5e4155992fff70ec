import type { Blockquote, Code, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { htmlToken } from '../../model/html-token.ts';
import { installCommands } from '../code/install-commands.ts';
import { demoMark } from './demo-mark.ts';
import { isLabel } from './is-label.ts';
import { parseFence } from './parse-fence.ts';
import { plainPhrasing, wordOf, type PhrasingScope } from './plain-phrasing.ts';
import { lineOf } from './report.ts';

/** What plain Markdown needs to know of its page. */
export interface PlainScope extends PhrasingScope {
  /** Major versions that install commands ask for, by package. */
  readonly majors: Readonly<Record<string, string>>;
}

/** Blocks of a page with every directive replaced by ordinary Markdown. */
export function plainFlow(nodes: readonly RootContent[], scope: PlainScope): RootContent[] {
  return nodes.flatMap((node) => plainNode(node, scope));
}

function plainNode(node: RootContent, scope: PlainScope): RootContent[] {
  switch (node.type) {
    case 'heading':
      // The frame of the page writes the title.
      return node.depth === 1 ? [] : [{ ...node, children: phrasing(node.children, scope) }];
    case 'paragraph':
      return [{ ...node, children: phrasing(node.children, scope) }];
    case 'code':
      return [plainCode(node)];
    case 'table':
      return [plainTable(node, scope)];
    case 'list':
      return [{ ...node, children: node.children.map((item) => within(item, scope)) }];
    case 'blockquote':
      return [within(node, scope)];
    case 'thematicBreak':
      return [node];
    case 'leafDirective':
      return plainLeaf(node, scope);
    case 'containerDirective':
      return plainContainer(node, scope);
    default:
      return [];
  }
}

/** Demos on the page itself are blocks of their own; one inside a box keeps its place. */
function plainLeaf(node: LeafDirective, scope: PlainScope): RootContent[] {
  if (node.name === 'demo') {
    return [wordOf(demoMark(lineOf(node)))];
  }
  return node.name === 'install' ? installCode(node, scope) : [];
}

function phrasing(nodes: readonly PhrasingContent[], scope: PlainScope): PhrasingContent[] {
  return plainPhrasing(nodes, scope);
}

function within<Parent extends { children: readonly RootContent[] }>(
  node: Parent,
  scope: PlainScope,
): Parent {
  return { ...node, children: plainFlow(node.children, scope) };
}

/** Of the fence's options only the file name means something outside this site. */
function plainCode(node: Code): Code {
  const { title } = parseFence(node);
  return { ...node, meta: title === undefined ? null : `title="${title}"` };
}

function plainTable(node: Table, scope: PlainScope): Table {
  return {
    ...node,
    children: node.children.map((row) => ({
      ...row,
      children: row.children.map((cell) => ({
        ...cell,
        children: phrasing(cell.children, scope),
      })),
    })),
  };
}

function installCode({ attributes }: LeafDirective, { majors }: PlainScope): Code[] {
  const packages = (attributes?.['packages'] ?? '').split(/[\s,]+/);
  return installCommands(packages, majors).map(({ label, code }) => ({
    type: 'code',
    lang: 'bash',
    meta: `title="${label}"`,
    value: code,
  }));
}

function strong({ children }: Paragraph): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

/** Tabs, cards, files and steps are what they hold, checklists, details and a tab too, below their title; a callout becomes a quotation that begins with its tone. */
function plainContainer(node: ContainerDirective, scope: PlainScope): RootContent[] {
  if (['tabs', 'cards', 'files', 'steps'].includes(node.name)) {
    return plainFlow(node.children, scope);
  }
  if (['checklist', 'details', 'tab'].includes(node.name)) {
    const [title, ...items] = plainFlow(node.children, scope);
    return title?.type === 'paragraph' ? [strong(title), ...items] : items;
  }
  const label = node.children.find(isLabel);
  const rest = node.children.filter((child) => child !== label);
  const quotation: Blockquote = {
    type: 'blockquote',
    children: [
      calloutTitle(node.name, label && phrasing(label.children, scope)),
      ...(plainFlow(rest, scope) as Blockquote['children']),
    ],
  };
  return [quotation];
}

function calloutTitle(tone: string, title: readonly PhrasingContent[] | undefined): Paragraph {
  const words: PhrasingContent[] = [wordOf(htmlToken(`callout.${tone}`))];
  const named = title ? [...words, wordOf(': '), ...title] : words;
  return { type: 'paragraph', children: [{ type: 'strong', children: named }] };
}

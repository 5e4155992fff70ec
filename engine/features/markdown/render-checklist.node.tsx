import type { List, ListItem, Paragraph, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ReactNode } from 'react';
import { Checklist } from '../checklist/checklist.tsx';
import { isLabel } from './is-label.ts';
import type { PageScope } from './page-scope.node.ts';
import { renderPhrasing } from './render-phrasing.node.tsx';

/** A list of things to do, one line each, below its title. */
export function renderChecklist(
  node: ContainerDirective,
  name: string,
  scope: PageScope,
): ReactNode {
  const [title, list, ...others] = node.children;
  if (!isLabel(title) || !isPlainList(list) || others.length > 0) {
    scope.report(node, {
      message: '":::checklist" is not a title with a list of single lines.',
      fix: 'Write ":::checklist[Before you publish]{name="publishing"}", a list, and ":::".',
    });
    return null;
  }
  return (
    <Checklist
      name={name}
      title={renderPhrasing(title.children, scope)}
      items={list.children.map((item) => renderPhrasing(lineOf(item)?.children ?? [], scope))}
    />
  );
}

function isPlainList(node: RootContent | undefined): node is List {
  return (
    node?.type === 'list' &&
    node.children.every((item) => item.children.length === 1 && lineOf(item) !== undefined)
  );
}

function lineOf({ children: [first] }: ListItem): Paragraph | undefined {
  return first?.type === 'paragraph' ? first : undefined;
}

import type { Definition, List, ListItem, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { findLostDirective } from './find-colon-fault.ts';
import { fragmentOf } from './fragment-of.ts';
import type { PageScope } from './page-scope.node.ts';
import { pairLists } from './pair-lists.ts';
import { refusedNodes } from './refused-nodes.ts';
import { renderCode } from './render-code.node.tsx';
import { renderContainer, renderLeaf } from './render-directive.node.tsx';
import { renderHeading } from './render-heading.node.tsx';
import { renderPhrasing } from './render-phrasing.node.tsx';
import { renderTable } from './render-table.node.tsx';
import type { Fault } from './report.ts';

const taskFault: Fault = {
  message: 'Task lists are not allowed.',
  fix: 'Remove the brackets at the start of the item.',
};

const footnoteFault: Fault = {
  message: 'Footnotes are not allowed.',
  fix: 'Put the note into the text or into a callout.',
};

const nestedHeading: Fault = {
  message: 'A heading stands inside a list, a quotation or a box.',
  fix: 'Move it out, or write its words in bold.',
};

/** Blocks of text that stand on the page itself, as React. */
export function renderPageFlow(nodes: readonly RootContent[], scope: PageScope): ReactNode {
  return fragmentOf(
    nodes.map((node) =>
      node.type === 'heading' ? renderHeading(node, scope) : renderNode(node, scope),
    ),
  );
}

/** Blocks inside another block. */
function renderFlow(nodes: readonly RootContent[], scope: PageScope): ReactNode {
  return fragmentOf(pairLists(nodes).map((node) => renderNode(node, scope)));
}

function renderNode(node: RootContent, scope: PageScope): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return renderParagraph(node, scope);
    case 'list':
      return renderList(node, { ...scope, holdsDemos: false });
    case 'code':
      return renderCode(node, scope);
    case 'table':
      return renderTable(node, scope);
    case 'blockquote':
      return <blockquote>{renderFlow(node.children, { ...scope, holdsDemos: false })}</blockquote>;
    case 'thematicBreak':
      return <hr />;
    case 'leafDirective':
      return renderLeaf(node, scope);
    case 'containerDirective':
      return renderContainer(node, scope, renderFlow);
    case 'definition':
      return checkDefinition(node, scope);
    case 'heading':
      scope.report(node, nestedHeading);
      return null;
    default:
      return renderRefused(node, scope);
  }
}

function renderParagraph(node: Paragraph, scope: PageScope): ReactNode {
  const fault = findLostDirective(node);
  if (fault) {
    scope.report(node, fault);
  }
  return <p>{renderPhrasing(node.children, scope)}</p>;
}

function renderList(list: List, scope: PageScope): ReactNode {
  const loose = list.spread === true || list.children.some((item) => item.spread === true);
  const items = fragmentOf(list.children.map((item) => renderItem(item, loose, scope)));
  if (!list.ordered) {
    return <ul>{items}</ul>;
  }
  return list.start === 1 ? <ol>{items}</ol> : <ol start={list.start ?? 1}>{items}</ol>;
}

/** Paragraphs of a tight list stand without their element, as Markdown has it. */
function renderItem(item: ListItem, loose: boolean, scope: PageScope): ReactNode {
  if (/^\[[ x]\]\s/i.test(toString(item))) {
    scope.report(item, taskFault);
  }
  const parts = item.children.map((child) =>
    child.type === 'paragraph' && !loose
      ? renderPhrasing(child.children, scope)
      : renderFlow([child], scope),
  );
  return <li>{fragmentOf(parts)}</li>;
}

/** Without the syntax of footnotes a note reads as the definition of a link. */
function checkDefinition(node: Definition, scope: PageScope): null {
  if (node.identifier.startsWith('^')) {
    scope.report(node, footnoteFault);
  }
  return null;
}

function renderRefused(node: RootContent, scope: PageScope): null {
  const fault = refusedNodes[node.type];
  if (fault) {
    scope.report(node, fault);
  }
  return null;
}

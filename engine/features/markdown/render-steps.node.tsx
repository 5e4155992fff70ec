import type { List, ListItem, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ReactNode } from 'react';
import { fragmentOf } from './fragment-of.ts';
import type { PageScope, RenderInside } from './page-scope.node.ts';

/** A numbered list whose items may hold code and demos, drawn as steps on a line. */
export function renderSteps(
  node: ContainerDirective,
  scope: PageScope,
  renderInside: RenderInside,
): ReactNode {
  const [list, ...others] = node.children;
  if (!isSteps(list) || others.length > 0) {
    scope.report(node, {
      message: '":::steps" is not one numbered list of at least two steps.',
      fix: 'Write ":::steps", a list that begins with "1. ", and ":::"; indent what belongs to a step by three blanks.',
    });
    return null;
  }
  const items = list.children.map((item) => renderStep(item, scope, renderInside));
  return <ol className="steps">{fragmentOf(items)}</ol>;
}

function renderStep(item: ListItem, scope: PageScope, renderInside: RenderInside): ReactNode {
  if (item.children[0]?.type !== 'paragraph') {
    scope.report(item, {
      message: 'A step does not begin with a sentence.',
      fix: 'Say first what to do, then show code or a demo.',
    });
  }
  return <li>{renderInside(item.children, { ...scope, holdsDemos: true })}</li>;
}

function isSteps(node: RootContent | undefined): node is List {
  return (
    node?.type === 'list' &&
    node.ordered === true &&
    (node.start ?? 1) === 1 &&
    node.children.length > 1
  );
}

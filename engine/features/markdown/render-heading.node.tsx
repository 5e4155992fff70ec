import type { Heading as HeadingNode, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { Heading } from './heading.node.tsx';
import type { PageScope } from './page-scope.node.ts';
import { findPlan, renderPhrasing } from './render-phrasing.node.tsx';
import { lineOf } from './report.ts';

/** A heading of the text; the page title, if repeated, is left to the frame of the page. */
export function renderHeading(node: HeadingNode, scope: PageScope): ReactNode {
  const text = textOf(node.children);
  if (node.depth === 1) {
    checkTitle(node, text, scope);
    return null;
  }
  const plan = node.children.map((child) =>
    child.type === 'textDirective' ? findPlan(child) : undefined,
  );
  const id = scope.outline.add({
    depth: node.depth,
    text,
    plan: plan.find(Boolean),
    line: lineOf(node),
  });
  return (
    <Heading depth={node.depth} id={id}>
      {renderPhrasing(node.children, scope)}
    </Heading>
  );
}

function textOf(children: readonly PhrasingContent[]): string {
  const words = children.filter((child) => child.type !== 'textDirective' || child.name !== 'plan');
  return toString(words).trim();
}

function checkTitle(node: HeadingNode, text: string, scope: PageScope): void {
  const isFirst = scope.counts.titles === 0;
  scope.counts.titles += 1;
  if (scope.title === undefined || (isFirst && text === scope.title)) {
    return;
  }
  scope.report(node, {
    message: `The heading "${text}" is of level 1, which is kept for the title.`,
    fix: `Write it with ##, or as "# ${scope.title}" once at the top.`,
  });
}

import type { Break, PhrasingContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import type { Plan } from '../../model/plan.ts';
import { planLabel } from './directive-rules.ts';
import { fragmentOf } from './fragment-of.ts';
import { InlineCode } from './inline-code.node.tsx';
import { joinHanLines } from './join-han-lines.ts';
import { Keys } from './keys.node.tsx';
import type { PageScope } from './page-scope.node.ts';
import { refusedNodes } from './refused-nodes.ts';
import { renderImage, renderLink } from './render-link.node.tsx';

/** What stands inside a sentence, as React. */
export function renderPhrasing(nodes: readonly PhrasingContent[], scope: PageScope): ReactNode {
  return fragmentOf(nodes.map((node) => renderPhrase(node, scope)));
}

function renderPhrase(node: PhrasingContent, scope: PageScope): ReactNode {
  switch (node.type) {
    case 'text':
      return joinHanLines(node.value);
    case 'inlineCode':
      return <InlineCode value={node.value} inCell={scope.inCell} />;
    case 'strong':
      return <strong>{renderPhrasing(node.children, scope)}</strong>;
    case 'emphasis':
      return <em>{renderPhrasing(node.children, scope)}</em>;
    case 'delete':
      return <del>{renderPhrasing(node.children, scope)}</del>;
    case 'link':
    case 'linkReference':
      return renderLink(node, renderPhrasing(node.children, scope), scope);
    case 'image':
    case 'imageReference':
      return renderImage(node, scope);
    case 'break':
      return renderBreak(node, scope);
    case 'textDirective':
      return renderTextDirective(node, scope);
    default:
      return renderRefused(node, scope);
  }
}

/** A backslash that was left at the end of a line would silently break it. */
function renderBreak(node: Break, scope: PageScope): ReactNode {
  if (scope.text[node.position?.start.offset ?? -1] === '\\') {
    scope.report(node, {
      message: 'A lone backslash stands at the end of the line.',
      fix: 'Delete it; for a break begin a new paragraph, or end the line with two blanks.',
    });
  }
  return <br />;
}

function renderTextDirective(node: TextDirective, scope: PageScope): ReactNode {
  const label = toString(node).trim();
  if (node.name === 'kbd' && label !== '') {
    return <Keys combination={label} />;
  }
  const plan = findPlan(node);
  if (plan) {
    return <PlanTag plan={plan} />;
  }
  const allowed = node.name === 'plan' ? planLabel.allowed : 'keys joined by +, e.g. Ctrl+C';
  scope.report(node, {
    message: `":${node.name}[${label}]" is not understood.`,
    fix: `Allowed in the brackets: ${allowed}.`,
  });
  return null;
}

/** The plan that a directive names. */
export function findPlan(node: TextDirective): Plan | undefined {
  const label = toString(node).trim();
  return node.name === 'plan' && planLabel.pattern.test(label) ? (label as Plan) : undefined;
}

function renderRefused(node: PhrasingContent, scope: PageScope): null {
  const fault = refusedNodes[node.type];
  if (fault) {
    scope.report(node, fault);
  }
  return null;
}

/** The mark of a paid plan: always a word, never a color alone. */
function PlanTag({ plan }: { plan: Plan }) {
  return <span className={`tag tag--${plan}`}>{htmlToken(`nav.tags.${plan}`)}</span>;
}

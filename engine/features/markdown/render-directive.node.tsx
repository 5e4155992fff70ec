import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { ReactNode } from 'react';
import { Callout, isCalloutTone } from './callout.node.tsx';
import { demoMark } from './demo-mark.ts';
import { demoBlockOf } from './directive-blocks.ts';
import { findOpenContainer } from './find-colon-fault.ts';
import { isLabel } from './is-label.ts';
import type { PageScope, RenderInside } from './page-scope.node.ts';
import { readDirective } from './read-directive.ts';
import { renderCards } from './render-cards.node.tsx';
import { renderChecklist } from './render-checklist.node.tsx';
import { renderInstall, renderTabs } from './render-code.node.tsx';
import { renderDetails } from './render-details.node.tsx';
import { renderFiles } from './render-files.node.tsx';
import { renderPhrasing } from './render-phrasing.node.tsx';
import { renderSteps } from './render-steps.node.tsx';
import { hasTextTabs, renderTextTabs } from './render-tabs.node.tsx';
import { lineOf, type Fault } from './report.ts';

const listFaults: Readonly<Record<string, Fault>> = {
  anatomy: {
    message: '"::anatomy" has no list of parts, or stands inside a list, a quotation or a box.',
    fix: 'Write a list right after it, between paragraphs: "- `root` A few words."',
  },
  cards: {
    message: '"::cards" has no list of links.',
    fix: 'Write a list right after it: "- [Title](/folder/page/) A few words."',
  },
  files: {
    message: '"::files" has no list of files.',
    fix: 'Write a list right after it: "- `name.tsx` A few words."',
  },
};

const lostTab: Fault = {
  message: '":::tab" stands outside of ":::tabs".',
  fix: 'Write "::::tabs" before the first tab and "::::" after the last one.',
};

/** A directive on a line of its own. */
export function renderLeaf(node: LeafDirective, scope: PageScope): ReactNode {
  const options = readDirective(node, scope.report);
  if (!options) {
    return null;
  }
  if (node.name === 'install') {
    return renderInstall(options, scope);
  }
  if (node.name === 'anchor') {
    // Where a heading stood under another name: old links still land here.
    return <span id={options['name']} />;
  }
  // Demos and API excerpts on the page itself have become blocks before this.
  if (node.name === 'demo' && scope.holdsDemos) {
    scope.demos.push(demoBlockOf(options, lineOf(node)));
    return demoMark(lineOf(node));
  }
  scope.report(node, listFaults[node.name] ?? nestedFault(node.name));
  return null;
}

/** A directive around other content. */
export function renderContainer(
  node: ContainerDirective,
  scope: PageScope,
  renderInside: RenderInside,
): ReactNode {
  const open = findOpenContainer(node, scope.text);
  if (open) {
    scope.report(node, open);
  }
  const options = readDirective(node, scope.report);
  if (!options) {
    return null;
  }
  if (isCalloutTone(node.name)) {
    const title = node.children.find(isLabel);
    return (
      <Callout tone={node.name} title={title && renderPhrasing(title.children, scope)}>
        {renderInside(
          node.children.filter((child) => child !== title),
          { ...scope, holdsDemos: false },
        )}
      </Callout>
    );
  }
  if (node.name === 'steps') {
    return renderSteps(node, scope, renderInside);
  }
  if (node.name === 'details') {
    return renderDetails(node, scope, renderInside);
  }
  if (node.name === 'checklist') {
    return renderChecklist(node, options['name'] ?? '', scope);
  }
  if (node.name === 'tabs') {
    return hasTextTabs(node)
      ? renderTextTabs(node, { scope, options, renderInside })
      : renderTabs(node, options, scope);
  }
  if (node.name === 'tab') {
    scope.report(node, lostTab);
    return null;
  }
  return renderListed(node, scope);
}

/** Cards and files, which are both written as a list. */
function renderListed(node: ContainerDirective, scope: PageScope): ReactNode {
  const [list, ...others] = node.children;
  if (list?.type === 'list' && others.length === 0) {
    return node.name === 'files' ? renderFiles(list, scope) : renderCards(list, scope);
  }
  scope.report(node, listFaults[node.name] ?? nestedFault(node.name));
  return null;
}

function nestedFault(name: string): Fault {
  return {
    message: `"::${name}" stands inside a list, a quotation or a box.`,
    fix:
      name === 'demo'
        ? 'Move it out, to a line of its own between paragraphs or right inside a step.'
        : 'Move it out, to a line of its own between paragraphs.',
  };
}

import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import { isLabel } from './is-label.ts';
import type { PageScope, RenderInside } from './page-scope.node.ts';
import { readDirective, type DirectiveOptions } from './read-directive.ts';
import { TabbedText, type TextTab } from './tabbed-text.node.tsx';

/** True for tabs that hold text, each in a box of its own; others hold only code. */
export function hasTextTabs({ children }: ContainerDirective): boolean {
  return children.some(isTab);
}

/** Text in tabs, each named by the title of its box. */
export function renderTextTabs(
  node: ContainerDirective,
  { scope, options, renderInside }: TabsContext,
): ReactNode {
  scope.counts.tabs += 1;
  // Heading ids hold no underscore, so these never meet one.
  const id = `text_${String(scope.counts.tabs)}`;
  const tabs = node.children.flatMap((child) => readTab(child, scope, renderInside));
  const labels = tabs.map(({ label }) => label);
  if (tabs.length < 2 || new Set(labels).size < tabs.length) {
    scope.report(node, {
      message: '":::tabs" needs at least two ":::tab" with different titles.',
      fix: 'Write "::::tabs", then ":::tab[Title]", text and ":::" for each tab, and "::::".',
    });
    return null;
  }
  return (
    <TabbedText
      id={id}
      label={htmlToken('markdown.variants')}
      storageKey={options['key'] ?? labels.map(keyOf).join('_')}
      tabs={tabs}
    />
  );
}

interface TabsContext {
  scope: PageScope;
  options: DirectiveOptions;
  renderInside: RenderInside;
}

/** Tabs of the same names share a choice wherever they are. */
function keyOf(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function readTab(node: RootContent, scope: PageScope, renderInside: RenderInside): TextTab[] {
  if (!isTab(node)) {
    scope.report(node, {
      message: 'Only ":::tab" may stand inside ":::tabs" that has one.',
      fix: 'Put the text into one of the tabs, or move it out.',
    });
    return [];
  }
  const [title, ...inside] = node.children;
  if (!readDirective(node, scope.report) || !isLabel(title)) {
    return [];
  }
  const content = renderInside(inside, { ...scope, holdsDemos: true });
  return [{ label: toString(title).trim(), content }];
}

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab';
}

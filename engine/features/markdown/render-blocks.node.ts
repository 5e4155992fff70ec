import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block } from '../../model/page.ts';
import { anatomyBlocksOf } from './anatomy-block.node.ts';
import { splitAtDemos } from './demo-mark.ts';
import { apiBlockOf, demoBlockOf, iconsBlockOf, playgroundBlockOf } from './directive-blocks.ts';
import { markdownOfNodes } from './markdown-of-nodes.ts';
import type { PageScope } from './page-scope.node.ts';
import { pairLists } from './pair-lists.ts';
import { readDirective, type DirectiveOptions } from './read-directive.ts';
import { renderPageFlow } from './render-flow.node.tsx';
import { lineOf } from './report.ts';

/** The parts of a page in reading order: finished HTML between demos and API excerpts. */
export function renderBlocks(nodes: readonly RootContent[], scope: PageScope): Block[] {
  const blocks: Block[] = [];
  let run: RootContent[] = [];
  for (const node of pairLists(nodes)) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    blocks.push(...htmlBlocks(run, scope), ...blockOf(node, scope));
    run = [];
  }
  return [...blocks, ...htmlBlocks(run, scope)];
}

const blockMakers: Readonly<Record<string, (options: DirectiveOptions, line: number) => Block>> = {
  demo: demoBlockOf,
  api: apiBlockOf,
  playground: playgroundBlockOf,
  icons: iconsBlockOf,
};

function isBlock(node: RootContent): node is LeafDirective | ContainerDirective {
  return (
    (node.type === 'leafDirective' && node.name in blockMakers) ||
    (node.type === 'containerDirective' && node.name === 'anatomy')
  );
}

function blockOf(node: LeafDirective | ContainerDirective, scope: PageScope): Block[] {
  if (node.type === 'containerDirective') {
    return anatomyBlocksOf(node, scope);
  }
  const options = readDirective(node, scope.report);
  const block = options && blockMakers[node.name]?.(options, lineOf(node));
  return block ? [block] : [];
}

function htmlBlocks(nodes: readonly RootContent[], scope: PageScope): Block[] {
  const html = renderToStaticMarkup(renderPageFlow(nodes, scope));
  const demos = scope.demos.splice(0);
  return html === '' ? [] : splitAtDemos({ html, markdown: markdownOfNodes(nodes, scope) }, demos);
}

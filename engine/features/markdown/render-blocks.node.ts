import type { RootContent } from 'mdast';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block } from '../../model/page.ts';
import { splitAtDemos } from './demo-mark.ts';
import { apiBlockOf, demoBlockOf, iconsBlockOf, playgroundBlockOf } from './directive-blocks.ts';
import { markdownOfNodes } from './markdown-of-nodes.ts';
import type { PageScope } from './page-scope.node.ts';
import { readDirective, type DirectiveOptions } from './read-directive.ts';
import { renderPageFlow } from './render-flow.node.tsx';
import { lineOf } from './report.ts';

/** The parts of a page in reading order: finished HTML between demos and API excerpts. */
export function renderBlocks(nodes: readonly RootContent[], scope: PageScope): Block[] {
  const blocks: Block[] = [];
  let run: RootContent[] = [];
  for (const node of nodes) {
    const makeBlock = node.type === 'leafDirective' ? blockMakers[node.name] : undefined;
    if (!makeBlock || node.type !== 'leafDirective') {
      run.push(node);
      continue;
    }
    blocks.push(...htmlBlocks(run, scope));
    run = [];
    const options = readDirective(node, scope.report);
    blocks.push(...(options ? [makeBlock(options, lineOf(node))] : []));
  }
  return [...blocks, ...htmlBlocks(run, scope)];
}

const blockMakers: Readonly<Record<string, (options: DirectiveOptions, line: number) => Block>> = {
  demo: demoBlockOf,
  api: apiBlockOf,
  playground: playgroundBlockOf,
  icons: iconsBlockOf,
};

function htmlBlocks(nodes: readonly RootContent[], scope: PageScope): Block[] {
  const html = renderToStaticMarkup(renderPageFlow(nodes, scope));
  const demos = scope.demos.splice(0);
  return html === '' ? [] : splitAtDemos({ html, markdown: markdownOfNodes(nodes, scope) }, demos);
}

import type { List, ListItem } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnatomyBlock, AnatomyPart } from '../../model/page.ts';
import { markdownOfNodes } from './markdown-of-nodes.ts';
import type { PageScope } from './page-scope.node.ts';
import { readDirective } from './read-directive.ts';
import { renderPhrasing } from './render-phrasing.node.tsx';
import { lineOf } from './report.ts';
import { wordsAfterName } from './words-after-name.ts';

/** The parts of a component as a page lists them; none when the list is not one of parts. */
export function anatomyBlocksOf(node: ContainerDirective, scope: PageScope): AnatomyBlock[] {
  const options = readDirective(node, scope.report);
  if (!options) {
    return [];
  }
  const [list, ...others] = node.children;
  if (list?.type !== 'list' || others.length > 0) {
    scope.report(node, {
      message: '":::anatomy" holds something else than one list of parts.',
      fix: 'Write "- `root` A few words."; the parts inside it are indented below it.',
    });
    return [];
  }
  return [
    {
      kind: 'anatomy',
      component: options['component'] ?? '',
      line: lineOf(node),
      parts: partsOf(list, scope),
      markdown: markdownOfNodes([list], scope).trim(),
    },
  ];
}

function partsOf({ children }: List, scope: PageScope): AnatomyPart[] {
  return children.flatMap((item) => partOf(item, scope) ?? []);
}

function partOf(item: ListItem, scope: PageScope): AnatomyPart | undefined {
  const [line, below, ...others] = item.children;
  const [name, ...words] = line?.type === 'paragraph' ? line.children : [];
  if (name?.type !== 'inlineCode' || (below && below.type !== 'list') || others.length > 0) {
    scope.report(item, {
      message: `"${toString(item)}" is not a part of a component.`,
      fix: 'Write "- `thumb` A few words."; the parts inside it are indented below it.',
    });
    return undefined;
  }
  return {
    name: name.value,
    line: lineOf(item),
    html: renderToStaticMarkup(renderPhrasing(wordsAfterName(words), scope)),
    parts: below ? partsOf(below, scope) : [],
  };
}

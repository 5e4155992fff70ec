import type { RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { plainFlow, type PlainScope } from './plain-flow.ts';

const options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
} as const;

/** A run of a page as plain Markdown without directives, for programs that know none. */
export function markdownOfNodes(nodes: readonly RootContent[], scope: PlainScope): string {
  return toMarkdown(
    { type: 'root', children: plainFlow(nodes, scope) },
    {
      ...options,
      extensions: [...options.extensions],
    },
  );
}

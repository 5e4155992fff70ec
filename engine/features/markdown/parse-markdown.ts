import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { closedDirectives } from './closed-directives.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(pageSyntax).freeze();

/** The syntax tree of a page, frontmatter included. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}

/**
 * What a page may use beyond plain Markdown. Tables and strikethrough are taken singly:
 * the rest of GFM (bare links, footnotes, task lists) is not wanted and takes a third of the parsing time.
 */
function pageSyntax(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(
    closedDirectives(),
    gfmTable(),
    // One tilde is an ordinary sign in prose ("~20 ms").
    gfmStrikethrough({ singleTilde: false }),
  );
  (data.fromMarkdownExtensions ??= []).push(
    directiveFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
  );
}

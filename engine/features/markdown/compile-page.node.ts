import type { Page, PagePicture, PageSource } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { loadHighlighter } from '../code/highlight.node.ts';
import type { NamesIn } from '../code/with-names.node.ts';
import { checkCharacters } from './check-characters.ts';
import { hasDeepLine, hasDeepNode } from './check-nesting.ts';
import { createOutline } from './create-outline.ts';
import { definitionsOf } from './definitions-of.ts';
import type { PageScope } from './page-scope.node.ts';
import { parseFrontmatter } from './parse-frontmatter.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderBlocks } from './render-blocks.node.ts';
import { createReport } from './report.ts';

/** What a page needs to know of others. */
export interface CompileContext {
  /** Ids of the h2 and h3 of the English page, for a translation. */
  englishIds?: readonly string[];
  /** Major versions that install commands ask for, by package. */
  majors?: Readonly<Record<string, string>>;
  /** Finds the names in code that the API reference knows. */
  namesIn?: NamesIn | undefined;
  /** Pictures that lie beside the page. */
  pictures?: readonly PagePicture[];
}

/** A page, unless its frontmatter is wrong, and everything its author must change. */
export interface CompiledPage {
  page: Page | null;
  problems: Problem[];
}

/** Turns the text of a page into blocks, a contents list and links to be checked. */
export async function compilePage(
  source: PageSource,
  { englishIds, majors = {}, namesIn, pictures = [] }: CompileContext = {},
): Promise<CompiledPage> {
  const { folder, locale, file, text } = source;
  const problems: Problem[] = [];
  const report = createReport(file, problems);
  if (hasDeepLine(text, report)) return { page: null, problems };
  const root = parseMarkdown(text);
  if (hasDeepNode(root, report)) return { page: null, problems };
  checkCharacters(text, root, report);
  const frontmatter = parseFrontmatter(root, report);
  const scope: PageScope = {
    text,
    title: frontmatter?.title,
    highlight: await loadHighlighter(),
    namesIn,
    report,
    outline: createOutline(report, englishIds),
    majors,
    links: [],
    demos: [],
    holdsDemos: false,
    inCell: false,
    definitions: definitionsOf(root),
    pictures: new Map(pictures.map((picture) => [picture.url, picture])),
    counts: { titles: 0, code: 0, tabs: 0, tables: 0 },
  };
  const blocks = renderBlocks(
    root.children.slice(root.children[0]?.type === 'yaml' ? 1 : 0),
    scope,
  );
  const contents = scope.outline.finish();
  const page = frontmatter && {
    folder,
    locale,
    file,
    frontmatter,
    blocks,
    contents,
    links: scope.links,
    ...(pictures.length > 0 && { pictures }),
  };
  return { page: page ?? null, problems };
}

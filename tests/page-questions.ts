import path from 'node:path';
import { loadContent } from '../engine/pipeline/load/load-content.node.ts';
import { parseFrontmatter } from '../engine/features/markdown/parse-frontmatter.ts';
import { parseMarkdown } from '../engine/features/markdown/parse-markdown.ts';
import type { NavItem } from '../engine/model/navigation.ts';
import { docsConfig } from '../site/docs.config.ts';
import type { Question } from './search-relevance.ts';

const content = path.resolve(import.meta.dirname, '../site/content');
const defaultLocale = docsConfig.locales[0]?.code ?? 'en';

/** The questions that pages say they answer, each with its page as the answer. */
export async function loadPageQuestions(): Promise<Question[]> {
  const pathnames = pathnamesByFolder();
  const { sources } = await loadContent(content, defaultLocale);
  return sources.flatMap(({ folder, locale, text }) =>
    questionsIn(text).map((question) => ({
      locale,
      text: question,
      expected: pathnames.get(folder) ?? [],
    })),
  );
}

function questionsIn(text: string): string[] {
  const head = /^---\n.*?\n---\n/s.exec(text)?.[0] ?? '';
  const frontmatter = parseFrontmatter(parseMarkdown(head), () => undefined);
  return [...(frontmatter?.questions ?? [])];
}

function pathnamesByFolder(): Map<string, string[]> {
  const pathnames = new Map<string, string[]>();
  for (const { folder, pathname } of docsConfig.navigations.flatMap((it) => entriesOf(it.items))) {
    if (folder !== undefined) {
      pathnames.set(folder, [...(pathnames.get(folder) ?? []), pathname]);
    }
  }
  return pathnames;
}

function entriesOf(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => [item, ...entriesOf(item.children ?? [])]);
}

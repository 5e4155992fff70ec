import type { ApiData } from '../../features/api-reference/api-data.ts';
import { createNamesIn } from '../../features/api-reference/names-in-code.ts';
import { compilePage } from '../../features/markdown/compile-page.node.ts';
import type { Locale } from '../../model/locale.ts';
import type { Page, PageSource } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { loadPictures } from '../load/load-pictures.node.ts';
import { keyOf, type PageCache } from './page-cache.node.ts';

/** All pages of a site, compiled now or taken from the cache. */
export interface CompiledSite {
  pages: Page[];
  problems: Problem[];
  compiled: number;
  reused: number;
}

interface Context {
  cache: PageCache;
  defaultLocale: Locale;
  /** Changes with the code that compiles, so that no page outlives it in the cache. */
  compilerVersion: string;
  majors: Readonly<Record<string, string>>;
  /** The API reference and what its digest is; absent when the site has none. */
  api?: { data: ApiData; digest: string } | undefined;
}

/** Compiles what changed since the cache was written; the default language first, translations borrow its anchors. */
export async function compileSite(
  sources: readonly PageSource[],
  context: Context,
): Promise<CompiledSite> {
  const site: CompiledSite = { pages: [], problems: [], compiled: 0, reused: 0 };
  const idsByFolder = new Map<string, string[]>();
  const isDefault = (source: PageSource): boolean => source.locale === context.defaultLocale;
  const ordered = [...sources.filter(isDefault), ...sources.filter((source) => !isDefault(source))];
  for (const source of ordered) {
    const page = await compileOne(source, { context, site, ids: idsByFolder.get(source.folder) });
    if (page && isDefault(source)) {
      idsByFolder.set(source.folder, headingIdsOf(page));
    }
  }
  return site;
}

interface Step {
  context: Context;
  site: CompiledSite;
  ids: string[] | undefined;
}

async function compileOne(source: PageSource, step: Step): Promise<Page | undefined> {
  const { context, site, ids } = step;
  const pictures = await loadPictures(source);
  const digest = keyOf(
    context.compilerVersion,
    JSON.stringify(context.majors),
    source.file,
    source.text,
    JSON.stringify(ids ?? null),
    JSON.stringify(pictures),
    context.api?.digest ?? '',
  );
  const cached = await context.cache.find(digest);
  if (cached) {
    site.reused += 1;
    site.pages.push(cached);
    return cached;
  }
  const { page, problems } = await compilePage(source, {
    majors: context.majors,
    namesIn: context.api && createNamesIn(context.api.data, source.folder),
    pictures,
    ...(ids && { englishIds: ids }),
  });
  site.compiled += 1;
  site.problems.push(...problems);
  if (!page) {
    return undefined;
  }
  site.pages.push(page);
  if (problems.length === 0) {
    await context.cache.save(digest, page);
  }
  return page;
}

function headingIdsOf(page: Page): string[] {
  return page.contents.flatMap((entry) => [entry.id, ...entry.children.map((child) => child.id)]);
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { ResolvedRedirects } from '../check/resolve-redirects.ts';
import type { BuildReport } from './build-report.ts';
import { compressFolder } from './compress.node.ts';
import { FEED_PATH, MANIFEST_PATH, OPEN_SEARCH_PATH } from '../render/linked-files.ts';
import { renderFeed } from './feed.node.ts';
import { writeHeaders } from './headers/write-headers.node.ts';
import { PAGES_PATH, renderMarkdownPages } from '../describe/markdown-page.ts';
import { renderManifest } from './manifest.ts';
import { writeOfflineFiles } from './offline-files.node.ts';
import { writeOpenGraphImages } from './open-graph-files.node.ts';
import {
  REDIRECTS_JSON_PATH,
  REDIRECTS_PATH,
  renderRedirectsFile,
  renderRedirectsJson,
} from './redirects.ts';
import { renderRobots } from './robots.ts';
import { writeSearchIndex } from './search-index.node.ts';
import { renderOpenSearch } from './open-search.ts';
import { renderSitemap } from './sitemap.ts';
import { withOpenFile } from '../../base/with-open-file.ts';

/** What the finished site gets besides its pages. */
export interface FinishOptions {
  siteDir: string;
  config: DocsConfig;
  report: BuildReport;
  /** Where every redirect ends. */
  addresses: ResolvedRedirects;
}

/** A rendered site that is to be finished. */
export interface FinishWork extends FinishOptions {
  /** Folder of the rendered site. */
  output: string;
}

/** What follows the rendering of pages; each step gives the number of the files that it made. */
export const finishSteps = {
  /** Draws the pictures that are shown where pages are shared. */
  pictures: async (work: FinishWork): Promise<number> =>
    writeOpenGraphImages(cardsOf(work.report, work.config), {
      output: work.output,
      cache: path.join(work.siteDir, '.cache/open-graph'),
    }),

  /** Writes what crawlers, hosts, the search and readers without a network ask for. */
  data: async (work: FinishWork): Promise<number> => {
    const { output, siteDir, config, report, addresses } = work;
    await writeTexts(output, [
      ...(await crawlerTexts(work)),
      [REDIRECTS_PATH, renderRedirectsFile(addresses.redirects, addresses.planned)],
      [REDIRECTS_JSON_PATH, renderRedirectsJson([...addresses.redirects, ...addresses.planned])],
      [PAGES_PATH, renderMarkdownPages(report.markdownPages, config)],
    ]);
    const indexed = await writeSearchIndex(output, { siteDir, config, records: report.records });
    await writeOfflineFiles(output, { config, pages: report.markdownPages });
    return indexed;
  },

  /** Writes the headers of all files, and compressed forms. */
  compressed: async ({ output, config, siteDir }: FinishWork): Promise<number> => {
    await writeHeaders(output, config);
    return compressFolder({ output, cache: path.join(siteDir, '.cache/compressed') });
  },
} as const;

/** Name of a step. */
export type FinishStep = keyof typeof finishSteps;

type Texts = readonly (readonly [path: string, text: string])[];

async function crawlerTexts({ siteDir, report, config }: FinishOptions): Promise<Texts> {
  const { name, origin, locales, changelog } = config;
  const about = {
    name,
    description: report.pages[0]?.description ?? name,
    htmlLang: locales[0]?.htmlLang ?? 'en',
  };
  const feed =
    changelog === undefined
      ? []
      : [
          [
            FEED_PATH,
            renderFeed({
              ...about,
              origin,
              href: '/',
              changelog: await readFile(path.join(siteDir, changelog), 'utf8'),
            }),
          ] as const,
        ];
  const searchHref = config.search?.page;
  const openSearch =
    searchHref === undefined
      ? []
      : [[OPEN_SEARCH_PATH, renderOpenSearch({ ...about, origin, searchHref })] as const];
  return [
    ...renderSitemap(
      report.pages.filter(({ isRepeated }) => !isRepeated),
      { origin },
    ).map(({ path: at, text }) => [at, text] as const),
    ['/robots.txt', renderRobots(origin)],
    [MANIFEST_PATH, renderManifest(about)],
    ...openSearch,
    ...feed,
  ];
}

async function writeTexts(output: string, texts: Texts): Promise<void> {
  await Promise.all(
    texts.map(([at, text]) => withOpenFile(() => writeFile(path.join(output, at), text))),
  );
}

function cardsOf({ pages }: BuildReport, { name }: DocsConfig) {
  return pages.map(({ pathname, title, product, description }) => ({
    pathname,
    title,
    product,
    siteName: name,
    description,
  }));
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { DocsConfig } from '../model/docs-config.ts';
import type { Redirect } from '../model/redirect.ts';
import { loadReport, type BuildReport } from './build-report.node.ts';
import { compressFolder } from './compress.node.ts';
import { FEED_PATH } from './feed-path.ts';
import { renderFeed } from './feed.node.ts';
import { writeHeaders } from './headers/write-headers.node.ts';
import { MACHINE_PAGES_PATH, renderMachinePages } from './machine-page.ts';
import { MANIFEST_PATH, renderManifest } from './manifest.ts';
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
import { settleAddresses } from './settle-addresses.node.ts';
import { renderSitemap } from './sitemap.ts';

/** What the finished site gets besides its pages. */
export interface FinishOptions {
  siteDir: string;
  config: DocsConfig;
  redirects: readonly Redirect[];
  /** File that lists every address ever published; absent when the site keeps none. */
  ledger?: string;
  /** Changelog file that feeds the RSS; absent when the site has none. */
  changelog?: string;
}

/** Everything that follows the rendering of pages, as one list of steps. */
export function finishBuild(options: FinishOptions): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const output = fileURLToPath(dir);
        const report = await loadReport(options.siteDir);
        const settled = await settleAddresses(report, options);
        await writeTexts(output, [
          ...(await crawlerTexts(report, options)),
          [REDIRECTS_PATH, renderRedirectsFile(settled.redirects, settled.planned)],
          [REDIRECTS_JSON_PATH, renderRedirectsJson([...settled.redirects, ...settled.planned])],
          [MACHINE_PAGES_PATH, renderMachinePages(report.machinePages, options.config)],
        ]);
        const drawn = await writeOpenGraphImages(cardsOf(report, options.config), {
          output,
          cache: path.join(options.siteDir, '.cache/open-graph'),
        });
        const indexed = await writeSearchIndex(output, options);
        await writeOfflineFiles(output, { config: options.config, pages: report.machinePages });
        await writeHeaders(output, options.config);
        await compressFolder({ output, cache: path.join(options.siteDir, '.cache/compressed') });
        logger.info(
          `${String(report.compiled)} pages compiled, ${String(report.reused)} unchanged; ${String(drawn)} pictures drawn; ${String(indexed)} files to search`,
        );
        for (const { product, written, total } of report.progress) {
          logger.info(`${product}: ${String(written)}/${String(total)} pages written`);
        }
        logger.info(`${String(report.claims)} statements tested`);
      },
    },
  };
}

type Texts = readonly (readonly [path: string, text: string])[];

async function crawlerTexts(report: BuildReport, options: FinishOptions): Promise<Texts> {
  const { config, changelog } = options;
  const { name, origin, locales } = config;
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
              changelog: await readFile(changelog, 'utf8'),
            }),
          ] as const,
        ];
  return [
    ...renderSitemap(report.pages, { origin }).map(({ path: at, text }) => [at, text] as const),
    ['/robots.txt', renderRobots(origin)],
    [MANIFEST_PATH, renderManifest(about)],
    ...feed,
  ];
}

async function writeTexts(output: string, texts: Texts): Promise<void> {
  await Promise.all(texts.map(([at, text]) => writeFile(path.join(output, at), text)));
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

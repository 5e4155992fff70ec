import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventsPath } from '../../features/analytics/event-message.ts';
import { feedbackPath } from '../../features/feedback/feedback-message.ts';
import { savedProductPathOf, summariesPathOf } from '../../features/offline/saved-path.ts';
import { bundleWorker } from '../../features/offline/worker/bundle-worker.node.ts';
import type { WorkerSettings } from '../../features/offline/worker/worker-settings.ts';
import { workerPathOf } from '../../features/offline/worker-path.ts';
import type { DocsConfig, ServiceWorkerConfig } from '../../model/docs-config.ts';
import { siteFactsOf } from '../../model/site-facts-of.ts';
import type { Locale } from '../../model/locale.ts';
import type { MarkdownPage } from '../../model/markdown-page.ts';
import { fileOf, openAssetGraph, type AssetGraph } from '../bundle/asset-graph.node.ts';
import { siteFactsPlugin } from '../bundle/site-facts.node.ts';
import { digestOf } from '../compile/file-cache.node.ts';
import { describeSavedProduct } from './offline-product.node.ts';

/** The site whose pages are to be read without a network. */
interface OfflineSite {
  config: DocsConfig;
  /** All pages in all languages. */
  pages: readonly MarkdownPage[];
}

type Texts = Map<string, string>;

/** Writes the workers, and for each product the list of the files to save. */
export async function writeOfflineFiles(output: string, site: OfflineSite): Promise<void> {
  const { serviceWorker } = site.config;
  if (!serviceWorker) return;
  const texts: Texts = serviceWorker.enabled
    ? await servingTexts(output, site, serviceWorker)
    : await leavingTexts(site.config, serviceWorker);
  for (const [address, text] of texts) {
    const file = path.join(output, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function leavingTexts(config: DocsConfig, { scopes }: ServiceWorkerConfig): Promise<Texts> {
  const render = await bundleWorker('leaving', [siteFactsPlugin(siteFactsOf(config))]);
  return new Map(scopes.map((scope) => [workerPathOf(scope), render({ scope })]));
}

async function servingTexts(
  output: string,
  site: OfflineSite,
  { scopes }: ServiceWorkerConfig,
): Promise<Texts> {
  const graph = await openAssetGraph(output);
  const offlinePages = offlinePagesOf(site);
  const shell = await shellOf(output, { graph, config: site.config }, Object.values(offlinePages));
  const render = await bundleWorker('serving', [siteFactsPlugin(siteFactsOf(site.config))]);
  const settings: Omit<WorkerSettings, 'scope'> = {
    version: digestOf(graph.all.join()).slice(0, 12),
    assets: '/_assets/',
    without: [feedbackPath, eventsPath, '/_health', '/demo-frame/'],
    shell,
    offlinePages,
  };
  return new Map([
    ...scopes.map((scope) => [workerPathOf(scope), render({ scope, ...settings })] as const),
    ...(await productTexts(output, site, graph)),
  ]);
}

/** The page for missing copies in each language, by the prefix of the language; the default one has none. */
function offlinePagesOf({ config, pages }: OfflineSite): Record<Locale, string> {
  const [first] = config.locales;
  return Object.fromEntries(
    pages
      .filter(({ pathname }) => pathname === siteFactsOf(config).offline)
      .map(({ locale, href }) => [locale === first?.code ? '' : locale, href]),
  );
}

/** Those pages, and what draws them: styles, fonts and the scripts that they load at once or by themselves. */
async function shellOf(
  output: string,
  { graph, config }: { graph: AssetGraph; config: DocsConfig },
  pages: string[],
): Promise<string[]> {
  const words = new Set(config.locales.map(({ code }) => code));
  const html = await Promise.all(pages.map((page) => readFile(fileOf(output, page), 'utf8')));
  const linked = html.join('\n').match(/\/_assets\/[^"'\s)]+/g) ?? [];
  const own = graph.all.filter((address) => {
    const [name = ''] = address.slice('/_assets/'.length).split('.');
    return ['mount-rare-part', 'offline-screen', 'copy-note'].includes(name) || words.has(name);
  });
  const named = await Promise.all(own.map(async (address) => importsOf(output, address)));
  return [...new Set([...pages, ...linked, ...own, ...named.flat()])].sort();
}

/** The scripts that a script imports at once. */
async function importsOf(output: string, address: string): Promise<string[]> {
  const code = await readFile(fileOf(output, address), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
    ([, name = '']) => `/_assets/${name}`,
  );
}

async function productTexts(output: string, site: OfflineSite, graph: AssetGraph): Promise<Texts> {
  const texts: Texts = new Map();
  for (const { code } of site.config.locales) {
    const own = site.pages.filter(({ locale }) => locale === code);
    const common = own.filter(({ pathname }) =>
      ['/', siteFactsOf(site.config).offline].includes(pathname),
    );
    const source = { output, graph, common: common.map(({ href }) => href) };
    const summaries: unknown[] = [];
    for (const { id } of site.config.products) {
      const pages = own.filter(({ product }) => product === id);
      if (pages.length === 0) continue;
      const saved = await describeSavedProduct(id, pages, source);
      const { digest, bytes, files } = saved;
      summaries.push({ id, digest, bytes, count: files.length });
      texts.set(savedProductPathOf(id, code), JSON.stringify(saved));
    }
    texts.set(summariesPathOf(code), JSON.stringify(summaries));
  }
  return texts;
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SavedProduct } from '../../features/offline/saved-product.ts';
import {
  cardFile,
  shardFile,
  textFile,
  vocabularyFile,
} from '../../features/search/index/index-files.ts';
import type { IndexManifest } from '../../features/search/index/index-files.ts';
import { framePathOf } from '../../features/search/frame/frame-file.ts';
import { manifestPathOf } from '../../features/search/search-path.ts';
import type { Locale } from '../../model/locale.ts';
import type { MarkdownPage } from '../../model/markdown-page.ts';
import { fileOf, type AssetGraph } from '../bundle/asset-graph.node.ts';
import { digestOf } from '../compile/file-cache.node.ts';
import { withOpenFile } from '../../base/with-open-file.ts';

/** The finished site that products are saved from. */
export interface OfflineSource {
  output: string;
  graph: AssetGraph;
  /** Pages that belong to every product: home, the page for missing copies. */
  common: readonly string[];
}

/** Lists everything that reading a product in one language needs. */
export async function describeSavedProduct(
  id: string,
  pages: readonly MarkdownPage[],
  source: OfflineSource,
): Promise<SavedProduct> {
  const locale = pages[0]?.locale ?? 'en';
  const hrefs = [...new Set([...pages.map(({ href }) => href), ...source.common])];
  const texts = await Promise.all(
    hrefs.map((href) => withOpenFile(() => readFile(fileOf(source.output, href), 'utf8'))),
  );
  const addresses = new Set([
    ...hrefs,
    ...texts.flatMap(plainFilesIn).filter((address) => existsSync(fileOf(source.output, address))),
    ...(await source.graph.closureOf(texts)),
    ...pages.flatMap(demoFilesOf),
    ...(await searchFiles(source, locale, id)),
  ]);
  const files = await Promise.all(
    [...addresses]
      .sort()
      .map(async (address) => [address, await source.graph.sizeOf(address)] as const),
  );
  return {
    id,
    digest: digestOf(`${JSON.stringify(files)}${texts.map((text) => digestOf(text)).join()}`).slice(
      0,
      16,
    ),
    bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    files,
    pages: pages.map(({ href, title }) => [href, title] as const),
  };
}

/** Files without a digest in their name that a page shows: images, the sheet of the demo theme, and rows of the navigation. */
function plainFilesIn(html: string): string[] {
  return [
    ...html.matchAll(/(?:src|href)="(\/(?!_assets\/)[^"#?]*\.(?:css|svg|png|webp|avif|jpg|ico))"/g),
    ...html.matchAll(/ data-rows="([^"]+)"/g),
  ].map(([, address = '']) => address);
}

function demoFilesOf({ folder, demos = [] }: MarkdownPage): string[] {
  return folder && demos.length > 0 ? [`/demos/${folder}.json`] : [];
}

/** All terms and cards, so that every question finds its answers; the texts only of the product. */
async function searchFiles(
  { output }: OfflineSource,
  locale: Locale,
  product: string,
): Promise<string[]> {
  const start = manifestPathOf(locale);
  const text = await readFile(fileOf(output, start), 'utf8');
  const { folder, pages, ranges, shards } = JSON.parse(text) as IndexManifest;
  const numbers = Array.from({ length: pages }, (_, page) => page);
  const own = numbers.filter(
    (page) => ranges.findLast(({ from }) => from <= page)?.product === product,
  );
  const parts = [
    vocabularyFile,
    ...shards.map((_, at) => shardFile(at)),
    ...new Set(numbers.map(cardFile)),
    ...own.map(textFile),
  ];
  return [start, framePathOf(locale), ...parts.map((part) => folder + part)];
}

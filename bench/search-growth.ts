import { brotliCompressSync, constants } from 'node:zlib';
import { buildIndex, type BuiltIndex } from '../engine/features/search/index/build-index.ts';
import { createIndexEngine } from '../engine/features/search/index/create-index-engine.ts';
import { openIndex } from '../engine/features/search/index/index-source.ts';
import type { SearchRecord } from '../engine/features/search/index/search-record.ts';

/** How much more a question may cost in a site ten times as large. */
const mostGrowth = 2;
const sizes = [1_000, 10_000];
const questions = 60;
const wordsPerPage = 250;

/** Bytes that a question loads, in sites of 1,000 and 10,000 generated pages. */
export async function benchSearchGrowth(): Promise<void> {
  const means: number[] = [];
  for (const size of sizes) {
    const start = performance.now();
    const index = buildIndex(recordsOf(size));
    const built = performance.now() - start;
    const costs = await costsOf(index, size);
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    means.push(mean);
    console.log(
      `${String(size)} pages: index in ${(built / 1000).toFixed(1)} s; a cold question loads ` +
        `${(mean / 1000).toFixed(1)} kB on average, ${(Math.max(...costs) / 1000).toFixed(1)} kB at most`,
    );
  }
  const growth = (means[1] ?? 0) / (means[0] ?? 1);
  console.log(`growth: ${growth.toFixed(2)}× (allowed: below ${String(mostGrowth)}×)`);
  if (growth >= mostGrowth) process.exitCode = 1;
}

/** Each question is asked by a reader who has loaded nothing yet. */
async function costsOf(index: BuiltIndex, size: number): Promise<number[]> {
  const random = createRandom(7);
  const costs: number[] = [];
  for (let at = 0; at < questions; at += 1) {
    let bytes = 0;
    const source = openIndex('/start', (address) => {
      const content =
        address === '/start' ? { folder: '', ...index.manifest } : index.files.get(address);
      bytes += weigh(JSON.stringify(content));
      return Promise.resolve(content);
    });
    await source.vocabulary();
    const words = Array.from({ length: 1 + (at % 3) }, () => wordOf(random, size));
    await createIndexEngine(source).search({ text: words.join(' '), locale: 'en' });
    costs.push(bytes);
  }
  return costs;
}

/** As the build compresses it. */
function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function recordsOf(count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, at) => {
    const random = createRandom(at + 1);
    const text = (words: number) =>
      Array.from({ length: words }, () => wordOf(random, count)).join(' ');
    return {
      href: `/page-${String(at)}/`,
      title: text(3),
      description: text(12),
      kind: at % 3 === 0 ? 'guide' : 'api',
      product: `product-${String(at % 6)}`,
      productName: `Product ${String(at % 6)}`,
      trail: [text(1), text(2)],
      sections: Array.from({ length: 6 }, (__, section) => ({
        id: `section-${String(section)}`,
        title: text(3),
        text: text(wordsPerPage / 6),
      })),
      members: [],
      anchors: {},
      uses: [],
      weight: 1,
    };
  });
}

/** A few words are everywhere and most are rare; a larger site has more of them, as texts do. */
function wordOf(random: () => number, pages: number): string {
  const vocabulary = 200 * Math.sqrt(pages);
  const rank = Math.floor(vocabulary ** random());
  return `${'bcdfgklmnprst'[rank % 13] ?? ''}${'aeiou'[rank % 5] ?? ''}${rank.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

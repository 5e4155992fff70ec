import { constants, brotliCompressSync } from 'node:zlib';
import { encodingsOf } from '../engine/pipeline/finish/compress-encodings.ts';
import { buildIndex, type BuiltIndex } from '../engine/features/search/index/build-index.ts';
import { createIndexEngine } from '../engine/features/search/index/create-index-engine.ts';
import { openIndex, type LoadJson } from '../engine/features/search/index/index-source.ts';
import { loadQuestions } from '../tests/search-relevance.ts';
import { generateRecords } from './generated-records.ts';
import { medianOf } from './numbers.ts';

/** How much more a question may cost in a site ten times as large. */
const mostGrowth = 2;
const sizes = [1_000, 10_000];
/** A reader who asked more would have loaded most of the smaller index already. */
const questionsPerVisit = 5;
const start = '/start.json';

/** Bytes by the part of the index that they belong to. */
type Cost = Map<string, number>;

/** What questions cost in a site of some size. */
interface Costs {
  cold: Cost[];
  warm: Cost[];
}

/** Bytes that a question loads, in sites of 1,000 and 10,000 generated pages, asked first and asked after others. */
export async function benchSearchGrowth(): Promise<void> {
  const texts = loadQuestions().flatMap(({ locale, text }) => (locale === 'en' ? [text] : []));
  console.log(
    `${String(texts.length)} questions of this site, with the preview of the first result`,
  );
  const measured: Costs[] = [];
  for (const size of sizes) {
    const began = performance.now();
    const index = buildIndex(generateRecords(size));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${String(size)} pages: ${String(index.files.size)} files in ${seconds} s`);
    const costs = await costsOf(index, texts);
    measured.push(costs);
    describe('cold', costs.cold);
    describe('warm', costs.warm);
  }
  for (const name of ['cold', 'warm'] as const) reportGrowth(name, measured);
}

async function costsOf(index: BuiltIndex, texts: readonly string[]): Promise<Costs> {
  const cold: Cost[] = [];
  for (const text of texts) {
    // A reader who has loaded nothing yet.
    const cost: Cost = new Map();
    await createAsker(index, () => cost)(text);
    cold.push(cost);
  }
  const warm: Cost[] = [];
  for (let first = 0; first < texts.length; first += questionsPerVisit) {
    const visit: Cost[] = [];
    const ask = createAsker(index, () => visit.at(-1) ?? new Map<string, number>());
    for (const text of texts.slice(first, first + questionsPerVisit)) {
      visit.push(new Map());
      await ask(text);
    }
    warm.push(...visit.slice(1));
  }
  return { cold, warm };
}

/** Asks as one reader does: what was loaded once is not loaded again. */
function createAsker(index: BuiltIndex, costOf: () => Cost): (text: string) => Promise<void> {
  const loadJson: LoadJson = (address) => {
    const content =
      address === start ? { folder: '', ...index.manifest } : index.files.get(address);
    const part = address.split('/')[0] || 'manifest';
    const cost = costOf();
    cost.set(part, (cost.get(part) ?? 0) + weigh(address, JSON.stringify(content)));
    return Promise.resolve(content);
  };
  const engine = createIndexEngine(openIndex(start, loadJson));
  return async (text) => {
    const { pages } = await engine.search({ text, locale: 'en' });
    const [page] = pages;
    if (page) await engine.preview(page, page.href, text);
  };
}

const weights = new Map<string, number>();

/** As the build compresses it. */
function weigh(address: string, text: string): number {
  const known = weights.get(text);
  if (known !== undefined) return known;
  const [encoding] = encodingsOf(address, Buffer.byteLength(text));
  const weight = encoding
    ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: encoding.quality } })
        .length
    : Buffer.byteLength(text);
  weights.set(text, weight);
  return weight;
}

function describe(name: string, costs: readonly Cost[]): void {
  const totals = costs.map(totalOf);
  const parts = [...new Set(costs.flatMap((cost) => [...cost.keys()]))].toSorted();
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const shares = parts.map(
    (part) => `${part} ${kilobytes(meanOf(costs.map((cost) => cost.get(part) ?? 0)))}`,
  );
  console.log(
    `  ${name}: mean ${kilobytes(meanOf(totals))} kB, median ${kilobytes(medianOf(totals))}, ` +
      `most ${kilobytes(Math.max(...totals))} (mean of ${shares.join(', ')})`,
  );
}

function reportGrowth(name: 'cold' | 'warm', [small, large]: readonly Costs[]): void {
  const meanIn = (costs: Costs | undefined) => meanOf((costs?.[name] ?? []).map(totalOf));
  const growth = meanIn(large) / meanIn(small);
  const verdict = growth < mostGrowth ? 'kept' : 'MISSED';
  console.log(`growth ${name}: ${growth.toFixed(2)}×, limit ${String(mostGrowth)}× ${verdict}`);
  if (growth >= mostGrowth) process.exitCode = 1;
}

function totalOf(cost: Cost): number {
  return [...cost.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, it) => sum + it, 0) / numbers.length;
}

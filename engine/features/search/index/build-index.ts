import type { SearchRecord } from './search-record.ts';
import {
  cardFile,
  shardFile,
  textFile,
  vocabularyFile,
  type IndexManifest,
  type PageCard,
  type PageRange,
  type TermShard,
} from './index-files.ts';
import { withAliases, type Aliases } from './aliases.ts';
import { describeCard, describeTexts } from './describe-card.ts';
import { packPostings, packShards, startsOf, type TermEntries } from './pack-shards.ts';
import { chooseVocabulary } from './choose-vocabulary.ts';
import { splitWords } from '../text/split-words.ts';
import { termsOfWord } from '../text/terms-of.ts';
import { weighTerms } from './weigh-terms.ts';

/** A finished index: file names and what is in them, all without the folder. */
export interface BuiltIndex {
  manifest: Omit<IndexManifest, 'folder'>;
  files: ReadonlyMap<string, unknown>;
}

/** Makes the index of one language. The order of pages is part of it, so the same records give the same bytes. */
export function buildIndex(records: readonly SearchRecord[], aliases: Aliases = {}): BuiltIndex {
  const pages = withUsage(records).toSorted((a, b) => compareKeys(orderOf(a), orderOf(b)));
  const entries = withAliases(collectTerms(pages), aliases);
  const shards = packShards(packPostings(entries));
  return {
    manifest: {
      pages: pages.length,
      ranges: rangesOf(pages),
      families: familiesOf(pages),
      shards: startsOf(shards),
    },
    files: new Map<string, unknown>([
      ...shards.map((shard, at): [string, TermShard] => [shardFile(at), shard]),
      ...cardsOf(pages),
      ...pages.map((page, at): [string, unknown] => [textFile(at), describeTexts(page)]),
      [vocabularyFile, chooseVocabulary(pages, entries)],
    ]),
  };
}

/** How much less a reference counts that no text speaks of, and the texts from which on it counts fully. */
const usage = { least: 0.85, full: 12 };

/** Of many pages with the same row, the one whose subject is used most is meant. */
function withUsage(records: readonly SearchRecord[]): SearchRecord[] {
  const texts = new Map<string, number>();
  for (const { kind, uses } of records) {
    if (kind !== 'guide') continue;
    for (const use of new Set(uses)) texts.set(use, (texts.get(use) ?? 0) + 1);
  }
  return records.map((record) => {
    if (record.kind !== 'api' || record.name === undefined) return record;
    const count = Math.min(texts.get(record.name) ?? 0, usage.full);
    const share = Math.log(1 + count) / Math.log(1 + usage.full);
    return { ...record, weight: record.weight * (usage.least + (1 - usage.least) * share) };
  });
}

function orderOf({ product, kind, href }: SearchRecord): string[] {
  return [product, kind === 'guide' ? '0' : '1', href];
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}

function collectTerms(pages: readonly SearchRecord[]): TermEntries {
  const entries = new Map<string, { page: number; impact: number; section: number }[]>();
  const split = createSplitter();
  pages.forEach((record, page) => {
    for (const [term, weighed] of weighTerms(record, split)) {
      const known = entries.get(term) ?? [];
      entries.set(term, known);
      known.push({ page, ...weighed });
    }
  });
  return entries;
}

/** Pages repeat their words: each is taken apart once. */
function createSplitter(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) =>
    splitWords(text).flatMap((word) => {
      const terms = known.get(word.text) ?? termsOfWord(word);
      known.set(word.text, terms);
      return terms;
    });
}

function rangesOf(pages: readonly SearchRecord[]): PageRange[] {
  const ranges: PageRange[] = [];
  pages.forEach(({ product, productName, kind }, from) => {
    const last = ranges.at(-1);
    if (last?.product === product && last.kind === kind) return;
    ranges.push({ from, product, productName, kind });
  });
  return ranges;
}

function familiesOf(pages: readonly SearchRecord[]): number[][] {
  const families = new Map<string, number[]>();
  pages.forEach(({ product, name, formOf = name, kind }, page) => {
    if (kind !== 'api' || formOf === undefined) return;
    const key = `${product} ${formOf}`;
    families.set(key, [...(families.get(key) ?? []), page]);
  });
  const plainFirst = (page: number) => (pages[page]?.formOf === undefined ? -1 : page);
  return [...families.values()]
    .filter((own) => own.length > 1)
    .map((own) => own.toSorted((a, b) => plainFirst(a) - plainFirst(b)));
}

function cardsOf(pages: readonly SearchRecord[]): [string, PageCard][] {
  const formsOf = new Map(
    familiesOf(pages).flatMap((own) => own.map((page) => [page, own] as const)),
  );
  return pages.map((record, page) => {
    const others = (formsOf.get(page) ?? []).filter((it) => it !== page);
    const forms = others.flatMap((it) => pages[it]?.name ?? []);
    return [cardFile(page), { ...describeCard(record), ...(forms.length > 0 && { forms }) }];
  });
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchRecord } from '../engine/features/search/index/search-record.ts';

/** Pages of one product: a larger site has more products, not only longer lists. */
const pagesPerProduct = 250;
const sectionsPerPage = 6;
const wordsPerSection = 60;
const rowsPerReference = 25;
/** Words that a page is about, and the share of its text that they are. */
const topic = { words: 8, share: 0.15 };
/** Share of a text that is names from code. */
const nameShare = 0.06;

const content = path.resolve(import.meta.dirname, '../site/content');

/** Gives a number below one. */
type Random = () => number;

/** Words by how often this site writes them, as running sums to draw from. */
interface Vocabulary {
  words: readonly string[];
  sums: readonly number[];
}

/**
 * Pages as they are found by, in the words of this site's own texts and as often as those use them. Each is
 * about some of its words, and names from code are as many as Heaps' law lets a site of this size have.
 */
export function generateRecords(count: number): SearchRecord[] {
  const vocabulary = readVocabulary();
  const names = namesFor(count, vocabulary);
  return Array.from({ length: count }, (_, at) => recordOf(at, vocabulary, names));
}

function recordOf(at: number, vocabulary: Vocabulary, names: readonly string[]): SearchRecord {
  const random = createRandom(at + 1);
  const about = Array.from({ length: topic.words }, () => rareWord(random, vocabulary));
  const word = () => {
    if (random() < topic.share) return about[Math.floor(random() ** 2 * about.length)] ?? '';
    return random() < nameShare ? drawByRank(random, names) : drawWord(random, vocabulary);
  };
  const text = (words: number) => Array.from({ length: words }, word).join(' ');
  const isReference = at % 2 === 1;
  const product = String(Math.floor(at / pagesPerProduct));
  return {
    href: `/product-${product}/${about.slice(0, 2).join('-')}-${String(at)}/`,
    title: isReference ? `${asName(about.slice(0, 2))} API` : about.slice(0, 3).join(' '),
    ...(isReference && { name: asName(about.slice(0, 2)) }),
    description: text(14),
    kind: isReference ? 'api' : 'guide',
    product: `product-${product}`,
    productName: `Product ${product}`,
    trail: [about[0] ?? '', about[1] ?? ''],
    sections: Array.from({ length: sectionsPerPage }, (__, section) => ({
      id: `section-${String(section)}`,
      title: `${about[section] ?? ''} ${text(2)}`,
      text: text(wordsPerSection),
    })),
    members: Array.from({ length: isReference ? rowsPerReference : 0 }, () => ({
      kind: 'prop',
      name: drawByRank(random, names),
      text: text(12),
    })),
    anchors: { prop: 'prop-' },
    uses: [],
    weight: 1,
  };
}

function readVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  for (const file of globSync('**/page.md', { cwd: content }).toSorted()) {
    const text = readFileSync(path.join(content, file), 'utf8');
    for (const [word] of text.matchAll(/[A-Za-z]{2,}/g)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const ranked = [...counts].toSorted(([a, of], [b, than]) => than - of || (a < b ? -1 : 1));
  let sum = 0;
  return { words: ranked.map(([word]) => word), sums: ranked.map(([, of]) => (sum += of)) };
}

function drawWord(random: Random, { words, sums }: Vocabulary): string {
  const target = random() * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return words[low] ?? '';
}

/** A word that tells something: none of the hundred that every text has. */
function rareWord(random: Random, { words }: Vocabulary): string {
  return words[100 + Math.floor((words.length - 100) * random() ** 2)] ?? '';
}

/** Names such as code has, of two or three words. */
function namesFor(count: number, vocabulary: Vocabulary): string[] {
  const random = createRandom(99);
  return Array.from({ length: Math.round(60 * count ** 0.6) }, () =>
    asName(Array.from({ length: random() < 0.5 ? 2 : 3 }, () => rareWord(random, vocabulary))),
  );
}

function asName(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** By Zipf's law: the second is drawn half as often as the first. */
function drawByRank(random: Random, ranked: readonly string[]): string {
  return ranked[Math.floor(ranked.length ** random()) - 1] ?? '';
}

function createRandom(seed: number): Random {
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

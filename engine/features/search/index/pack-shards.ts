import type { Postings, TermShard } from './index-files.ts';

/** Where each term occurs, pages in ascending order. */
export type TermEntries = ReadonlyMap<
  string,
  readonly { page: number; impact: number; section: number }[]
>;

/** Pages kept per term. Nobody reads the others, and a frequent word costs no more in a large site. */
const mostPages = 400;

/** Size of a file of terms in characters; compressed it is about a third. */
const shardSize = 6500;

/** Terms in alphabetical order with their packed postings. */
export function packPostings(entries: TermEntries): [string, Postings][] {
  return [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, pages]) => [term, packPages(pages)]);
}

function packPages(
  pages: TermEntries extends ReadonlyMap<string, infer Pages> ? Pages : never,
): Postings {
  const kept =
    pages.length <= mostPages
      ? pages
      : pages
          .toSorted((a, b) => b.impact - a.impact || a.page - b.page)
          .slice(0, mostPages)
          .toSorted((a, b) => a.page - b.page);
  let before = 0;
  const steps = kept.flatMap(({ page, impact, section }) => {
    const step = page - before;
    before = page;
    return [step, impact, section];
  });
  return [pages.length, ...steps];
}

/** Cuts the terms into files: a reader's words and all that begin like them lie together. */
export function packShards(terms: readonly (readonly [string, Postings])[]): TermShard[] {
  const shards: Record<string, Postings>[] = [];
  let room = 0;
  for (const [term, postings] of terms) {
    const size = term.length + JSON.stringify(postings).length + 4;
    if (shards.length === 0 || size > room) {
      // Without a prototype, so that a word such as `constructor` is only a word.
      shards.push(Object.create(null) as Record<string, Postings>);
      room = shardSize;
    }
    room -= size;
    const shard = shards.at(-1);
    if (shard) shard[term] = postings;
  }
  return shards;
}

/** Where each file begins, in as few letters as possible: a reader loads all of these before the first answer. */
export function startsOf(shards: readonly TermShard[]): string[] {
  let last = '';
  return shards.map((shard) => {
    // An object has its numbers first.
    const terms = Object.keys(shard).toSorted();
    const first = terms[0] ?? '';
    const start = startAfter(last, first);
    last = terms.at(-1) ?? last;
    return start;
  });
}

/** The shortest beginning of a term that comes after the one before it. */
function startAfter(before: string, term: string): string {
  for (let length = 1; length < term.length; length += 1) {
    const start = term.slice(0, length);
    if (start > before) return start;
  }
  return term;
}

import type { PageKind } from '../search-engine.ts';
import { titleTerm } from '../text/phrase-key.ts';
import { splitName } from '../text/split-words.ts';
import { plainLetters } from '../text/terms-of.ts';
import { nearestWords } from '../query/nearest-words.ts';
import {
  understandQuery,
  type Manner,
  type Understood,
  type QueryTerm,
} from '../query/understand-query.ts';
import type { FoundPage, SearchEngine, SearchQuery, SearchResults } from '../search-engine.ts';
import { markMatches } from '../text/mark-matches.ts';
import { correctedText } from './corrected-text.ts';
import { findParts } from './find-parts.ts';
import type { IndexSource } from './index-source.ts';
import type { IndexManifest, PageCard, PageRange } from './index-files.ts';
import { lookUp, type LookUpOptions } from './look-up.ts';
import { onePerFamily } from './one-per-family.ts';
import { ownStepFirst } from './own-step-first.ts';
import { previewOf } from './preview-of.ts';
import { boostOf } from './rerank.ts';
import { impactsOf, scorePages, type TermMatches, type ScoredPage } from './score-pages.ts';
import { teacherFirst } from './teacher-first.ts';
import { markedTerms, targetsOf, type Targets } from './targets.ts';

/** Pages looked at closely, and shown. */
const most = { candidates: 8, pages: 8 };

/** How much pages of the reader's product are preferred. */
const readerBoost = 1.15;

/** How much texts are preferred to the reference when words are asked, and the reference when a name is. */
const kindBoosts = {
  words: { guide: 1.25, api: 1 },
  name: { guide: 1, api: 1.15 },
  paste: { guide: 1, api: 1 },
} as const satisfies Record<Manner, Record<PageKind, number>>;

/** A search over an index made at build; it runs wherever its files can be read. */
export function createIndexEngine(source: IndexSource): SearchEngine {
  return {
    products: async () => productsOf(await source.manifest()),
    search: (query) => search(source, query),
    preview: (page, href, text) => previewOf(source, { page, href, text }),
  };
}

function productsOf({ ranges }: IndexManifest): { id: string; name: string }[] {
  return [...new Map(ranges.map((range) => [range.product, range.productName]))].map(
    ([id, name]) => ({ id, name }),
  );
}

async function search(source: IndexSource, query: SearchQuery): Promise<SearchResults> {
  const { library } = await source.manifest();
  const understood = understandQuery(query.text, library);
  const { answers, isPartial } = await answersTo(source, understood);
  const corrected = correctedText(query.text, { answers, queryTerms: understood.queryTerms });
  if (corrected === undefined) return answer(source, query, { understood, answers, isPartial });
  const again = understandQuery(corrected, library);
  const retried = await answersTo(source, again);
  const results = await answer(source, query, { understood: again, ...retried });
  return { ...results, corrected };
}

interface Asked {
  understood: Understood;
  answers: TermMatches;
  isPartial: boolean;
}

async function answer(
  source: IndexSource,
  query: SearchQuery,
  { understood, answers, isPartial }: Asked,
): Promise<SearchResults> {
  if (understood.queryTerms.length === 0) return { pages: [], counts: {}, total: 0 };
  const manifest = await source.manifest();
  const scored = scorePages(understood, answers, manifest.pages);
  if (scored.length === 0) return nearestTo(source, query, understood);
  const all = onePerFamily(prefer(scored, { manifest, understood, query }), manifest.families);
  const chosen = all.filter(({ page }) => isWanted(rangeOf(manifest, page), query));
  const targets = targetsOf(understood, answers);
  const candidates = chosen.slice(0, most.candidates);
  const saying = sayingOf(understood, answers);
  const { found, isWhole } = await describe(source, candidates, { query, targets, saying });
  return {
    pages: found.map(({ page }) => page),
    counts: countsOf(all, manifest),
    total: chosen.length,
    ...((isPartial || !isWhole) && { partial: true }),
  };
}

/** How much a page says about what was asked for. */
type Saying = (page: ScoredPage) => number;

/** For names that a text may teach better than their reference: those of props, methods, fields and hooks. */
function sayingOf(
  { manner, key, queryTerms }: Understood,
  answers: TermMatches,
): Saying | undefined {
  const [queryTerm] = queryTerms;
  if (manner !== 'name' || key === '' || !queryTerm) return undefined;
  const titled = answers.get(titleTerm(key)) ?? [];
  if (titled.every(({ term }) => term !== titleTerm(key))) return ({ score }) => score;
  if (!isHook(queryTerm.written)) return undefined;
  // Its own reference is called so: what counts is how much each page says.
  const said = impactsOf(
    (answers.get(queryTerm.term) ?? []).filter(({ term }) => term === queryTerm.term),
  );
  return ({ page }) => said.get(page) ?? 0;
}

function isHook(name: string): boolean {
  return /^use\p{Lu}/u.test(name);
}

/** What the index says to each word; words whose files are missing are left out, unless all are. */
async function answersTo(
  source: IndexSource,
  understood: Understood,
): Promise<{ answers: TermMatches; isPartial: boolean }> {
  const asked = [...lookUpsFor(understood)];
  const settled = await Promise.allSettled(asked.map(([term, how]) => lookUp(source, term, how)));
  const failed = settled.filter((it) => it.status === 'rejected');
  const [failure] = failed;
  if (failure && failed.length === settled.length) throw failure.reason;
  const answers = asked.map(([term], at) => {
    const found = settled[at];
    return [term, found?.status === 'fulfilled' ? found.value : []] as const;
  });
  return { answers: new Map(answers), isPartial: failed.length > 0 };
}

/** A name that nobody wrote is not guessed at: its parts are. */
function lookUpsFor({ queryTerms, joined, messages, key }: Understood): Map<string, LookUpOptions> {
  const exact = { open: false, guess: false };
  const open = queryTerms.some((queryTerm) => queryTerm.open);
  return new Map<string, LookUpOptions>([
    ...[...joined, ...messages].map((term) => [term, exact] as const),
    ...(key === '' ? [] : [[titleTerm(key), { open, guess: false }] as const]),
    ...queryTerms.flatMap(lookUpsForParts),
    ...queryTerms.map(({ term, written, open: isOpen, parts }) => {
      const how = { open: isOpen, guess: parts.length === 0, typed: plainLetters(written) };
      return [term, how] as const;
    }),
  ]);
}

function lookUpsForParts({ written, parts, open }: QueryTerm): [string, LookUpOptions][] {
  const spelled = splitName(written).map((part) => plainLetters(part.text));
  return parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    return [part, { open: open && isLast, guess: true, typed: spelled[at] ?? part }];
  });
}

/** What pages are compared with. */
interface Wanted {
  query: SearchQuery;
  targets: Targets;
  saying: Saying | undefined;
}

interface Described {
  card: PageCard;
  page: FoundPage;
}

async function describe(
  source: IndexSource,
  scored: readonly ScoredPage[],
  { query, targets, saying }: Wanted,
): Promise<{ found: Described[]; isWhole: boolean }> {
  const manifest = await source.manifest();
  const settled = await Promise.allSettled(scored.map(({ page }) => source.card(page)));
  const cards = settled.map((it) => (it.status === 'fulfilled' ? it.value : undefined));
  const isWhole = settled.every((it) => it.status === 'fulfilled');
  const ranked = scored
    .flatMap((it, at) => {
      const card = cards[at];
      const range = rangeOf(manifest, it.page);
      if (!card) return [];
      const score = it.score * boostOf(card, targets);
      return [{ ...it, card, range, kind: range.kind, score }];
    })
    .toSorted((a, b) => b.score - a.score);
  const own = ownStepFirst(ranked, query, manifest);
  const found = (saying ? teacherFirst(own, saying) : own)
    .slice(0, most.pages)
    .map(({ page, card, range, section }) => ({
      card,
      page: describePage(card, {
        id: String(page),
        range,
        parts: findParts(card, targets, section),
        targets,
      }),
    }));
  if (found.length === 0 && !isWhole)
    throw new Error('No card of the search index could be loaded.');
  return { found, isWhole };
}

function describePage(
  card: PageCard,
  {
    id,
    range,
    parts,
    targets,
  }: { id: string; range: PageRange; parts: FoundPage['parts']; targets: Targets },
): FoundPage {
  const { description, href, plan, trail, forms } = card;
  const { kind, product, productName } = range;
  const title = markMatches(card.title, markedTerms(targets));
  return {
    id,
    kind,
    title,
    description,
    href,
    product,
    productName,
    trail,
    parts,
    ...(plan && { plan }),
    ...(forms && { forms }),
  };
}

/** The pages whose names begin most like words that nobody wrote. */
async function nearestTo(
  source: IndexSource,
  query: SearchQuery,
  { queryTerms }: Understood,
): Promise<SearchResults> {
  const vocabulary = await source.vocabulary();
  const words = queryTerms.flatMap(({ term }) => nearestWords(term, vocabulary));
  if (words.length === 0) return { pages: [], counts: {}, total: 0 };
  const { pages } = await search(source, { ...query, text: words.slice(0, 3).join(' ') });
  return { pages: pages.slice(0, 4), counts: {}, total: 0, nearest: true };
}

function prefer(
  scored: readonly ScoredPage[],
  {
    manifest,
    understood,
    query,
  }: { manifest: IndexManifest; understood: Understood; query: SearchQuery },
): ScoredPage[] {
  const boosts = kindBoosts[understood.manner];
  return scored
    .map((it) => {
      const { product, kind } = rangeOf(manifest, it.page);
      const boost = boosts[kind] * (product === query.readerProduct ? readerBoost : 1);
      return { ...it, score: it.score * boost };
    })
    .toSorted((a, b) => b.score - a.score);
}

function rangeOf({ ranges }: IndexManifest, page: number): PageRange {
  const range = ranges.findLast(({ from }) => from <= page);
  if (!range) throw new Error(`The search index names no product for page ${String(page)}.`);
  return range;
}

function isWanted(range: PageRange, { product, kind }: SearchQuery): boolean {
  return (!product || range.product === product) && (!kind || range.kind === kind);
}

function countsOf(scored: readonly ScoredPage[], manifest: IndexManifest): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { page } of scored) {
    const { product } = rangeOf(manifest, page);
    counts[product] = (counts[product] ?? 0) + 1;
  }
  return counts;
}

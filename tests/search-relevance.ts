import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createIndexEngine } from '../engine/features/search/index/create-index-engine.ts';
import { openIndex } from '../engine/features/search/index/index-source.ts';
import type { PageCard } from '../engine/features/search/index/index-files.ts';
import {
  commandIn,
  findActions,
  findCommands,
} from '../engine/features/search/palette/find-actions.ts';
import { groupPages } from '../engine/features/search/group-pages.ts';
import { manifestPathOf } from '../engine/features/search/search-path.ts';

/** A question and the answers any of which a reader would be glad of. */
export interface Question {
  /** How it is asked: a name, a prefix, an error, a task in words. */
  kind?: string;
  locale: string;
  text: string;
  expected: readonly string[];
}

/** Gives what a search shows for a question, best first, as canonical pathnames or `action:` and a name. */
export type Ask = (question: Question) => Promise<readonly string[]>;

/** How well a search answers a set of questions. */
export interface Relevance {
  questions: number;
  /** Share of questions whose answer is the first. */
  first: number;
  /** Share of questions whose answer is among the first three. */
  topThree: number;
  /** Mean of one divided by the place of the answer. */
  meanReciprocalRank: number;
  misses: string[];
}

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

/** The questions of the data file. */
export function loadQuestions(): Question[] {
  return rowsOf('site/facts/search-questions.tsv').map(
    ([locale = '', text = '', expected = '']) => ({ locale, text, expected: expected.split(' ') }),
  );
}

/**
 * Half of the questions that were written before anybody saw an answer to them, parted by lot.
 * Ranking and aliases are tuned with one half; the other tells whether that helped readers or only the questions.
 */
export function loadHalf(half: 'tuning' | 'held-back'): (Question & { kind: string })[] {
  return rowsOf(`tests/relevance/${half}.tsv`).map(
    ([kind = '', locale = '', text = '', expected = '']) => ({
      kind,
      locale,
      text,
      expected: expected.split(' '),
    }),
  );
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(path.join(root, file), 'utf8').trim().split('\n');
  return lines.slice(1).map((line) => line.split('\t'));
}

/** Asks all questions and counts. */
export async function measureRelevance(
  ask: Ask,
  questions: readonly Question[],
): Promise<Relevance> {
  const ranks = await Promise.all(
    questions.map(async (question) => {
      const answers = await ask(question);
      const at = answers.findIndex((answer) => question.expected.includes(answer));
      return { question, answers, rank: at === -1 ? Infinity : at + 1 };
    }),
  );
  const meanOf = (numbers: readonly number[]) =>
    numbers.length === 0 ? 1 : numbers.reduce((sum, it) => sum + it, 0) / numbers.length;
  return {
    questions: ranks.length,
    first: meanOf(ranks.map(({ rank }) => (rank === 1 ? 1 : 0))),
    topThree: meanOf(ranks.map(({ rank }) => (rank <= 3 ? 1 : 0))),
    meanReciprocalRank: meanOf(ranks.map(({ rank }) => 1 / rank)),
    misses: ranks
      .filter(({ rank }) => rank > 3)
      .map(({ question, answers }) => `${question.text} → ${answers.slice(0, 3).join(' ')}`),
  };
}

/** The search of the built site, as the dialog shows it: pages, then actions; after the sign of a command only actions. */
export function askSite(): Ask {
  const engines = new Map<string, ReturnType<typeof createIndexEngine>>();
  return async ({ locale, text }) => {
    const engine =
      engines.get(locale) ?? createIndexEngine(openIndex(manifestPathOf(locale), loadJson));
    engines.set(locale, engine);
    const command = commandIn(text);
    if (command !== undefined) return namesOf(findCommands(actionsOf(locale), command));
    const { pages } = await engine.search({ text, locale });
    const shown = groupPages(pages).flatMap((group) => group.pages);
    const pathnames = shown.map(({ href }) => canonical(href, locale));
    return [...pathnames, ...namesOf(findActions(actionsOf(locale), text))];
  };
}

function namesOf(actions: readonly { name: string }[]): string[] {
  return actions.map(({ name }) => `action:${name}`);
}

/** The naive search: titles that contain every word, the shortest first. */
export async function askTitles(): Promise<Ask> {
  const cards = new Map<string, PageCard[]>();
  for (const locale of ['en', 'zh']) cards.set(locale, await loadCards(locale));
  return ({ locale, text }) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const found = (cards.get(locale) ?? [])
      .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
      .toSorted((a, b) => a.title.length - b.title.length);
    return Promise.resolve(found.map(({ href }) => canonical(href, locale)));
  };
}

/** The canonical pathnames of all pages that can be found. */
export async function loadPathnames(): Promise<Set<string>> {
  return new Set((await loadCards('en')).map(({ href }) => canonical(href, 'en')));
}

/** What the search shows of every page in a language. */
export async function loadCards(locale: string): Promise<PageCard[]> {
  const source = openIndex(manifestPathOf(locale), loadJson);
  const { pages } = await source.manifest();
  return Promise.all(Array.from({ length: pages }, (_, page) => source.card(page)));
}

async function loadJson(address: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(dist, address), 'utf8')) as unknown;
}

function actionsOf(locale: string): { name: string; label: string; keywords: string }[] {
  const text = readFileSync(path.join(root, `site/translations/${locale}.json`), 'utf8');
  const { search } = JSON.parse(text) as {
    search: { actions: Record<string, string>; keywords: Record<string, string> };
  };
  return Object.entries(search.actions).map(([name, label]) => ({
    name,
    label,
    keywords: search.keywords[name] ?? '',
  }));
}

function canonical(href: string, locale: string): string {
  const withoutLanguage = locale === 'en' ? href : href.replace(/^\/zh(?=\/)/, '');
  return withoutLanguage.replace(/(?<=.)\/$/, '');
}

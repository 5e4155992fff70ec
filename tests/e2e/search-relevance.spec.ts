import { expect, test } from '@playwright/test';
import { loadPageQuestions } from '../page-questions.ts';
import {
  askSite,
  askTitles,
  loadHalf,
  loadPathnames,
  loadQuestions,
  measureRelevance,
  type Relevance,
} from '../search-relevance.ts';

/** Share of questions answered among the first three, and mean reciprocal rank, that readers are promised. */
const promised = { topThree: 0.95, meanReciprocalRank: 0.83 };

/** Pages of one subject share most words of their questions, so the same share of them cannot come first. */
const promisedOfPages = 0.85;

/** What the half that nobody tuned for must show, and how far it may fall behind the other: a question is half a point. */
const promisedOfUnseen = {
  first: 0.8,
  topThree: 0.93,
  meanReciprocalRank: 0.86,
  chineseTopThree: 0.9,
  behind: 0.04,
};

const questions = loadQuestions();

for (const locale of ['en', 'zh']) {
  test(`search answers the questions of readers in ${locale}`, async () => {
    const own = questions.filter((question) => question.locale === locale);
    const found = await measureRelevance(askSite(), own);
    const naive = await measureRelevance(await askTitles(), own);
    report(`${locale} search`, found);
    report(`${locale} titles only`, naive);
    expect(found.topThree).toBeGreaterThanOrEqual(promised.topThree);
    expect(found.meanReciprocalRank).toBeGreaterThanOrEqual(promised.meanReciprocalRank);
    expect(found.meanReciprocalRank).toBeGreaterThan(naive.meanReciprocalRank);
  });

  test(`pages are found by the questions they say they answer in ${locale}`, async () => {
    const own = (await loadPageQuestions()).filter((question) => question.locale === locale);
    const unnamed = own.filter(({ expected }) => expected.length === 0);
    expect(unnamed, 'questions of pages that no navigation names').toEqual([]);
    const found = await measureRelevance(askSite(), own);
    report(`${locale} questions of pages`, found);
    expect(found.topThree).toBeGreaterThanOrEqual(promisedOfPages);
  });
}

const halves = { tuning: loadHalf('tuning'), heldBack: loadHalf('held-back') };

test('search answers questions that nobody tuned it for', async () => {
  const tuning = await measureRelevance(askSite(), halves.tuning);
  const heldBack = await measureRelevance(askSite(), halves.heldBack);
  report('tuning', tuning);
  for (const [kind, own] of byKind(halves.tuning)) {
    reportShares(`  ${kind}`, await measureRelevance(askSite(), own));
  }
  // What is missed of this half is not printed: who reads it would begin to tune for it.
  reportShares('held back', heldBack);
  for (const [kind, own] of byKind(halves.heldBack)) {
    reportShares(`  ${kind}`, await measureRelevance(askSite(), own));
  }
  for (const measure of ['first', 'topThree', 'meanReciprocalRank'] as const) {
    expect.soft(heldBack[measure], measure).toBeGreaterThanOrEqual(promisedOfUnseen[measure]);
    const least = tuning[measure] - promisedOfUnseen.behind;
    expect.soft(heldBack[measure], `${measure} beside tuning`).toBeGreaterThanOrEqual(least);
  }
  const chinese = halves.heldBack.filter(({ kind }) => kind === 'chinese');
  const { topThree } = await measureRelevance(askSite(), chinese);
  expect.soft(topThree).toBeGreaterThanOrEqual(promisedOfUnseen.chineseTopThree);
});

test('the two halves ask alike, each question once, for pages that exist', async () => {
  const { tuning, heldBack } = halves;
  const texts = [...tuning, ...heldBack].map(({ text }) => text);
  expect(new Set(texts).size).toBe(400);
  const sizesOf = (half: typeof tuning) =>
    Object.fromEntries([...byKind(half)].map(([kind, own]) => [kind, own.length]));
  expect(Object.keys(sizesOf(tuning))).toHaveLength(12);
  expect(sizesOf(heldBack)).toEqual(sizesOf(tuning));
  const pathnames = await loadPathnames();
  const asked = [...tuning, ...heldBack].flatMap(({ expected }) => expected);
  expect(asked.filter((pathname) => !pathnames.has(pathname))).toEqual([]);
});

test('there are enough questions, and each once', () => {
  const keys = questions.map(({ locale, text }) => `${locale} ${text}`);
  expect(keys.length).toBeGreaterThanOrEqual(150);
  expect(new Set(keys).size).toBe(keys.length);
});

function byKind<Asked extends { kind: string }>(questions: readonly Asked[]): Map<string, Asked[]> {
  return Map.groupBy(questions, ({ kind }) => kind);
}

function reportShares(name: string, found: Relevance): void {
  const [first, three] = [found.first, found.topThree].map((it) => (it * 100).toFixed(1));
  const rank = found.meanReciprocalRank.toFixed(3);
  console.log(
    `${name}: of ${String(found.questions)} ${String(first)} % first, ${String(three)} % in the top 3, MRR ${rank}`,
  );
}

function report(name: string, found: Relevance): void {
  reportShares(name, found);
  for (const miss of name.endsWith('titles only') ? [] : found.misses) {
    console.log(`  missed: ${miss}`);
  }
}

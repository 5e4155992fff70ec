import { expect, test } from '@playwright/test';
import { loadPageQuestions } from '../page-questions.ts';
import {
  askSite,
  askTitles,
  loadQuestions,
  measureRelevance,
  type Relevance,
} from '../search-relevance.ts';

/** Share of questions answered among the first three, and mean reciprocal rank, that readers are promised. */
const promised = { topThree: 0.95, meanReciprocalRank: 0.83 };

/** Pages of one subject share most words of their questions, so the same share of them cannot come first. */
const promisedOfPages = 0.85;

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

test('there are enough questions, and each once', () => {
  const keys = questions.map(({ locale, text }) => `${locale} ${text}`);
  expect(keys.length).toBeGreaterThanOrEqual(150);
  expect(new Set(keys).size).toBe(keys.length);
});

function report(name: string, found: Relevance): void {
  const share = (found.topThree * 100).toFixed(1);
  const rank = found.meanReciprocalRank.toFixed(3);
  console.log(`${name}: ${share} % of ${String(found.questions)} in the top 3, MRR ${rank}`);
  for (const miss of name.endsWith('titles only') ? [] : found.misses) {
    console.log(`  missed: ${miss}`);
  }
}

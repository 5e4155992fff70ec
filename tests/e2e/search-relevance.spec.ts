import { expect, test } from '@playwright/test';
import {
  askSite,
  askTitles,
  loadQuestions,
  measureRelevance,
  type Relevance,
} from '../search-relevance.ts';

/** Share of questions answered among the first three, and mean reciprocal rank, that readers are promised. */
const promised = { topThree: 0.95, meanReciprocalRank: 0.85 };

const questions = loadQuestions();

for (const locale of ['en', 'zh']) {
  test(`search answers the questions of readers in ${locale}`, async () => {
    const own = questions.filter((question) => question.locale === locale);
    const found = await measureRelevance(askSite(), own);
    const naive = await measureRelevance(await askTitles(), own);
    report(`${locale} search`, found);
    report(`${locale} titles only`, naive);
    for (const miss of found.misses) console.log(`  missed: ${miss}`);
    expect(found.topThree).toBeGreaterThanOrEqual(promised.topThree);
    expect(found.meanReciprocalRank).toBeGreaterThanOrEqual(promised.meanReciprocalRank);
    expect(found.meanReciprocalRank).toBeGreaterThan(naive.meanReciprocalRank);
  });
}

test('there are enough questions, and each once', () => {
  const keys = questions.map(({ locale, text }) => `${locale} ${text}`);
  expect(keys.length).toBeGreaterThanOrEqual(150);
  expect(new Set(keys).size).toBe(keys.length);
});

function report(name: string, { questions: count, topThree, meanReciprocalRank }: Relevance): void {
  const share = (topThree * 100).toFixed(1);
  console.log(
    `${name}: ${share} % of ${String(count)} in the top 3, MRR ${meanReciprocalRank.toFixed(3)}`,
  );
}

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
  productTopThree: 0.85,
  behind: 0.03,
};

/** Names of members and hooks and the guide that teaches each. */
const taught = [
  ['renderEditCell', '/x/react-data-grid/editing/custom-edit-component'],
  ['onRowClick', '/x/react-data-grid/events'],
  ['onCellClick', '/x/react-data-grid/events'],
  ['getApplyFilterFn', '/x/react-data-grid/filtering/customization'],
  ['exportState', '/x/react-data-grid/state'],
  ['gridClasses', '/x/react-data-grid/style'],
  ['autosizeColumns', '/x/react-data-grid/column-dimensions'],
  ['getRowHeight', '/x/react-data-grid/row-height'],
  ['processRowUpdate', '/x/react-data-grid/editing/persistence'],
  ['useGridApiContext', '/x/react-data-grid/api-object'],
  ['useGridApiRef', '/x/react-data-grid/api-object'],
  ['useGridEvent', '/x/react-data-grid/events'],
  ["import { deDE } from '@mui/x-data-grid/locales'", '/x/react-data-grid/localization'],
] as const;

/** The guides that lead from version 7 to version 8. */
const stepsFrom7 = ['charts', 'data-grid', 'pickers', 'tree-view'].map(
  (product) => `/x/migration/migration-${product}-v7`,
);

/** Questions whose first answer is the guide about what they say, not a page with one of their words. */
const meant = [
  ['DataGrid row height', ['/x/react-data-grid/row-height']],
  ['data grid row height', ['/x/react-data-grid/row-height']],
  ['DataGridPro row pinning', ['/x/react-data-grid/row-pinning']],
  ['DatePicker validation', ['/x/react-date-pickers/validation']],
  ['TextField validation', ['/components/text-fields']],
  ['theme.typography.h1', ['/customization/typography']],
  ['theme.zIndex.modal', ['/customization/z-index']],
  ['pricing', ['/x/introduction/licensing']],
  ['price', ['/x/introduction/licensing']],
  ['Button classes', ['/components/buttons', '/api/button']],
  ['Button CSS classes', ['/components/buttons', '/api/button']],
  ['migrate from v7', stepsFrom7],
  ['migrate from version 7', stepsFrom7],
  ['upgrade to v8', stepsFrom7],
  [
    'keyboard shortcuts',
    [
      '/x/react-data-grid/accessibility',
      '/x/react-date-pickers/accessibility',
      '/x/react-tree-view/accessibility',
    ],
  ],
] as const;

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
    // A question is half a point, so what is left of a division by two hundred tells nothing.
    const least = tuning[measure] - promisedOfUnseen.behind - 1e-9;
    expect.soft(heldBack[measure], `${measure} beside tuning`).toBeGreaterThanOrEqual(least);
  }
  for (const [product, own] of Map.groupBy(halves.heldBack, productOf)) {
    // What the products share is no product.
    if (product === 'shared') continue;
    const { topThree } = await measureRelevance(askSite(), own);
    console.log(
      `  ${product}: ${(topThree * 100).toFixed(1)} % of ${String(own.length)} in the top 3`,
    );
    expect.soft(topThree, product).toBeGreaterThanOrEqual(promisedOfUnseen.productTopThree);
  }
  const chinese = halves.heldBack.filter(({ kind }) => kind === 'chinese');
  const { topThree } = await measureRelevance(askSite(), chinese);
  expect.soft(topThree).toBeGreaterThanOrEqual(promisedOfUnseen.chineseTopThree);
});

test('the guide that teaches a member or a hook is found first by its name, the row that lists it next', async () => {
  const ask = askSite();
  for (const [text, guide] of taught) {
    const [first, second = ''] = await ask({ locale: 'en', text, expected: [guide] });
    expect.soft(first, text).toBe(guide);
    if (text !== 'gridClasses' && !text.includes(' ')) {
      expect.soft(second, text).toContain('/x/api/data-grid/');
    }
  }
});

test('who asks for the classes of a component finds its reference among the first two answers', async () => {
  for (const text of ['Button classes', 'Button CSS classes']) {
    const answers = await askSite()({ locale: 'en', text, expected: [] });
    expect.soft(answers.slice(0, 2), text).toContain('/api/button');
  }
});

for (const [text, expected] of meant) {
  test(`"${text}" leads first to the guide about it`, async () => {
    const [first] = await askSite()({ locale: 'en', text, expected });
    expect(expected).toContain(first);
  });
}

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

/** The product that a question is about: that of its first answer. */
function productOf({ expected: [pathname = ''] }: { expected: readonly string[] }): string {
  const product = /^\/x\/(?:api\/|react-)(data-grid|date-pickers|charts|tree-view)/.exec(
    pathname,
  )?.[1];
  return product ?? (pathname.startsWith('/x/') ? 'shared' : 'material');
}

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

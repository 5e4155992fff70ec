import { expect, test } from 'vitest';
import { records } from './record.fixture.ts';
import { weighTerms } from './weigh-terms.ts';

const impactOf = (term: string, question: string) => {
  const [record] = records;
  if (!record) throw new Error('There is no record.');
  return weighTerms({ ...record, questions: [question] }).get(term)?.impact ?? 0;
};

test.each([
  ['price', 'pric', 'price of a plan', 'plan of a price'],
  ['shortcuts', 'shortcut', 'keyboard shortcuts for a table', 'keyboard shortcuts in a table'],
])('%s counts more as the thing that a question is about', (_, term, better, other) => {
  expect(impactOf(term, better)).toBeGreaterThan(impactOf(term, other));
});

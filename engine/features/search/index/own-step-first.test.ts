import { expect, it } from 'vitest';
import type { PageRange } from './index-files.ts';
import { ownStepFirst } from './own-step-first.ts';

const ranges: PageRange[] = [
  { from: 0, product: 'core', productName: 'Core', kind: 'guide' },
  { from: 5, product: 'grid', productName: 'Data Grid', kind: 'guide' },
];
const page = (title: string, product = 'all') => ({ card: { title }, range: { product } });
const ranked = [
  page('Upgrade to v7', 'core'),
  page('Charts: from v7 to v8'),
  page('Data Grid: from v6 to v7'),
  page('Data Grid: from v7 to v8'),
];

function firstFor(text: string, readerProduct?: string): string | undefined {
  const query = { text, ...(readerProduct !== undefined && { readerProduct }) };
  return ownStepFirst(ranked, query, { ranges })[0]?.card.title;
}

it.each([
  ['migrate from v7', 'grid', 'Data Grid: from v7 to v8'],
  ['upgrade to version 7', 'grid', 'Data Grid: from v6 to v7'],
  ['from v6 to v7', 'core', 'Upgrade to v7'],
])('"%s" leads a reader of %s first to %s', (text, reader, title) => {
  expect(firstFor(text, reader)).toBe(title);
});

it('leaves the order to readers of nothing, to other steps and to other questions', () => {
  expect(firstFor('migrate from v7')).toBe('Upgrade to v7');
  expect(firstFor('migrate from v3', 'grid')).toBe('Upgrade to v7');
  expect(firstFor('v7', 'grid')).toBe('Upgrade to v7');
});

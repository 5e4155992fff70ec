import { expect, it } from 'vitest';
import { emptyHistory, withVersion } from './api-history.ts';
import { changesBetween } from './changes-between.ts';
import { historyOf, snapshotOf } from './history.fixture.ts';

const history = historyOf({
  '7.0.0': { rows: { type: 'A' }, legacy: {}, back: {} },
  '8.0.0': { rows: { type: 'B' }, legacy: { deprecated: true }, brief: {} },
  '9.0.0': { rows: { type: 'A' }, wide: {}, back: {} },
});

function told(from: string, to: string): string[] {
  return changesBetween(history, { from, to }).flatMap(({ slug, changes }) =>
    changes.map(({ kind, name }) => `${slug} ${kind} ${name}`),
  );
}

it('compares the two ends, whatever happened between them', () => {
  expect(told('7.0.0', '9.0.0')).toEqual(['grid removed legacy', 'grid added wide']);
  expect(told('7.0.0', '8.0.0')).toEqual([
    'grid removed back',
    'grid added brief',
    'grid deprecated legacy',
    'grid type rows',
  ]);
  expect(told('8.0.0', '8.0.0')).toEqual([]);
});

it('gives what a member was and became', () => {
  const [grid] = changesBetween(history, { from: '7.0.0', to: '8.0.0' });
  expect(grid?.changes).toContainEqual({
    kind: 'type',
    table: 'props',
    name: 'rows',
    before: { type: 'A' },
    after: { type: 'B' },
  });
});

it('takes nothing for new in a package that was not looked at before', () => {
  const pro = { package: '@lib/pro' };
  const gaps = [
    { version: '7.0.0', missing: ['@lib/pro'], members: snapshotOf({}) },
    { version: '8.0.0', missing: [], members: snapshotOf({ pinned: pro }) },
    { version: '9.0.0', missing: [], members: snapshotOf({ pinned: pro, tall: pro }) },
  ].reduce(withVersion, emptyHistory);
  expect(changesBetween(gaps, { from: '7.0.0', to: '9.0.0' })).toEqual([]);
  const [grid] = changesBetween(gaps, { from: '8.0.0', to: '9.0.0' });
  expect(grid?.changes.map(({ name }) => name)).toEqual(['tall']);
});

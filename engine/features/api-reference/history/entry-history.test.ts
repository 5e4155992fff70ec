import { expect, it } from 'vitest';
import { emptyHistory, withVersion } from './api-history.ts';
import { entryHistoryOf, markOf } from './entry-history.ts';
import { historyOf, snapshotOf } from './history.fixture.ts';

const history = historyOf(
  {
    '7.0.0': { rows: {}, old: { deprecated: true }, legacy: {}, again: {} },
    '7.8.0': { rows: {}, old: { deprecated: true }, legacy: {}, tall: {} },
    '8.0.0': {
      rows: {},
      old: { deprecated: true },
      legacy: { deprecated: true },
      tall: {},
      again: {},
    },
    '8.1.0': {
      rows: {},
      old: { deprecated: true },
      legacy: { deprecated: true },
      tall: {},
      wide: {},
      again: {},
    },
    '9.0.0': { rows: { required: true }, tall: { type: 'number' }, wide: {}, deep: {}, again: {} },
  },
  ['7.0.0', '7.4.0', '7.8.0', '8.0.0', '8.1.0', '9.0.0'],
);

function marks(version: string, name: string) {
  return markOf(entryHistoryOf(history, 'grid', version), 'props', name);
}

it('says since when a member is there, unless it was there from the start', () => {
  expect(marks('8.1.0', 'rows')).toBeUndefined();
  expect(marks('8.1.0', 'wide')).toEqual({ since: { version: '8.1.0', isExact: true } });
  expect(marks('9.0.0', 'wide')).toEqual({ since: { version: '8.1.0', isExact: true } });
  expect(marks('9.0.0', 'deep')).toEqual({ since: { version: '9.0.0', isExact: true } });
});

it('admits that versions in between were not looked at', () => {
  expect(marks('8.1.0', 'tall')).toEqual({
    since: { version: '7.8.0', isExact: false, after: '7.0.0' },
  });
});

it('counts a member that came back from its return', () => {
  expect(marks('8.1.0', 'again')).toEqual({ since: { version: '8.0.0', isExact: true } });
});

it('says nothing of members that the described version does not have', () => {
  expect(marks('8.1.0', 'deep')).toBeUndefined();
  expect(marks('9.0.0', 'legacy')).toBeUndefined();
});

it('says since when a member is deprecated and when it goes', () => {
  expect(marks('8.1.0', 'legacy')).toEqual({
    deprecated: { version: '8.0.0', isExact: true },
    gone: { version: '9.0.0', isExact: true },
  });
  expect(marks('8.1.0', 'old')).toEqual({ gone: { version: '9.0.0', isExact: true } });
  expect(marks('7.8.0', 'legacy')).toEqual({ gone: { version: '9.0.0', isExact: true } });
});

it('lists what changed in each version, the newest first', () => {
  const steps = entryHistoryOf(history, 'grid', '8.1.0')?.steps ?? [];
  expect(steps.map(({ version }) => version)).toEqual(['9.0.0', '8.1.0', '8.0.0', '7.8.0']);
  expect(steps[0]?.changes.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
    'added deep',
    'removed legacy',
    'removed old',
    'required rows',
    'type tall',
  ]);
});

it('says once what comes and goes with the whole entry', () => {
  const nothing = { members: new Map(), missing: [] };
  const grid = { members: snapshotOf({ rows: {} }), missing: [] };
  const short = [
    { ...nothing, version: '7.0.0' },
    { ...grid, version: '8.0.0' },
    { ...nothing, version: '9.0.0' },
  ].reduce(withVersion, emptyHistory);
  const found = entryHistoryOf(short, 'grid', '8.0.0');
  expect(found?.entry.since?.version).toBe('8.0.0');
  expect(found?.entry.gone?.version).toBe('9.0.0');
  expect(found?.marks).toEqual({});
  expect(found?.steps.flatMap(({ changes }) => changes.map(({ table }) => table))).toEqual([
    'entry',
    'entry',
  ]);
});

it('does not take a first word about an old prop for the prop', () => {
  const told = historyOf({
    '7.0.0': { rows: {}, tall: { undocumented: true } },
    '8.0.0': { rows: {}, tall: { type: 'number' } },
  });
  const found = entryHistoryOf(told, 'grid', '8.0.0');
  expect(found?.marks).toEqual({});
  expect(found?.steps).toEqual([]);
});

it('names only the versions in which the package of the entry was looked at', () => {
  const pro = { package: '@lib/pro' };
  const gaps = [
    { version: '7.0.0', missing: [], members: snapshotOf({ 'entry.': pro }) },
    { version: '8.0.0', missing: ['@lib/pro'], members: snapshotOf({}) },
    { version: '9.0.0', missing: [], members: snapshotOf({ 'entry.': pro }) },
  ].reduce(withVersion, emptyHistory);
  expect(entryHistoryOf(gaps, 'grid', '9.0.0')?.versions).toEqual(['7.0.0', '9.0.0']);
  expect(entryHistoryOf(history, 'grid', '8.0.0')?.versions).toEqual(history.versions);
});

it('knows nothing of an entry that no recorded version has, or that came later', () => {
  expect(entryHistoryOf(history, 'chart', '8.0.0')).toBeUndefined();
  expect(entryHistoryOf(history, 'grid', '6.0.0')).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { DeclaredNames } from '../declared-names.ts';
import { snapshotOf } from './history.fixture.ts';
import type { MemberFacts } from './api-snapshot.ts';
import { doubtfulKeys, withUndescribed, type LookedAt } from './undescribed.ts';

type Members = Readonly<Record<string, MemberFacts>>;

const declaresNothing: DeclaredNames = {
  props: [],
  attributes: [],
  slots: [],
  classes: [],
  fields: [],
  isUnnamed: false,
};

/** A version of the entry `grid` that describes some members and declares some names. */
function versionOf(members: Members, names: Partial<DeclaredNames> = {}): LookedAt {
  return {
    described: snapshotOf(members),
    entries: [{ id: 'x/grid', slug: 'grid' }],
    declared: { 'x/grid': { ...declaresNothing, ...names } },
  };
}

/** The members that a version has without a word about them. */
function undescribed(names: Partial<DeclaredNames>, known: Members): string[] {
  return [...withUndescribed(versionOf({}, names), snapshotOf(known))]
    .filter(([, { undocumented }]) => undocumented)
    .map(([key]) => key.split('\t').slice(1).join('.'));
}

function doubtful(...versions: LookedAt[]): string[] {
  return [...doubtfulKeys(versions)].map((key) => key.split('\t').slice(1).join('.'));
}

it('finds what the types have and another version describes, in every table', () => {
  const names = { props: ['rows', 'inner'], slots: ['toolbar'], classes: ['root'] };
  const known = { rows: {}, columns: {}, 'slots.toolbar': {}, 'classes.root': {} };
  expect(undescribed(names, known)).toEqual(['props.rows', 'slots.toolbar', 'classes.root']);
});

it('finds what was tried out under a longer name', () => {
  expect(undescribed({ props: ['unstable_list'] }, { list: {} })).toEqual(['props.unstable_list']);
});

it('takes an attribute of elements for the same as an optional prop, not for a required one', () => {
  const attributes = ['onClick', 'id'];
  expect(undescribed({ attributes }, { onClick: {}, id: { required: true } })).toEqual([
    'props.onClick',
  ]);
});

it('leaves what a version describes as it is', () => {
  const version = versionOf({ rows: { type: 'A' } }, { props: ['rows'] });
  expect(withUndescribed(version, snapshotOf({ rows: { type: 'B' } }))).toEqual(version.described);
});

it('doubts props that only a check of the package names', () => {
  const typed = versionOf({ rows: {}, columns: {} }, { props: ['rows', 'columns'] });
  const checked = versionOf({ rows: {}, columns: {} }, { props: ['rows'] });
  expect(doubtful(typed)).toEqual([]);
  expect(doubtful(typed, checked)).toEqual(['props.columns']);
});

it('doubts parameters that a version leaves without a name', () => {
  const named = versionOf({ 'parameters.inProps': {} });
  const unnamed = versionOf({ 'parameters.parameters': {} }, { isUnnamed: true });
  expect(doubtful(named)).toEqual([]);
  expect(doubtful(named, unnamed)).toEqual(['parameters.inProps', 'parameters.parameters']);
});

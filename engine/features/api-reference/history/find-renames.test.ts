import { expect, it } from 'vitest';
import { changesBetween } from './changes-between.ts';
import type { MemberFacts } from './api-snapshot.ts';
import { historyOf } from './history.fixture.ts';

type Members = Readonly<Record<string, MemberFacts>>;

function told(before: Members, after: Members): string[] {
  const history = historyOf({ '7.0.0': before, '8.0.0': after });
  return changesBetween(history, { from: '7.0.0', to: '8.0.0' }).flatMap(({ changes }) =>
    changes.map(({ kind, name, newName }) =>
      [kind, name, ...(newName === undefined ? [] : [newName])].join(' '),
    ),
  );
}

it('tells of a renamed member once, with what it was and became', () => {
  const history = historyOf({
    '7.0.0': { unstable_rows: { type: 'A' } },
    '8.0.0': { rows: { type: 'A', deprecated: true } },
  });
  const [grid] = changesBetween(history, { from: '7.0.0', to: '8.0.0' });
  const facts = { before: { type: 'A' }, after: { type: 'A', deprecated: true } };
  expect(grid?.changes).toEqual([
    { kind: 'renamed', table: 'props', name: 'unstable_rows', newName: 'rows', ...facts },
    { kind: 'deprecated', table: 'props', name: 'rows', ...facts },
  ]);
});

it('tells of a member that was tried out and not described before', () => {
  expect(told({ unstable_rows: { undocumented: true } }, { rows: { type: 'A' } })).toEqual([
    'renamed unstable_rows rows',
  ]);
});

it('says what else is new about a renamed member', () => {
  expect(told({ Toolbar: { default: 'Bar' } }, { toolbar: { default: 'Line' } })).toEqual([
    'renamed Toolbar toolbar',
    'default toolbar',
  ]);
});

it('knows a longer name by the same type and default', () => {
  const items = { type: 'string[]', default: '[]' };
  expect(told({ expanded: items }, { expandedItems: items })).toEqual([
    'renamed expanded expandedItems',
  ]);
});

it.each<[string, Members, Members]>([
  ['another type', { expanded: { type: 'string[]' } }, { expandedItems: { type: 'number[]' } }],
  ['another default', { expanded: { type: 'A', default: '1' } }, { expandedItems: { type: 'A' } }],
  [
    'a member that must be given now',
    { id: { type: 'A' } },
    { rowId: { type: 'A', required: true } },
  ],
  ['the opposite', { enableKeys: { type: 'boolean' } }, { disableKeys: { type: 'boolean' } }],
  [
    'a common type and another thing',
    { label: { type: 'string' } },
    { labelSize: { type: 'string' } },
  ],
  ['a name alone', { 'classes.day': {} }, { 'classes.dayOutside': {} }],
  ['another table', { toolbar: { type: 'A' } }, { 'slots.toolbar': { type: 'A' } }],
  ['parameters', { 'parameters.props': { type: 'A' } }, { 'parameters.rootProps': { type: 'A' } }],
  ['two that could follow', { id: { type: 'A' } }, { rowId: { type: 'A' }, itemId: { type: 'A' } }],
  ['what nobody described', { Rows: { undocumented: true } }, { rows: { type: 'A' } }],
])('takes nothing for renamed because of %s', (_, before, after) => {
  expect(told(before, after).filter((line) => line.startsWith('renamed'))).toEqual([]);
});

it('lets the strongest evidence decide where several members could follow', () => {
  const button = { default: 'IconButton' };
  expect(
    told(
      { 'slots.NextButton': button, 'slots.Button': button },
      { 'slots.nextButton': button, 'slots.button': button },
    ),
  ).toEqual(['renamed Button button', 'renamed NextButton nextButton']);
});

it('knows a slot by a component made for it, not by one that fills many', () => {
  const own = { default: 'ChartsTooltipRoot' };
  expect(told({ 'slots.popper': own }, { 'slots.tooltip': own })).toEqual([
    'renamed popper tooltip',
  ]);
  const common = { default: 'IconButton' };
  expect(told({ 'slots.save': common }, { 'slots.close': common })).toEqual([
    'added close',
    'removed save',
  ]);
});

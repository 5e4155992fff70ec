import { expect, it } from 'vitest';
import { guidesBetween, namesInCode, passagesAbout } from './migration-guides.ts';

const guide = {
  pathname: '/migration/grid-v7',
  from: '7',
  to: '8',
  sections: [
    { id: 'toolbar', title: 'Toolbar', names: ['showToolbar', 'slots'] },
    { id: 'chart', title: 'Chart', names: ['Chart', 'height'] },
    { id: 'grid', title: 'Grid', names: ['Grid', 'height'] },
    { id: 'gone', title: 'Gone', names: ['OldBar'] },
  ],
};
const isComponent = (name: string) => ['Grid', 'GridPro', 'Chart', 'OldBar'].includes(name);

function placesOf(name: string, ...members: string[]) {
  const changes = members.map((it) => ({ kind: 'removed', table: 'props', name: it }) as const);
  return passagesAbout([guide], { name, changes }, isComponent).map(
    ({ pathname, id, names }) => `${pathname}#${id} ${names.join(' ')}`,
  );
}

it('finds the sections that name a member', () => {
  expect(placesOf('Grid', 'showToolbar', 'density')).toEqual([
    '/migration/grid-v7#toolbar showToolbar',
  ]);
  expect(placesOf('Grid', 'density')).toEqual([]);
});

it('does not take a section about another entry, but one about the free form of a paid one', () => {
  expect(placesOf('Grid', 'height')).toEqual(['/migration/grid-v7#grid height']);
  expect(placesOf('GridPro', 'height')).toEqual(['/migration/grid-v7#grid height']);
  expect(placesOf('Chart', 'height')).toEqual(['/migration/grid-v7#chart height']);
});

it('finds where an entry that went is named, and members as they are written in code', () => {
  const whole = { kind: 'removed', table: 'entry', name: '' } as const;
  expect(passagesAbout([guide], { name: 'OldBar', changes: [whole] }, isComponent)).toEqual([
    { pathname: '/migration/grid-v7', id: 'gone', title: 'Gone', names: ['OldBar'] },
  ]);
  const slot = { kind: 'removed', table: 'slots', name: 'height' } as const;
  const answer = { kind: 'removed', table: 'returns', name: '' } as const;
  expect(
    passagesAbout([guide], { name: 'Grid', changes: [slot, answer] }, isComponent)[0]?.names,
  ).toEqual(['slots.height']);
});

it('takes the guides that lie on the way', () => {
  const next = { ...guide, from: '8', to: '9' };
  const idsOf = (from: string, to: string) =>
    guidesBetween([guide, next], { from, to }).map((it) => it.from);
  expect(idsOf('7.29.1', '8.5.0')).toEqual(['7']);
  expect(idsOf('7.0.0', '9.1.0')).toEqual(['7', '8']);
  expect(idsOf('8.0.0', '8.5.0')).toEqual([]);
});

it.each([
  ['showToolbar', ['showToolbar']],
  ['getRows()', ['getRows']],
  ['apiRef.current.sort(model)', ['sort']],
  ['slots.toolbar', ['toolbar']],
  ['<Grid rows={rows} hidden />', ['Grid', 'rows', 'hidden']],
  ['.MuiDataGrid-cell--editing', ['cell--editing']],
  ['scrollArea--up', ['scrollArea--up']],
  ['npx create --force', []],
  ['import a from "b"', []],
  ['npm install', []],
  ['', []],
])('knows what %j names', (code, names) => {
  expect(namesInCode(code)).toEqual(names);
});

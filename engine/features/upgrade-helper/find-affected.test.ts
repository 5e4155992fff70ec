import { expect, it } from 'vitest';
import type { StepChange } from '../api-reference/history/member-changes.ts';
import { findAffected } from './find-affected.ts';
import { readCode } from './read-code.ts';

const gone: StepChange[] = [
  { kind: 'removed', table: 'props', name: 'dense' },
  { kind: 'renamed', table: 'slots', name: 'popper', newName: 'tooltip' },
  { kind: 'deprecated', table: 'classes', name: 'rows' },
  { kind: 'type', table: 'props', name: 'columns' },
  { kind: 'added', table: 'props', name: 'wide' },
];
const changes = {
  packages: ['@lib/grid', '@lib/grid-pro'],
  entries: [
    { slug: 'grid', changes: gone },
    { slug: 'old-list', changes: [{ kind: 'removed', table: 'entry', name: '' } as const] },
    {
      slug: 'grid-api',
      changes: [{ kind: 'removed', table: 'props', name: 'resize' } as const],
    },
    {
      slug: 'selectors',
      changes: [{ kind: 'renamed', table: 'props', name: 'rowsOf', newName: 'idsOf' } as const],
    },
    ...['tree', 'rich-tree'].map((slug) => ({
      slug,
      changes: [{ kind: 'removed', table: 'methods', name: 'select' } as const],
    })),
  ],
};

function told(source: string): string[] {
  const code = readCode(source);
  if ('brokenLine' in code) throw new Error('The code is broken.');
  return findAffected(code, changes).map(
    ({ line, slug, change: { kind, name } }) => `${String(line)} ${slug} ${kind} ${name}`,
  );
}

it('tells what is gone, renamed or deprecated, and not what is new or typed otherwise', () => {
  const source = `<Grid wide columns dense
  slotProps={{ popper: 1, other: 2 }}
  classes={{ rows: 'a' }}
  sx={{ rows: 1, popper: 2 }} />`;
  expect(told(source)).toEqual([
    '1 grid removed dense',
    '2 grid renamed popper',
    '3 grid deprecated rows',
  ]);
});

it('knows components by the name that their package gives them', () => {
  expect(told(`import { Grid as Rows } from '@lib/grid';\n<Rows dense />`)).toEqual([
    '2 grid removed dense',
  ]);
  expect(told(`import Rows from '@lib/grid/Grid';\n<Rows dense />`)).toHaveLength(1);
  expect(told(`import * as Lib from '@lib/grid-pro';\n<Lib.Grid dense />`)).toHaveLength(1);
});

it.each([
  ['another package', `import { Grid } from '@lib/core';\n<Grid dense />`],
  ['a package whose name begins alike', `import { Grid } from '@lib/grids';\n<Grid dense />`],
  ['the code itself', `function Grid() {}\n<Grid dense />`],
  ['a member of something else', `<Own.Grid dense />`],
  ['the page', `<grid dense />`],
])('says nothing about components of %s', (_, source) => {
  expect(told(source)).toEqual([]);
});

it('tells of what is gone as a whole where it is imported, or where it is used without', () => {
  expect(told(`import { OldList } from '@lib/grid';\n<OldList dense />`)).toEqual([
    '1 old-list removed ',
  ]);
  expect(told('<OldList dense />')).toEqual(['1 old-list removed ']);
});

it('tells of selectors and of what refs lead to, once for all components that have it', () => {
  expect(told(`import { rowsOf } from '@lib/grid';\napiRef.current.resize();`)).toEqual([
    '1 selectors renamed rowsOf',
    '2 grid-api removed resize',
  ]);
  expect(told('apiRef.current.select();')).toEqual(['1 tree removed select']);
});

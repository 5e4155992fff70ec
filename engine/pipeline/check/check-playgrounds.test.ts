import { expect, test } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import type { PlaygroundBlock } from '../../model/page.ts';
import { withApiRoutes } from '../site/api-routes.ts';
import { checkApi } from './check-api.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';

const entries = [
  entryOf('Chip', {
    props: [
      { name: 'label', type: 'React.ReactNode' },
      { name: 'variant', type: "'filled' | 'outlined'", literals: ["'filled'", "'outlined'"] },
      { name: 'onDelete', type: '() => void' },
    ],
    slots: [{ name: 'root' }],
  }),
  entryOf('useChip', { kind: 'hook' }),
];

function problemsOf(block: Partial<PlaygroundBlock>) {
  const playground: PlaygroundBlock = { kind: 'playground', component: 'Chip', line: 9, ...block };
  const page = pageOf('grid/overview', { blocks: [playground] });
  const index = createSiteIndex(configOf([]), [page], new Set());
  return checkApi(withApiRoutes(index, { ...emptyApiData, entries }), [page]);
}

test.each<[string, Partial<PlaygroundBlock>]>([
  ['a component', {}],
  ['props with simple values', { only: ['variant', 'label'], values: { label: 'New' } }],
  ['props that stay', { fixed: { 'aria-label': 'New', 'onDelete.a.b': 'c' } }],
])('a playground of %s is right', (_, block) => {
  expect(problemsOf(block)).toEqual([]);
});

test.each<[string, Partial<PlaygroundBlock>, string]>([
  ['an unknown component', { component: 'Chpi' }, 'no entry named "Chpi". Did you mean Chip?'],
  ['a hook', { component: 'useChip' }, 'no entry named "useChip"'],
  ['an unknown prop', { only: ['varient'] }, 'no prop named "varient" that a simple control'],
  ['a value for an unknown prop', { values: { lable: 'New' } }, 'named "lable"'],
  ['a prop that no control can set', { only: ['onDelete'] }, 'named "onDelete"'],
  ['an unknown prop that stays', { fixed: { 'lable.a': 'New' } }, 'no prop named "lable"'],
  ['a slot', { only: ['root'] }, 'named "root"'],
])('a playground of %s is told with its place', (_, block, text) => {
  const [problem, ...others] = problemsOf(block);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: pageOf('grid/overview').file, line: 9 });
  expect(`${problem?.message ?? ''} ${problem?.fix ?? ''}`).toContain(text);
});

import { expect, test } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import type { AnatomyPart } from '../../model/page.ts';
import { withApiRoutes } from '../site/api-routes.ts';
import { checkAnatomies } from './check-anatomies.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';

const entries = [
  entryOf('Card', { classes: [{ key: 'root', className: 'MuiCard-root' }] }),
  entryOf('CardHeader', {
    slots: [{ name: 'root', className: 'MuiCardHeader-root' }],
    classes: [{ key: 'avatar', className: 'MuiCardHeader-avatar' }],
  }),
  entryOf('useCard', { kind: 'hook' }),
];

function partOf(name: string, line: number, parts: AnatomyPart[] = []): AnatomyPart {
  return { name, line, html: '', parts };
}

function problemsOf(component: string, ...parts: AnatomyPart[]) {
  const block = { kind: 'anatomy', component, line: 9, parts, markdown: '' } as const;
  const page = pageOf('grid/overview', { blocks: [block] });
  const index = createSiteIndex(configOf([]), [page], new Set());
  return checkAnatomies(withApiRoutes(index, { ...emptyApiData, entries }), [page]);
}

test('parts of the component and of those inside it are right', () => {
  const head = partOf('CardHeader', 11, [partOf('CardHeader.avatar', 12)]);
  expect(problemsOf('Card', partOf('root', 10, [head]))).toEqual([]);
});

test.each([
  ['a part that the component lacks', 'Card', 'roots', 11, '"roots"'],
  ['a part that another component lacks', 'Card', 'CardHeader.photo', 11, '"CardHeader.photo"'],
  ['a component that nothing exports', 'Crad', 'root', 9, 'no component named "Crad"'],
  ['a hook', 'useCard', 'root', 9, 'no component named "useCard"'],
])('%s is told with its place', (_, component, name, line, text) => {
  const [problem, ...others] = problemsOf(component, partOf('root', 10, [partOf(name, 11)]));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: pageOf('grid/overview').file, line });
  expect(problem?.message).toContain(text);
});

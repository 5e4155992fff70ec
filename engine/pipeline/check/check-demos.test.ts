import { expect, it } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import { checkDemos } from './check-demos.ts';
import { configOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';

const index = {
  ...createSiteIndex(configOf(), [], new Set()),
  apiData: {
    ...emptyApiData,
    entries: [
      entryOf('Grid', {
        props: [{ name: 'rows', type: 'object[]' }],
        slots: [{ name: 'toolbar', className: 'LibGrid-toolbar' }],
        classes: [
          { key: 'root', className: 'LibGrid-root' },
          { key: 'cell', className: 'LibGrid-cell' },
        ],
      }),
      entryOf('Plain'),
    ],
    accepted: { 'grid/grid': { props: ['hidden'], attributes: true } },
    attributes: ['onClick'],
  },
};

function messagesIn(jsx: string): string[] {
  const text = `import { Grid, Plain } from '@lib/grid';\n${jsx}`;
  const problems = checkDemos(index, new Map([['grid/overview', new Map([['first', text]])]]));
  return problems.map(
    ({ file, line, message, fix }) => `${file}:${String(line)} ${message} ${fix}`,
  );
}

const file = 'content/grid/overview/demos/first.tsx';

it('accepts everything the types allow', () => {
  const props = 'key="a" rows={[]} hidden onClick={go} data-a="" aria-label="" {...others}';
  const objects = 'slots={{ toolbar: A }} classes={{ cell: b, toolbar: c }}';
  expect(messagesIn(`<Grid ${props} />`)).toEqual([]);
  expect(messagesIn(`<Grid rows={[]} ${objects} />`)).toEqual(
    ['slots', 'classes'].map(
      (name) => expect.stringContaining(`no prop named "${name}"`) as string,
    ),
  );
});

it('names the unknown prop, its line and the nearest known one', () => {
  expect(messagesIn('<Grid\n  rosw={[]}\n/>')).toEqual([
    `${file}:3 Grid has no prop named "rosw". Did you mean rows?`,
  ]);
});

it('leaves components alone that are drawn as others or whose props are not known', () => {
  expect(messagesIn('<><Grid component="a" href="/" /><Plain anything /></>')).toEqual([]);
});

it('finds unknown slots and classes', () => {
  const messages = messagesIn('<Grid slots={{ tolbar: A }} classes={{ cel: b }} sx={c} />');
  expect(messages).toContain(`${file}:2 Grid has no slot named "tolbar". Did you mean toolbar?`);
  expect(messages).toContain(`${file}:2 Grid has no class named "cel". Did you mean cell?`);
});

it('finds unknown class names in selectors, only of known components', () => {
  const sheet = "const sx = { '& .LibGrid-cell .LibGrid-cel .Other-cel': {} };";
  expect(messagesIn(sheet)).toEqual([
    `${file}:2 No component has the class "LibGrid-cel". Did you mean LibGrid-cell?`,
  ]);
});

import { expect, it } from 'vitest';
import { checkDemoSources } from './check-demo-sources.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';

const page = pageOf('grid/overview', {
  contents: [{ id: 'sizes', text: 'Sizes', children: [] }],
});
const index = createSiteIndex(configOf(), [page], new Set());

function problemsIn(text: string) {
  return checkDemoSources(index, [page], new Map([['grid/overview', new Map([['first', text]])]]));
}

it('accepts links to headings, to the demo itself, and one pair of marks', () => {
  const text = '// #region\n<a href="#sizes" /><a href="#own" /><p id="own" />\n// #endregion\n';
  expect(problemsIn(text)).toEqual([]);
});

it.each(['<p>\n<a href="#" />', '<p>\n<a href="#colors" />'])(
  'names the dead link of %j',
  (text) => {
    expect(problemsIn(text)).toMatchObject([
      {
        file: 'content/grid/overview/demos/first.tsx',
        line: 2,
        fix: 'Use a heading of the page: #sizes.',
      },
    ]);
  },
);

it('names the line of marks that come twice', () => {
  const pair = '// #region\na\n// #endregion\n';
  expect(problemsIn(`a\n${pair}${pair}`)).toMatchObject([{ line: 5 }]);
});

it('names the line of a character that nobody sees, and how to write it', () => {
  const text = "const a = 'admin';\nif (a !== 'user\u202E') {}\n";
  expect(problemsIn(text)).toMatchObject([
    {
      line: 2,
      message: expect.stringContaining('U+202E in column 16') as string,
      fix: expect.stringContaining('\\u{202E}') as string,
    },
  ]);
});

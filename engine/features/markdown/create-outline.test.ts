import { describe, expect, it } from 'vitest';
import type { Problem } from '../../model/problem.ts';
import { createOutline } from './create-outline.ts';
import { createReport } from './report.ts';

function outlineOf(depths: readonly (readonly [number, string])[], englishIds?: readonly string[]) {
  const problems: Problem[] = [];
  const outline = createOutline(createReport('page.md', problems), englishIds);
  const ids = depths.map(([depth, text], index) => outline.add({ depth, text, line: index + 1 }));
  return { ids, contents: outline.finish(), problems };
}

describe('createOutline', () => {
  it('nests h3 in h2 and gives h4 no place', () => {
    const { ids, contents, problems } = outlineOf([
      [2, 'API'],
      [3, 'API'],
      [4, 'Deep'],
      [3, "What's new?"],
      [2, 'API'],
    ]);
    expect(ids).toEqual(['api', 'api-2', undefined, 'whats-new', 'api-3']);
    expect(contents).toEqual([
      {
        id: 'api',
        text: 'API',
        children: [
          { id: 'api-2', text: 'API', children: [] },
          { id: 'whats-new', text: "What's new?", children: [] },
        ],
      },
      { id: 'api-3', text: 'API', children: [] },
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    [[[3, 'A']], 'jumps from level 1 to 3', 'Write it with ##.', 1],
    [
      [
        [2, 'A'],
        [4, 'B'],
      ],
      'jumps from level 2 to 4',
      'Write it with ###.',
      2,
    ],
    [
      [
        [2, 'A'],
        [3, 'B'],
        [4, 'C'],
        [5, 'D'],
      ],
      'the deepest is 4',
      'Use at most ####, or a list.',
      4,
    ],
  ] as const)('reports wrong levels in %j', (headings, message, fix, line) => {
    const { problems } = outlineOf(headings);
    expect(problems).toEqual([
      { file: 'page.md', line, message: expect.stringContaining(message) as string, fix },
    ]);
  });

  it('borrows English ids by position', () => {
    const { ids, problems } = outlineOf(
      [
        [2, '安装'],
        [3, '用法'],
      ],
      ['installation', 'usage'],
    );
    expect(ids).toEqual(['installation', 'usage']);
    expect(problems).toEqual([]);
  });

  it.each([
    [['a'], 'has 2 headings of the levels 2 and 3, the English page 1'],
    [['a', 'b', 'c'], 'has 2 headings of the levels 2 and 3, the English page 3'],
  ])('reports another number of headings than English: %j', (englishIds, message) => {
    const { problems } = outlineOf(
      [
        [2, '安装'],
        [3, '用法'],
      ],
      englishIds,
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line: 2,
      message: expect.stringContaining(message) as string,
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { Problem } from '../../model/problem.ts';
import { parseFrontmatter } from './parse-frontmatter.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { createReport } from './report.ts';

function read(yaml: string) {
  const problems: Problem[] = [];
  const root = parseMarkdown(`---\n${yaml}\n---\n\nText.\n`);
  return { frontmatter: parseFrontmatter(root, createReport('page.md', problems)), problems };
}

const good = 'title: Filtering\ndescription: Show only some rows.';

describe('parseFrontmatter', () => {
  it('reads every key', () => {
    const yaml = `${good}\nlead: Some rows.\ncomponents: [DataGrid]\nhooks: [useGrid]\npackages: ['@a/b']\nwaiAria: https://w3.org/x\nplan: pro\nquestions: [pin a column]`;
    expect(read(yaml)).toEqual({
      frontmatter: {
        title: 'Filtering',
        description: 'Show only some rows.',
        lead: 'Some rows.',
        components: ['DataGrid'],
        hooks: ['useGrid'],
        packages: ['@a/b'],
        waiAria: 'https://w3.org/x',
        questions: ['pin a column'],
        plan: 'pro',
      },
      problems: [],
    });
  });

  it.each(['只显示某些行。', '开始吧！', 'Go!'])('takes %s as a sentence', (description) => {
    expect(read(`title: A\ndescription: ${description}`).problems).toEqual([]);
  });

  it('counts characters, not bytes', () => {
    expect(read(`title: ${'行'.repeat(70)}\ndescription: A.`).problems).toEqual([]);
  });

  it.each([
    ['description: A.', 1, '"title" is missing.', 'Write "title:"'],
    ['title: A', 1, '"description" is missing.', 'Write "description:"'],
    [`title: ${'x'.repeat(71)}\ndescription: A.`, 2, '"title" has 71 characters; at most 70', '70'],
    ['title: ""\ndescription: A.', 2, '"title" is empty.', 'Write "title:"'],
    ['title: 404\ndescription: A.', 2, '"title" is not text.', 'in quotes'],
    [`title: A\ndescription: ${'x'.repeat(160)}.`, 3, '"description" has 161 characters', '160'],
    ['title: A\ndescription: No end', 3, '"description" does not end a sentence.', 'ending with'],
    [`${good}\ncomponents: DataGrid`, 4, '"components" is not a list.', '[DataGrid]'],
    [`${good}\nhooks: useGrid`, 4, '"hooks" is not a list.', '[useGridApiRef]'],
    [`${good}\npackages: [1]`, 4, '"packages" is not text.', 'packages:'],
    [`${good}\nwaiAria: http://w3.org`, 4, '"waiAria" is not an https address.', 'https://'],
    [`title: "a\\u202Eb"\ndescription: A.`, 2, '"title" holds an unseen character.', 'title'],
    [
      `a: &a [x, x]\nb: &b [*a, *a]\ntitle: *b\n${good}`.replace('title: Filtering\n', ''),
      3,
      'by its name',
      'Write the value out',
    ],
    ['title: *nope\ndescription: A.', 2, 'by its name', 'Write the value out'],
    [`${good}\nplan: gold`, 4, '"plan" is not the name of a plan.', 'pro, premium'],
    [
      `${good}\n\nauthors: [me]`,
      5,
      '"authors" is not a key of the frontmatter.',
      'Use only: title',
    ],
  ])('refuses %j', (yaml, line, message, fix) => {
    const { frontmatter, problems } = read(yaml);
    expect(frontmatter).toBeUndefined();
    expect(problems).toEqual([
      {
        file: 'page.md',
        line,
        message: expect.stringContaining(message) as string,
        fix: expect.stringContaining(fix) as string,
      },
    ]);
  });

  it('reports every wrong key at once', () => {
    expect(read('title: 1\ndescription: x').problems.map(({ line }) => line)).toEqual([2, 3]);
  });

  it.each([
    ['title: a: b\ndescription: A.', 2],
    ['title: A\ntitle: B', 3],
    ['title: [', 2],
  ])('says where %j cannot be read', (yaml, line) => {
    const { problems } = read(yaml);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line,
      message: expect.stringContaining('cannot be read') as string,
    });
  });

  it.each(['- a', 'text', ''])('refuses %j, which is not a set of keys', (yaml) => {
    expect(read(yaml).problems.length).toBeGreaterThan(0);
  });

  it('misses frontmatter that is not there', () => {
    const problems: Problem[] = [];
    parseFrontmatter(parseMarkdown('# A\n'), createReport('page.md', problems));
    expect(problems).toEqual([
      {
        file: 'page.md',
        line: 1,
        message: 'The page has no frontmatter.',
        fix: expect.stringContaining('---') as string,
      },
    ]);
  });
});

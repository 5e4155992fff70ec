import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../model/problem.ts';
import { compilePage } from './compile-page.node.ts';

// The first use of a grammar takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const head = '---\ntitle: Filtering\ndescription: Show only some rows.\n---\n\n';
/** Line of the file on which a body starts. */
const first = 6;

async function problemsOf(body: string): Promise<Problem[]> {
  const source = { folder: 'a', locale: 'en', file: 'a/page.md', text: head + body };
  return (await compilePage(source)).problems;
}

/** Body, line counted from the body's start, part of the message, part of the fix. */
type Vector = readonly [body: string, line: number, message: string, fix: string];

function itReports(vectors: readonly Vector[]): void {
  it.each(vectors)('%j', async (body, line, message, fix) => {
    expect(await problemsOf(body)).toEqual([
      {
        file: 'a/page.md',
        line: first + line,
        message: expect.stringContaining(message) as string,
        fix: expect.stringContaining(fix) as string,
      },
    ]);
  });
}

describe('headings', () => {
  itReports([
    ['a\n\n### B', 2, 'The heading "B" jumps from level 1 to 3.', 'Write it with ##.'],
    ['## A\n\n#### B', 2, 'jumps from level 2 to 4', '###'],
    ['# Other', 0, 'The heading "Other" is of level 1', '# Filtering'],
    ['# Filtering\n\n# Filtering', 2, 'kept for the title', '##'],
    ['> ## A', 0, 'A heading stands inside', 'Move it out'],
    [':::info\n## A\n:::', 1, 'A heading stands inside', 'Move it out'],
  ]);
});

describe('directives', () => {
  itReports([
    ['a\n\n::video{src="x"}', 2, 'There is no directive "::video".', 'demo, info, success'],
    [':::accordion\nx\n:::', 0, 'There is no directive ":::accordion".', 'Use one of:'],
    [':::details\nx\n:::', 0, '":::details" needs a title', ':::details[Title]'],
    [':::details[A]\n:::', 0, '":::details" holds no text.', 'between'],
    ['a\n\n:::steps\n- b\n- c\n:::', 2, 'is not one numbered list', '"1. "'],
    [':::steps\n2. b\n3. c\n:::', 0, 'is not one numbered list', '"1. "'],
    [':::steps\n1. b\n:::', 0, 'at least two steps', '"1. "'],
    [':::steps\n1. b\n2. c\n\nd\n:::', 0, 'is not one numbered list', 'three blanks'],
    [
      ':::steps\n1. b\n2. ```ts\n   x\n   ```\n:::',
      2,
      'does not begin with a sentence',
      'Say first',
    ],
    [
      ':::steps\n1. b\n\n   - ::demo{name="a"}\n\n2. c\n:::',
      3,
      '"::demo" stands inside',
      'inside a step',
    ],
    ['::constructor', 0, 'There is no directive "::constructor".', 'Use one of:'],
    ['::demo', 0, '"::demo" needs the option "name".', '::demo{name="…"}'],
    ['::demo{name="A B"}', 0, '"::demo" cannot use name="A B".', 'lower-case words'],
    ['::demo{name="a" code=full}', 0, 'cannot use code="full"', 'open, closed, preview'],
    ['::demo{name="a" height=tall}', 0, 'cannot use height="tall"', 'a number of pixels'],
    ['::demo{name="a" frame=none}', 0, 'cannot use frame="none"', 'outlined, inline, iframe'],
    ['::demo{name="a" toolbar}', 0, 'cannot use toolbar=""', 'true, false'],
    [
      '::demo{name="a" bg="x"}',
      0,
      '"::demo" has no option "bg".',
      'name, code, height, frame, toolbar, edit',
    ],
    ['::demo{name="feedback"}', 0, 'cannot use name="feedback"', 'no id of the frame'],
    ['::anchor{name="site-nav"}', 0, 'cannot use name="site-nav"', 'no id of the frame'],
    ['::demo[A]{name="a"}', 0, 'takes no text in square brackets', 'Remove'],
    [':::demo{name="a"}\n:::', 0, 'wrong number of colons', 'two colons'],
    ['::info', 0, 'wrong number of colons', 'three colons'],
    [':::info{title="a"}\nx\n:::', 0, '":::info" has no option "title".', 'Remove the option.'],
    ['- a\n\n  ::demo{name="a"}', 2, '"::demo" stands inside', 'Move it out'],
    [':::info\n::api{name="A"}\n:::', 1, '"::api" stands inside', 'Move it out'],
    ['::api{name="A" only=","}', 0, 'cannot use only=","', 'commas'],
    ['::install{packages="a; rm"}', 0, 'cannot use packages="a; rm"', 'package names'],
    ['::install', 0, 'needs the option "packages"', 'package names'],
    [':::info\nx', 0, '":::info" is never closed.', 'Write :::'],
    ['a\n\n:::', 2, 'looks like a directive', 'close only what you opened'],
    ['::: info\nx', 0, '"::: info" looks like a directive', 'without blanks'],
    ['::demo{name="a}', 0, 'looks like a directive', '::name{option="value"}'],
    [':::checklist{name="a"}\n- b\n:::', 0, 'is not a title with a list', ':::checklist['],
    [':::checklist[T]{name="a"}\ntext\n:::', 0, 'is not a title with a list', 'a list'],
    [':::checklist[T]{name="a"}\n- b\n  - c\n:::', 0, 'of single lines', 'a list'],
    ['::anatomy{component="A"}\n\ntext', 0, 'has no list of parts', '- `root`'],
    [':::anatomy{component="A"}\n- `a`\n\ntext\n:::', 0, 'something else', '- `root`'],
    ['::anatomy{component="A"}\n- root', 1, '"root" is not a part', '`thumb`'],
    ['::anatomy\n- `root`', 0, 'component', ''],
    ['::files\n\ntext', 0, '"::files" has no list', '- `name.tsx`'],
    [':::files\n- `a`\n\ntext\n:::', 0, '"::files" has no list', '- `name.tsx`'],
    ['::files\n- a.tsx', 1, '"a.tsx" is not a file.', '`name.tsx`'],
    ['::files\n- `a/`\n  - `b`\n\n    c', 2, 'is not a file', 'indented below'],
    ['::files\n- `app`\n  - `a.tsx`', 1, '"app" has files below it', '`app/`'],
    ['::cards\n\ntext', 0, '"::cards" has no list', '- [Title]'],
    ['::cards\n- text', 1, '"text" is not a card.', '- [Title]'],
    ['::cards\n- [A](/a/) and [B](/b/)', 1, 'is not a card', 'without another link'],
    [':::tabs\n```ts title="a"\n```\n:::', 0, 'at least two code blocks', 'title='],
    [':::tabs\n```ts title="a"\n```\n```js title="a"\n```\n:::', 0, 'different titles', 'title='],
    [
      ':::tabs\n```ts title="a"\n```\n```js title="b"\n```\ntext\n:::',
      5,
      'Only code blocks',
      'title="npm"',
    ],
    [
      ':::tabs{key="A b"}\n```ts title="a"\n```\n```js title="b"\n```\n:::',
      0,
      'cannot use key="A b"',
      'hyphens',
    ],
    ['::::tabs\n:::tab[A]\na\n:::\n::::', 0, 'at least two ":::tab"', ':::tab[Title]'],
    [
      '::::tabs\n:::tab[A]\na\n:::\n:::tab[A]\nb\n:::\n::::',
      0,
      'with different titles',
      ':::tab[Title]',
    ],
    [
      '::::tabs\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\nc\n::::',
      7,
      'Only ":::tab" may stand inside',
      'into one of the tabs',
    ],
    [':::tab[A]\na\n:::', 0, 'outside of ":::tabs"', '::::tabs'],
    ['a :plan[gold] b', 0, '":plan[gold]" is not understood.', 'pro, premium'],
    ['a :kbd[] b', 0, '":kbd[]" is not understood.', 'Ctrl+C'],
  ]);
});

describe('code', () => {
  itReports([
    ['a\n\n```python\nx\n```', 2, 'The code language "python" is not known.', 'tsx'],
    ['```ts {4}\nx\n```', 0, 'The marked lines "{4}" are not in the code.', '1 lines'],
    ['```ts live\nx\n```', 0, 'The code block cannot use "live".', 'title='],
  ]);
});

describe('links and images', () => {
  itReports([
    ['a\n[b](../c/)', 1, 'The link "../c/" is relative.', 'from the root'],
    ['[b](/c)', 0, 'not a canonical address', 'slash'],
    ['[b](http://c.d/)', 0, 'Links with "http:" are not allowed', 'https://'],
    ['[b](/\\evil.test/)', 0, 'not a canonical address', 'slash'],
    ['<http://c.d/>', 0, 'Links with "http:" are not allowed', 'https://'],
    ['[b](javascript:alert(1))', 0, 'Links with "javascript:" are not allowed', 'https://'],
    ['[b][c]\n\n[c]: d.md', 0, 'The link "d.md" is relative.', 'from the root'],
    ['[](/c/)', 0, 'has no text', '[text](address)'],
    ['![a](https://b.c/d.png)', 0, 'is not a file of this site', 'public folder'],
    ['a\n![b](./c.png)', 1, 'There is no picture "./c.png" beside the page.', 'folder of the page'],
    ['![](/a.png)', 0, 'has no description', '![description]'],
    ['::cards\n- [A](a/)', 1, 'The link "a/" is relative.', 'from the root'],
  ]);
});

describe('what has no place on a page', () => {
  itReports([
    ['a\n\n<div>b</div>', 2, 'Raw HTML is not allowed.', 'backticks'],
    ['a Array<string>', 0, 'Raw HTML is not allowed.', 'backticks'],
    ['<!-- note -->', 0, 'Raw HTML is not allowed.', 'Use Markdown'],
    ['a\n\n[^1]: b', 2, 'Footnotes are not allowed.', 'callout'],
    ['a [^1]\n\n[^1]: /b/', 2, 'Footnotes are not allowed.', 'callout'],
    ['- [x] a', 0, 'Task lists are not allowed.', 'Remove the brackets'],
    ['a\\\nb', 0, 'A lone backslash stands at the end', 'two blanks'],
  ]);
});

describe('characters that nobody sees', () => {
  itReports([
    ['a \uE000code.copy\uE001', 0, 'U+E000 in column 3', 'type the line again'],
    ['a\n\nb\u200Bc', 2, 'U+200B in column 2', 'Delete it'],
    ['```ts\nconst a = 1;\n/* \u202E */ if (a) {}\n```', 2, 'U+202E', 'write its escape'],
    ['`\u2066a`', 0, 'U+2066', 'write its escape'],
    ['a\u0000b', 0, 'U+0000', 'Delete it'],
    ['a\u001B[31mb', 0, 'U+001B', 'Delete it'],
    ['a\u00ADb', 0, 'U+00AD', 'Delete it'],
    ['a\uFE01b', 0, 'U+FE01', 'Delete it'],
    ['a\u{E0041}b', 0, 'U+E0041', 'Delete it'],
    ['a\u3164b', 0, 'U+3164', 'Delete it'],
    ['a\uFFFDb', 0, 'U+FFFD', 'Delete it'],
    ['a\u200Db', 0, 'U+200D', 'Delete it'],
    ['a &#x202E;b', 0, 'A reference stands for the unseen character U+202E', 'Remove'],
    ['a &ZeroWidthSpace;b', 0, 'U+200B', 'in backticks'],
    ['a &#xE000;code.copy&#xE001;', 0, 'U+E000', 'Remove'],
    ['![a&#x200B;](/a.png)', 0, 'U+200B', 'Remove'],
  ]);

  it.each(['👩‍💻 ❤️ 1️⃣ 👍🏽', 'a\tb', '`&#x202E;`', '```ts\n"\\u202E"\n```', '　全角'])(
    'leaves %j alone',
    async (body) => {
      expect(await problemsOf(body)).toEqual([]);
    },
  );

  it('leaves the mark of the encoding and the line ends of Windows alone', async () => {
    const text = `\uFEFF${head}a`.replaceAll('\n', '\r\n');
    const source = { folder: 'a', locale: 'en', file: 'a/page.md', text };
    expect((await compilePage(source)).problems).toEqual([]);
  });
});

describe('nesting', () => {
  const vectors = [
    ['quotations', `${'> '.repeat(2000)}a`, 0],
    ['lists in one line', `a\n\n${'- '.repeat(2000)}a`, 2],
    ['numbered lists', `${'1. '.repeat(2000)}a`, 0],
    [
      'lists below one another',
      Array.from({ length: 30 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
      11,
    ],
    ['marks of text', `${'*'.repeat(100)}a${'*'.repeat(100)}`, 0],
    [
      'boxes',
      [
        ...Array.from({ length: 30 }, (_, at) => `${':'.repeat(33 - at)}info`),
        'a',
        ...Array.from({ length: 30 }, (_, at) => ':'.repeat(4 + at)),
      ].join('\n'),
      24,
    ],
  ] as const;

  it.each(vectors)('that is too deep is refused with its line: %s', async (_name, body, line) => {
    expect(await problemsOf(body)).toEqual([
      {
        file: 'a/page.md',
        line: first + line,
        message: expect.stringContaining('stand inside one another') as string,
        fix: expect.stringContaining('Take the inner ones out') as string,
      },
    ]);
  });

  it('of ten lists is not too deep', async () => {
    expect(
      await problemsOf(Array.from({ length: 10 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')),
    ).toEqual([]);
  });
});

describe('several problems', () => {
  it('are all told at once, in order', async () => {
    const problems = await problemsOf('<b>\n\n[a](b)\n\n::x\n\n#### C');
    expect(problems.map(({ line }) => line)).toEqual([6, 8, 10, 12]);
  });

  it('of the frontmatter leave no page but still show those of the text', async () => {
    const text = '---\ntitle: A\n---\n\n# Anything\n\n<b>';
    const source = { folder: 'a', locale: 'en', file: 'a/page.md', text };
    const { page, problems } = await compilePage(source);
    expect(page).toBeNull();
    expect(problems.map(({ line }) => line)).toEqual([1, 7]);
  });

  it('of the text leave a page, so that its links can be checked too', async () => {
    const source = { folder: 'a', locale: 'en', file: 'a', text: `${head}<b>\n\n[a](/b/)` };
    expect((await compilePage(source)).page?.links).toEqual([{ href: '/b/', line: 8 }]);
  });
});

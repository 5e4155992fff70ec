import { expect, it } from 'vitest';
import { fileToken, hrefToken } from '../../model/markdown-token.ts';
import { htmlToken } from '../../model/html-token.ts';
import { definitionsOf } from './definitions-of.ts';
import { markdownOfNodes } from './markdown-of-nodes.ts';
import { parseMarkdown } from './parse-markdown.ts';

function plain(text: string): string {
  const root = parseMarkdown(text);
  const pictures = new Map([['./cat.png', { src: '/pictures/cat.1.webp' }]]);
  const scope = { definitions: definitionsOf(root), majors: { a: '^8.0.0' }, pictures };
  return markdownOfNodes(root.children, scope).trimEnd();
}

const word = (key: string): string => htmlToken(key);

it.each([
  ['# Title\n\n## Part', '## Part'],
  ['a\n\n* b\n* c', 'a\n\n- b\n- c'],
  ['| a | b |\n|---|--:|\n| `x\\|y` | 2 |', '| a | b |\n| - | -: |\n| `x\\|y` | 2 |'],
  ['```tsx title="a.tsx" {2}\nx\ny\n```', '```tsx title="a.tsx"\nx\ny\n```'],
  ['```ts focus="2" words="x" numbers\nx\ny\n```', '```ts\nx\ny\n```'],
  ['````md\n```\n````', '````md\n```\n````'],
  ['[x](/a/#b) [y](https://z.example/)', `[x](${hrefToken('/a/#b')}) [y](https://z.example/)`],
  ['[x][r] and [p](#q)\n\n[r]: /a/', `[x](${hrefToken('/a/')}) and [p](${hrefToken('#q')})`],
  [
    '![A cat](./cat.png) ![A cat][c]\n\n[c]: ./cat.png',
    `![A cat](${fileToken('/pictures/cat.1.webp')}) ![A cat](${fileToken('/pictures/cat.1.webp')})`,
  ],
  ['Press :kbd[Ctrl+C] :plan[pro]', `Press \`Ctrl+C\` (${word('nav.tags.pro')})`],
  [
    ':::warning[Take `care`]\nHot.\n\n- a\n:::',
    `> **${word('callout.warning')}: Take \`care\`**\n>\n> Hot.\n>\n> - a`,
  ],
  [':::info\nHot.\n:::', `> **${word('callout.info')}**\n>\n> Hot.`],
  [
    ':::tabs\n```bash title="npm"\na\n```\n\n```bash title="yarn"\nb\n```\n:::',
    '```bash title="npm"\na\n```\n\n```bash title="yarn"\nb\n```',
  ],
  [
    '::install{packages="a"}',
    ['npm install', 'pnpm add', 'yarn add', 'bun add']
      .map((add) => `\`\`\`bash title="${add.split(' ')[0] ?? ''}"\n${add} a@^8.0.0\n\`\`\``)
      .join('\n\n'),
  ],
  [':::checklist[To do]{name="a"}\n- b\n- c\n:::', '**To do**\n\n- b\n- c'],
  [
    ':::steps\n1. a\n\n   ```ts\n   b\n   ```\n\n2. c\n:::',
    '1. a\n\n   ```ts\n   b\n   ```\n\n2. c',
  ],
  [':::details[Why `a`?]\nText.\n\n- b\n:::', '**Why `a`?**\n\nText.\n\n- b'],
  ['::files\n\n- `_app/` All\n  - `a.tsx`', '- `_app/` All\n  - `a.tsx`'],
  ['::::tabs\n:::tab[A]\na\n:::\n:::tab[B]\n- b\n:::\n::::', '**A**\n\na\n\n**B**\n\n- b'],
  ['::cards\n\n- [A](/a/) Words.', `- [A](${hrefToken('/a/')}) Words.`],
  ['第一行\n第二行', '第一行第二行'],
  ['10:30 and a < b', '10:30 and a < b'],
])('writes %j without directives', (text, markdown) => {
  expect(plain(text)).toBe(markdown);
});

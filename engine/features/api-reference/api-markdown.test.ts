import { expect, it } from 'vitest';
import { apiMarkdown, excerptMarkdown } from './api-markdown.ts';
import type { ApiView } from './api-view.ts';
import { entryOf } from './entry.fixture.ts';

const scope = {
  translate: (key: string) => (key.endsWith('Text') ? `${key} {name}.` : key),
  describe: (markdown: string) => markdown,
  addressOf: (href: string) => `https://docs.example${href}`,
  fileAddressOf: (path: string) => `https://docs.example${path}`,
};

const entry = entryOf('Grid', {
  description: 'Shows rows.',
  deprecated: 'Use Table.',
  inherits: 'Box',
  props: [
    { name: 'rows', type: 'Row[]', required: true, description: 'The rows.' },
    {
      name: 'onSort',
      type: "(by: 'a' | 'b') => void",
      default: '`null`',
      plan: 'pro',
      signature: { parameters: [{ name: 'by', type: "'a' | 'b'", description: 'The column.' }] },
    },
  ],
  slots: [{ name: 'root', className: 'Grid-root', default: "'div'", description: 'All of it.' }],
});

const view: ApiView = {
  entry,
  locale: 'en',
  links: { Box: '/api/box/', Grid: '/api/grid/' },
  types: [],
  demos: [{ text: 'Sorting', href: '/grid/sorting/' }],
  uses: {},
  ancestors: [],
  dataHref: '/api/data/grid/grid.json',
  typesHref: '',
  hrefPrefix: '',
  storagePrefix: '',
};

it('writes an entry as its page shows it, with whole addresses and tables', () => {
  expect(apiMarkdown(view, scope).split('\n\n')).toEqual([
    '> **api.deprecated**\n>\n> Use Table.',
    'Shows rows.',
    '## api.sections.props',
    [
      '| api.name | api.type | api.default | api.description |',
      '| --- | --- | --- | --- |',
      '| `rows` (api.required) | `Row[]` | — | The rows. |',
      "| `onSort` (nav.tags.pro) | `(by: 'a' \\| 'b') => void` | `null` | `by: 'a' \\| 'b'` The column. |",
    ].join('\n'),
    '## api.sections.inheritance',
    'api.inheritanceText [Box](https://docs.example/api/box/).',
    '## api.sections.slots',
    'api.slotsText {name}.',
    [
      '| api.slot | api.className | api.default | api.description |',
      '| --- | --- | --- | --- |',
      "| `root` | `.Grid-root` | `'div'` | All of it. |",
    ].join('\n'),
    '## api.sections.classes',
    'api.classesText {name}.',
    [
      '| api.className | api.rule | api.description |',
      '| --- | --- | --- |',
      '| `.Grid-root` | `root` | All of it. |',
    ].join('\n'),
    '## api.sections.import',
    "```tsx\nimport Grid from '@lib/grid/Grid';\n// or\nimport { Grid } from '@lib/grid';\n```",
    '## api.sections.demos',
    'api.demosText {name}.',
    '- [Sorting](https://docs.example/grid/sorting/)',
    '## api.sections.data',
    'api.dataText {name}. [JSON](https://docs.example/api/data/grid/grid.json)',
  ]);
});

it('writes a hook with its parameters and its answer', () => {
  const signature = {
    parameters: [
      { name: 'id', type: 'string', description: 'The row.' },
      { name: 'options', type: 'Options', optional: true as const },
      { name: 'options.open', type: 'boolean' },
    ],
    returns: { type: 'A | B', description: 'The state.' },
  };
  const hook = entryOf('useGrid', { kind: 'hook', imports: [], signature });
  expect(apiMarkdown({ ...view, entry: hook, demos: [] }, scope).split('\n\n')).toEqual([
    '## api.sections.parameters',
    [
      '| api.name | api.type | api.description |',
      '| --- | --- | --- |',
      '| `id` (api.required) | `string` | The row. |',
      '| `options` | `Options` |  |',
      '| `options.open` | `boolean` |  |',
    ].join('\n'),
    '## api.sections.returns',
    '`A | B`',
    'The state.',
    '## api.sections.data',
    'api.dataText {name}. [JSON](https://docs.example/api/data/grid/grid.json)',
  ]);
});

it('writes only the rows that a text asks for', () => {
  const block = { kind: 'api', name: 'Grid', line: 1, only: ['rows'] } as const;
  expect(excerptMarkdown(view, block, scope).split('\n\n')).toEqual([
    '| api.name | api.type | api.description |\n| --- | --- | --- |\n| `rows` (api.required) | `Row[]` | The rows. |',
    '[api.excerptMore](https://docs.example/api/grid/)',
  ]);
});

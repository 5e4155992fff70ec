import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import type {
  ApiHistory,
  MemberChange,
} from 'engine/features/api-reference/history/api-history.ts';
import type { DemoSources } from 'engine/features/demos/source/demo-sources.ts';
import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import { buildIndex } from 'engine/features/search/index/build-index.ts';
import type { SearchRecord } from 'engine/features/search/index/search-record.ts';
import type { Docs } from './docs/docs.ts';
import { createPageFinder } from './docs/find-page.ts';
import { createSearch } from './docs/create-search.ts';
import type { ToolContext } from './tool.ts';

function pageOf(pathname: string, changes: Partial<MarkdownPage>): MarkdownPage {
  return {
    pathname,
    locale: 'en',
    href: `${pathname}/`,
    markdown: `${pathname}.md`,
    title: pathname,
    description: 'About it.',
    kind: 'guide',
    product: 'grid',
    productName: 'Grid',
    version: '8.5.0',
    headings: [],
    ...changes,
  };
}

const pages = [
  pageOf('/grid/sorting', {
    title: 'Sorting',
    headings: ['Multi-sorting'],
    folder: 'grid/sorting',
    demos: ['basic-sorting', 'multi-sorting'],
  }),
  pageOf('/grid/sorting', {
    title: '排序',
    locale: 'zh',
    href: '/zh/grid/sorting/',
    markdown: '/zh/grid/sorting.md',
  }),
  pageOf('/grid/long', { title: 'Long' }),
  pageOf('/grid/migration', { title: 'Migrate to 8' }),
  pageOf('/api-docs/grid', { title: 'Grid API', kind: 'api', href: '/api/grid/' }),
];

const texts: Readonly<Record<string, string>> = {
  '/grid/sorting.md':
    '# Sorting\n\n## Multi-sorting\n\nHold Shift and click more columns.\n\n## Server\n\nAsk a server.\n',
  '/zh/grid/sorting.md': '# 排序\n\n## 多列排序\n\n按住 Shift 点击更多列。\n',
  '/grid/long.md': `# Long\n\nHow it begins.\n\n## First\n\nShort.\n\n## Second\n\n${'long line\n'.repeat(2001)}`,
  '/grid/migration.md': '# Migrate to 8\n\n## Slots\n\nRename `Header` to `header`.\n',
  '/api-docs/grid.md':
    '# Grid API\n\n## Props\n\n| Name | Description |\n| --- | --- |\n| `sortModel` | The order. |\n| `rows` | The rows. |\n',
};

const entry: ApiEntry = {
  id: 'grid/grid',
  kind: 'component',
  name: 'Grid',
  slug: 'grid',
  folder: 'grid',
  packageName: '@lib/grid',
  file: 'Grid.d.ts',
  imports: [],
  props: [
    { name: 'sortModel', type: 'Model' },
    { name: 'rows', type: 'Row[]' },
  ],
  slots: [],
  classes: [],
  methods: [],
};

const versions = ['7.0.0', '7.8.0', '8.0.0', '8.5.0'];
const members: Record<string, MemberChange[]> = {
  'grid\tentry\t': [{ version: '7.0.0', facts: {} }],
  'grid\tprops\trows': [
    { version: '7.0.0', facts: { type: 'Row[]' } },
    { version: '8.0.0', facts: { type: 'readonly Row[]', required: true } },
  ],
  'grid\tprops\tsortModel': [
    { version: '7.0.0', facts: { type: 'Model', default: '[]' } },
    { version: '8.5.0', facts: { type: 'Model', default: 'null' } },
  ],
  'grid\tprops\tsorting': [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }],
  'grid\tslots\tHeader': [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }],
  'grid\tslots\theader': [{ version: '8.0.0', facts: {} }],
  'grid\tslots\tfooter': [{ version: '8.0.0', facts: {} }],
  'old-list\tentry\t': [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }],
  'old-list\tprops\titems': [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }],
  'grid-pro\tentry\t': [{ version: '8.5.0', facts: { package: '@lib/grid-pro' } }],
  'grid-pro\tprops\tpinned': [{ version: '8.5.0', facts: { package: '@lib/grid-pro' } }],
  'tree-pro\tentry\t': [{ version: '7.8.0', facts: { package: '@lib/grid-pro' } }],
  'tree-pro\tprops\tdepth': [
    { version: '7.8.0', facts: { type: 'number', package: '@lib/grid-pro' } },
    { version: '8.5.0', facts: { type: 'string', package: '@lib/grid-pro' } },
  ],
};
const history: ApiHistory = {
  versions,
  released: versions,
  packages: new Map([['@lib/grid-pro', ['7.8.0', '8.5.0']]]),
  substitutes: new Map(),
  members: new Map(Object.entries(members)),
};

const demo: DemoSources = {
  title: 'BasicSorting demo — Grid',
  ts: 'const a: number = 1;\n',
  js: 'const a = 1;\n',
  files: { 'data.ts': 'export const rows: Row[] = [];' },
  jsFiles: { 'data.js': 'export const rows = [];' },
  html: {},
  versions: { '@lib/grid': '8.5.0' },
};

const multiDemo: DemoSources = {
  ...demo,
  title: 'MultiSorting demo — Grid',
  ts: "import { Grid, type Row } from '@lib/grid';\n",
};

const redirects = [
  { from: '/old/', to: '/grid/sorting/#part', status: 301 },
  { from: '/grid/planned/', to: '/grid/sorting/', status: 302 },
] as const;

function recordOf(page: MarkdownPage): SearchRecord {
  const [, title = '', text = ''] = /## (.*)\n\n(.*)/.exec(texts[page.markdown] ?? '') ?? [];
  const { href, description, kind } = page;
  return {
    href,
    title: page.title,
    description,
    kind: kind === 'api' ? 'api' : 'guide',
    product: 'grid',
    productName: 'Grid',
    trail: [],
    sections: [{ id: 'part', title, text }],
    members: kind === 'api' ? [{ kind: 'slot', name: 'header', text: 'Above the rows.' }] : [],
    anchors: { slot: 'Grid-css-' },
    uses: [],
    weight: 1,
  };
}

function loadJson(path: string): Promise<unknown> {
  const language = path.includes('zh') ? 'zh' : 'en';
  const own = pages.filter(({ locale }) => locale === language);
  const { manifest, files } = buildIndex(own.map(recordOf));
  const folder = `/${language}/`;
  const isStart = path === `/search/${language}.json`;
  return Promise.resolve(isStart ? { folder, ...manifest } : files.get(path.slice(folder.length)));
}

const docs: Docs = {
  name: 'Docs',
  origin: 'https://docs.example',
  languages: ['en', 'zh'],
  pages,
  entries: [
    { id: 'grid/grid', kind: 'component', name: 'Grid', href: '', pathname: '/api-docs/grid' },
  ],
  upgrades: [{ product: 'grid', pathname: '/grid/migration', from: 'v7', to: 'v8' }],
  ...createPageFinder(pages, redirects),
  loadJson,
  textOf: ({ markdown }) => Promise.resolve(texts[markdown] ?? ''),
  histories: [
    { product: 'grid', packages: ['@lib/grid', '@lib/grid-pro'], versions, href: '/grid.json' },
  ],
  historyOf: () => Promise.resolve(history),
  guidesOf: () =>
    Promise.resolve([
      {
        pathname: '/grid/sorting',
        from: '7',
        to: '8',
        sections: [{ id: 'part', title: 'Sorting', names: ['sorting', 'header'] }],
      },
    ]),
  entryOf: () => Promise.resolve(entry),
  demosOf: () => Promise.resolve({ 'basic-sorting': demo, 'multi-sorting': multiDemo }),
};

/** A documentation of a few pages, held in memory. */
export const smallDocs: ToolContext = { docs, search: createSearch(loadJson) };

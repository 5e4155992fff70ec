import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocsProvider, type DocsContextValue } from '../features/config/docs-provider.tsx';
import type { NavNode, PageView } from '../model/page-view.ts';

/** Words for tests: every key stands for itself. */
export const sampleConfig: DocsContextValue = { locale: 'en', translate: (key) => key };

/** Renders part of the shell with the words of `sampleConfig`. */
export function renderSample(tree: ReactNode): string {
  return renderToStaticMarkup(<DocsProvider value={sampleConfig}>{tree}</DocsProvider>);
}

/** A small navigation tree with every kind of entry and every tag. */
export const sampleNodes: readonly NavNode[] = [
  group('/grid-group', 'Grid', [
    page('/grid', 'Overview'),
    page('/grid/filtering', 'Filtering', { newFeature: true, plan: 'premium' }),
    {
      ...page('/grid/features', 'Features'),
      kind: 'subheader',
      newFeature: true,
      children: [page("/grid/o'clock", 'Clock & <more>', { planned: true })],
    },
    group('/grid/rows-group', 'Rows', [
      page('/grid/rows', 'Rows', { unstable: true }),
      { pathname: '/grid/recipes', title: 'Recipes', kind: 'unwritten', children: [] },
    ]),
  ]),
  page('/grid/filtering/deep', 'Filtering in depth'),
  laterGroup('/chart-group', 'Charts & more', [
    page('/chart', 'Overview'),
    laterGroup('/chart/api-group', 'Reference', [page('/chart/api', 'Index')]),
  ]),
  {
    pathname: 'https://store.example',
    href: 'https://store.example',
    title: 'Store',
    kind: 'external',
    children: [],
  },
];

function page(pathname: string, title: string, flags: Partial<NavNode> = {}): NavNode {
  return { pathname, href: `${pathname}/`, title, kind: 'page', children: [], ...flags };
}

function group(pathname: string, title: string, children: readonly NavNode[]): NavNode {
  return { pathname, title, kind: 'group', children };
}

function laterGroup(pathname: string, title: string, children: readonly NavNode[]): NavNode {
  const rows = { href: `/navigation${pathname}.json`, indexHref: children[0]?.href ?? '' };
  return { ...group(pathname, title, children), rows };
}

/** A page that has everything the shell can show. */
export const samplePage: PageView = {
  site: {
    name: 'Sample docs',
    origin: 'https://docs.example',
    homeHref: '/',
    repositoryHref: 'https://code.example/docs',
    version: '8.5.0',
    links: [{ text: 'Components', href: '/components/' }],
    footerLinks: [{ text: 'Support', href: '/support/' }],
  },
  locale: 'en',
  htmlLang: 'en',
  direction: 'ltr',
  pathname: '/grid/filtering',
  folder: 'grid/filtering',
  href: '/grid/filtering/',
  title: 'Filtering',
  documentTitle: 'Filtering - Sample docs',
  description: 'Show only the rows that match.',
  productId: 'grid',
  productCategoryId: 'x',
  products: [
    {
      id: 'core',
      text: 'Core',
      href: '/core/',
      description: 'Buttons',
      glyph: 'material',
      current: false,
      shared: false,
    },
    {
      id: 'grid',
      text: 'Grid',
      href: '/grid/',
      description: 'Tables',
      glyph: 'grid',
      current: true,
      shared: false,
    },
  ],
  versions: [
    { text: 'v8.5.0', href: '/grid/', current: true },
    { text: 'v7', href: 'https://v7.docs.example/grid/' },
  ],
  navigation: { nodes: sampleNodes, active: '/grid/filtering', parents: ['/grid-group'] },
  breadcrumbs: [{ text: 'Family' }, { text: 'Grid', href: '/grid/' }, { text: 'Filtering' }],
  previous: { text: 'Sorting', href: '/grid/sorting/' },
  next: { text: 'Paging', href: '/grid/paging/' },
  alternates: [
    { locale: 'en', htmlLang: 'en', label: 'English', href: '/grid/filtering/', current: true },
    {
      locale: 'zh',
      htmlLang: 'zh-CN',
      label: '简体中文',
      href: '/zh/grid/filtering/',
      current: false,
    },
  ],
  untranslated: false,
  frontmatter: {
    title: 'Filtering',
    description: '',
    plan: 'pro',
    waiAria: 'https://aria.example/',
  },
  packages: [{ name: '@sample/grid', version: '8.5.0', href: 'https://registry.example/grid' }],
  contents: [
    {
      id: 'basics',
      text: 'Basics',
      children: [{ id: 'quick', text: 'Quick', plan: 'pro', children: [] }],
    },
  ],
  blocks: [],
  editHref: 'https://code.example/docs/edit/page.md',
  sourceHref: 'https://code.example/docs/page.md',
  updated: '2026-11-12T23:30:00Z',
  tested: { statements: 9, version: '8.5.0' },
};

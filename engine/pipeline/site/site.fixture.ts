import { defineConfig } from '../../model/define-config.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { NavItem } from '../../model/navigation.ts';
import type { Page, PageLink } from '../../model/page.ts';

/** A small site: one product with two written pages and one that is not. */
export function configOf(items: readonly NavItem[] = defaultItems): DocsConfig {
  return defineConfig({
    name: 'Docs',
    origin: 'https://docs.example',
    locales: [
      { code: 'en', label: 'English', htmlLang: 'en' },
      { code: 'zh', label: '简体中文', htmlLang: 'zh-CN' },
    ],
    products: [
      {
        id: 'grid',
        folder: 'grid',
        name: 'Grid',
        family: 'Family',
        pathname: '/grid',
        packageName: 'react',
        navigation: 'main',
        glyph: 'grid',
        versions: { pathname: '/grid/', older: [{ text: 'v7' }] },
      },
    ],
    navigations: [{ id: 'main', items }],
    versionHost: 'https://{version}.docs.example',
  });
}

const defaultItems: readonly NavItem[] = [
  {
    pathname: '/grid-group',
    title: 'Grid',
    children: [
      { pathname: '/grid', title: 'Overview', folder: 'grid/overview' },
      { pathname: '/grid/sorting', folder: 'grid/sorting', plan: 'pro' },
      { pathname: '/grid/pivoting', folder: 'grid/pivoting', planned: true },
    ],
  },
];

/** A compiled page with a heading `first`, and whatever a test wants to be different. */
export function pageOf(folder: string, changes: Partial<Page> = {}): Page {
  return {
    folder,
    locale: 'en',
    file: `content/${folder}/page.md`,
    frontmatter: { title: folder, description: `About ${folder}.` },
    blocks: [],
    contents: [{ id: 'first', text: 'First', children: [] }],
    links: [],
    ...changes,
  };
}

/** Links as a page holds them, on the lines 11, 12, … */
export function linksTo(...hrefs: readonly string[]): PageLink[] {
  return hrefs.map((href, index) => ({ href, line: 11 + index }));
}

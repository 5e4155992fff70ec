import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocsProvider } from 'engine/features/config/docs-provider.tsx';
import type { NavItem } from 'engine/model/navigation.ts';
import type { NavNode, PageView, ProductLink } from 'engine/model/page-view.ts';
import { createTranslate, type Dictionary } from 'engine/model/translate.ts';
import { versionsOf } from 'engine/model/version-list.ts';
import { docsConfig } from '../docs.config.ts';
import en from '../translations/en.json' with { type: 'json' };
import zh from '../translations/zh.json' with { type: 'json' };
import { galleryFamilies } from './gallery-families.ts';
import type { GalleryGroup } from './gallery-group.ts';
import type { HomeData } from './home-data.ts';
import type { ProductVersions } from './product-versions.ts';

/** Words that a screen asked for and no dictionary has, since the last rendering. */
export const missingWords: string[] = [];

const dictionaries: Record<string, Dictionary> = { en, zh };
const translate = createTranslate({
  dictionaries,
  defaultLocale: 'en',
  warn: (message) => missingWords.push(message),
  error: (message) => missingWords.push(message),
});

/** The words of a language, as screens see them. */
function wordsOf(locale: string): (key: string) => string {
  return (key) => translate(locale, key) ?? key;
}

/** Renders a screen to HTML in one language. */
export function renderScreen(locale: string, screen: ReactNode): string {
  return renderToStaticMarkup(
    <DocsProvider value={{ locale, translate: wordsOf(locale) }}>{screen}</DocsProvider>,
  );
}

function productLinks(locale: string): ProductLink[] {
  return docsConfig.products.map(({ id, name, glyph, pathname, shared = false }) => ({
    id,
    text: name,
    glyph,
    href: `${prefixOf(locale)}${pathname}/`,
    description: wordsOf(locale)(`products.${id}.description`),
    current: false,
    shared,
  }));
}

function prefixOf(locale: string): string {
  return locale === 'en' ? '' : `/${locale}`;
}

/** The view of a screen, with every product of the site. */
export function screenView(locale: string, own: Partial<PageView> = {}): PageView {
  const title = own.title ?? 'Screen';
  return {
    site: {
      name: docsConfig.name,
      origin: docsConfig.origin,
      homeHref: `${prefixOf(locale)}/`,
      version: '8.5.0',
    },
    locale,
    htmlLang: locale,
    direction: 'ltr',
    pathname: '/',
    href: `${prefixOf(locale)}/`,
    title,
    documentTitle: title,
    description: title,
    productId: 'null',
    productCategoryId: 'null',
    products: productLinks(locale),
    versions: [],
    breadcrumbs: [],
    alternates: [],
    untranslated: false,
    folder: '',
    frontmatter: { title, description: title },
    contents: [],
    blocks: [],
    ...own,
  };
}

/** Data of a home page on which only the given pages are written. */
export function homeData(locale: string, written: readonly string[]): HomeData {
  return {
    hrefOf: (pathname) =>
      written.includes(pathname) ? `${prefixOf(locale)}${pathname}/` : undefined,
    productVersions: { 'x-data-grid': '8.5.0', 'material-ui': '7.1.2', system: '7.1.1' },
    componentCount: 95,
    news: [
      {
        date: '2025-06-12',
        title: 'Pivoting',
        text: 'Rows become a cross table.',
        plan: 'premium',
        href: '/news/',
      },
      { date: '2025-06-02', title: 'Smaller pages' },
    ],
    versions: productVersions(locale)[2]?.versions ?? [],
  };
}

/** Versions of every product. */
export function productVersions(locale: string): ProductVersions[] {
  return docsConfig.products
    .filter(({ shared }) => !shared)
    .map(({ id, name, glyph, packageName, versions: plan, family, upgrades = [] }) => {
      const version = family === 'MUI X' ? '8.5.0' : '7.1.2';
      const input = {
        plan,
        version,
        localePrefix: prefixOf(locale),
        versionHost: docsConfig.versionHost,
      };
      const versions = versionsOf(input).map((one) => {
        const guide = upgrades.find(({ from }) => from === one.text);
        const href = `${prefixOf(locale)}${guide?.pathname ?? ''}/`;
        return guide ? { ...one, upgrade: { href, to: guide.to } } : one;
      });
      return { id, name, glyph, packageName, version, released: '2025-06-18', versions };
    });
}

/** The component families of the site's navigation, of which only the given pages are written. */
export function galleryGroups(locale: string, written: readonly string[]): readonly GalleryGroup[] {
  const t = wordsOf(locale);
  const nodesOf = (items: readonly NavItem[] = []): NavNode[] =>
    items.map((item) => ({
      pathname: item.pathname,
      title: titleOf(item) ?? t(`pages.${item.pathname}`),
      kind: 'page',
      ...(item.plan && { plan: item.plan }),
      ...(written.includes(item.pathname) && { href: `${prefixOf(locale)}${item.pathname}/` }),
      children: nodesOf(item.children),
    }));
  const tree = (id: string) => nodesOf(docsConfig.navigations.find((one) => one.id === id)?.items);
  return galleryFamilies(tree('main'), tree('x'));
}

function titleOf({ title, subheader }: NavItem): string | undefined {
  return title === false ? undefined : (title ?? subheader);
}

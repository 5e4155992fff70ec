import type { Locale } from '../../model/locale.ts';
import { markdownPathOf } from '../../model/markdown-path.ts';
import type { Alternate, LinkView, PageView, ProductLink } from '../../model/page-view.ts';
import { productOfPathname, type ProductInfo } from '../../model/product-of-pathname.ts';
import type { Product } from '../../model/product.ts';
import { findScope } from '../../features/offline/worker-path.ts';
import { describeChatLinks } from './describe-chat-links.ts';
import { describeVersions } from './describe-versions.ts';
import { titleOf } from './describe-navigation.ts';
import { fileAddressOf } from './head-addresses.ts';
import { hasPage } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** What a page brings of its own to the frame round it. */
export interface FrameContent {
  locale: Locale;
  pathname: string;
  title: string;
  description: string;
  /** Languages in which the page shows the text of the default one. */
  untranslatedIn?: readonly Locale[];
  /** The product the page belongs to; absent on the site's own pages. */
  product?: Product;
}

/** The parts of a view that every page has, whether written or drawn by a screen. */
export function describeFrame(site: Site, content: FrameContent): PageView {
  const { config } = site.index;
  const { locale, pathname, title, description, product } = content;
  const language = config.locales.find(({ code }) => code === locale);
  return {
    site: { ...describeSite(site, locale, product), ...describeWorker(site, pathname, locale) },
    locale,
    htmlLang: language?.htmlLang ?? locale,
    direction: language?.direction ?? 'ltr',
    pathname,
    href: site.hrefOf(pathname, locale),
    title,
    documentTitle: `${title} - ${product?.family ?? config.name}`,
    description,
    ...productInfoOf(site, pathname, product),
    products: describeProducts(site, locale, product),
    versions: product ? describeVersions(site, product, { locale, pathname }) : [],
    breadcrumbs: [],
    alternates: describeAlternates(site, content),
    ...describeChats(site, content),
    untranslated: false,
    folder: '',
    frontmatter: { title, description },
    contents: [],
    blocks: [],
  };
}

/** Product and category by the rules for paths; pages at the root follow those for the folder of their product. */
function productInfoOf(
  { index, localeCodes }: Site,
  pathname: string,
  product: Product | undefined,
): ProductInfo {
  const { productRules = [] } = index.config;
  const paths = [pathname, ...(product ? [product.textsPathname ?? product.pathname] : [])];
  const infos = paths.map((path) => productOfPathname(path, localeCodes, productRules));
  const found = infos.find((info) => Object.values(info).some((id) => id !== 'null'));
  return found ?? { productId: product?.id ?? 'null', productCategoryId: 'null' };
}

function describeSite(site: Site, locale: Locale, product: Product | undefined): PageView['site'] {
  const { name, origin, repository, products, iconFontHref, analytics, search } = site.index.config;
  const { headerLinks, footerLinks, upgrades, changelog } = site.index.config;
  const version = site.versionOf(product ?? products.find(({ shared }) => shared) ?? products[0]);
  return {
    name,
    origin,
    version,
    homeHref: site.hrefOf('/', locale),
    links: describeLinks(site, locale, headerLinks),
    footerLinks: describeLinks(site, locale, footerLinks),
    ...(upgrades &&
      hasPage(site.index, upgrades) && { upgradesHref: site.hrefOf(upgrades, locale) }),
    ...(repository && { repositoryHref: repository.href }),
    ...(changelog && { hasFeed: true }),
    ...(iconFontHref && { iconFontHref }),
    ...(analytics && { analytics }),
    ...(search?.publicHref && {
      publicSearchHref: search.publicHref.replace('{host}', new URL(origin).host),
    }),
    ...(search?.page &&
      hasPage(site.index, search.page) && { searchHref: site.hrefOf(search.page, locale) }),
  };
}

function describeWorker(site: Site, pathname: string, locale: Locale): Partial<PageView['site']> {
  const { serviceWorker } = site.index.config;
  if (!serviceWorker?.enabled) return {};
  const scope = findScope(site.hrefOf(pathname, locale), serviceWorker.scopes);
  return scope === undefined ? {} : { worker: { scope, hosts: serviceWorker.hosts } };
}

/** Links to those of the pathnames that have a page. */
function describeLinks(site: Site, locale: Locale, pathnames: readonly string[] = []): LinkView[] {
  const { words } = site.inLocale(locale);
  return pathnames
    .filter((pathname) => hasPage(site.index, pathname))
    .map((pathname) => ({
      text: titleOf({ pathname }, words),
      href: site.hrefOf(pathname, locale),
    }));
}

function describeProducts(site: Site, locale: Locale, current: Product | undefined): ProductLink[] {
  const { words } = site.inLocale(locale);
  return site.index.config.products.map((product) => ({
    id: product.id,
    text: product.name,
    href: site.hrefOf(site.firstWritten(product), locale),
    description: words.get(`products.${product.id}.description`),
    glyph: product.glyph,
    current: product.id === current?.id,
    shared: product.shared ?? false,
  }));
}

function describeChats(site: Site, { pathname, locale }: FrameContent): Partial<PageView> {
  const { chatLinks = [], origin } = site.index.config;
  if (chatLinks.length === 0) return {};
  const { words } = site.inLocale(locale);
  const address = fileAddressOf(origin, markdownPathOf(site.hrefOf(pathname, locale)));
  return { chatLinks: describeChatLinks(chatLinks, address, words) };
}

function describeAlternates(site: Site, content: FrameContent): Alternate[] {
  const { pathname, locale: current, untranslatedIn = [] } = content;
  return site.index.config.locales.map(({ code, htmlLang, label }) => ({
    locale: code,
    htmlLang,
    label,
    href: site.hrefOf(pathname, code),
    current: code === current,
    untranslated: untranslatedIn.includes(code),
  }));
}

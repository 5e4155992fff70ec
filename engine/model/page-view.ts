import type { AnalyticsConfig } from './docs-config.ts';
import type { Direction, Locale } from './locale.ts';
import type { Block, ContentsEntry, Frontmatter } from './page.ts';
import type { Plan } from './plan.ts';
import type { TextLanguage } from './text-language.ts';
import type { DocsVersion } from './version.ts';

/** A link as it goes into the HTML: text and address in the reader's language. */
export interface LinkView {
  text: string;
  href: string;
}

/** One of the pages that share a place: the guide, or a part of the API reference. */
export interface TabView extends LinkView {
  current: boolean;
}

/** A navigation entry ready to draw. */
export interface NavNode {
  /** Canonical pathname, or the absolute address of an external entry. */
  pathname: string;
  title: string;
  /** Absent for groups, subheaders and pages that are not written yet. */
  href?: string;
  kind: 'page' | 'group' | 'subheader' | 'external' | 'unwritten';
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  /** Where the rows of a group are that stand only in pages below it. */
  rows?: NavRows;
  children: readonly NavNode[];
}

/** Rows of a group that are loaded when a reader opens it. */
export interface NavRows {
  /** Address of the file with the rows. */
  href: string;
  /** Address of the page that lists the same, for readers without script. */
  indexHref: string;
}

/** A row of the product switcher. */
export interface ProductLink extends LinkView {
  id: string;
  description: string;
  glyph: string;
  current: boolean;
  /** True for what several products share: the menu leads to it, and no tile of its own shows it. */
  shared: boolean;
}

/** The same page in another language. */
export interface Alternate {
  locale: Locale;
  htmlLang: string;
  label: string;
  href: string;
  current: boolean;
  /** True when that address shows the text of the default language: search engines are not sent there. */
  untranslated?: boolean;
}

/** Facts of the site that every page shows. */
export interface SiteView {
  name: string;
  origin: string;
  /** Address of the home page in the reader's language. */
  homeHref: string;
  repositoryHref?: string;
  /** True when changes of the site are told by a feed. */
  hasFeed?: boolean;
  /** Style sheet of an icon web font that the page loads without waiting. */
  iconFontHref?: string;
  /** The service that counts page views and clicks. */
  analytics?: AnalyticsConfig;
  /** The worker that serves this page without a network, and the hosts that register it. */
  worker?: { scope: string; hosts: readonly string[] };
  /** Address of a public search engine restricted to this site, with `{query}`. */
  publicSearchHref?: string;
  /** Address of the page that answers `?q=`. */
  searchHref?: string;
  /** Version of the documented family, read from the installed package. */
  version: string;
  /** Main links in the header of pages without a side navigation. */
  links?: readonly LinkView[];
  /** Address of the page that lists every upgrade guide. */
  upgradesHref?: string;
  /** Small links at the foot of every page. */
  footerLinks?: readonly LinkView[];
}

/** A package a page is about, with the version that is installed. */
export interface PackageView {
  name: string;
  version: string;
  /** Page of the package in its registry. */
  href?: string;
}

/** Everything the shell shows round and in a page: components compute nothing. */
export interface PageView {
  site: SiteView;
  locale: Locale;
  htmlLang: string;
  direction: Direction;
  /** Canonical pathname. */
  pathname: string;
  /** Address in the reader's language, with trailing slash. */
  href: string;
  /** Address of the page that holds the same content first, for search engines. */
  canonicalHref?: string;
  title: string;
  documentTitle: string;
  description: string;
  /** The first sentence of a long description: what stands under the title. */
  lead?: string;
  productId: string;
  productCategoryId: string;
  products: readonly ProductLink[];
  versions: readonly DocsVersion[];
  /** Whole side navigation; absent on pages without one (home, 404). */
  navigation?: NavigationView;
  /** Ancestors and the page itself; entries without a page of their own have no address. */
  breadcrumbs: readonly Breadcrumb[];
  previous?: LinkView;
  next?: LinkView;
  alternates: readonly Alternate[];
  /** Assistants the page can be opened in. */
  chatLinks?: readonly LinkView[];
  /** True when the text is in the default language because no translation exists yet. */
  untranslated: boolean;
  /** The language of the text; absent when it is that of the page. */
  textLanguage?: TextLanguage | undefined;
  /** Content folder of the page; empty on the site's own screens. */
  folder: string;
  frontmatter: Frontmatter;
  packages?: readonly PackageView[];
  /** The pages of the same topic, this one included; absent where there is only one. */
  tabs?: readonly TabView[];
  contents: readonly ContentsEntry[];
  blocks: readonly Block[];
  editHref?: string;
  sourceHref?: string;
  /** ISO date of the last change in git. */
  updated?: string;
  /** ISO date on which the documented version was released, of pages that are read from a package. */
  released?: string;
  /** How many statements of the page are tested, and with which version. */
  tested?: { statements: number; version: string };
}

/** The tree of one navigation and where the reader stands in it. */
export interface NavigationView {
  nodes: readonly NavNode[];
  /** Pathname of the active entry. */
  active?: string;
  /** Pathnames of the groups above the active entry. */
  parents: readonly string[];
}

/** One step of the way from the root to the page. */
export interface Breadcrumb {
  text: string;
  href?: string;
}

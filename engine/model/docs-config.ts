import type { SandboxFacts } from '../base/site-facts.ts';
import type { AdConfig } from './ad-config.ts';
import type { IconSetConfig } from './icon-set.ts';
import type { LocaleInfo } from './locale.ts';
import type { Navigation } from './navigation.ts';
import type { Product } from './product.ts';
import type { ProductRule } from './product-of-pathname.ts';
import type { ReleaseLine } from './release-line.ts';

/** Where the sources can be read and edited; absent when the site has no public repository. */
export interface Repository {
  /** Address of the repository without trailing slash. */
  href: string;
  branch: string;
  /** Folder of the content inside the repository, e.g. `site/content`. */
  contentPath: string;
}

/** How a site is searched besides by its own index. */
export interface SearchConfig {
  /** Other words for the words of the pages, by language: `{ en: { dropdown: ['select'] } }`. */
  aliases?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What else pages are called, in any language, by pathname. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** What stands before or after the name of a component in the names of its other forms, or other forms by name; a list shows one form. */
  forms?: {
    before?: readonly string[];
    after?: readonly string[];
    named?: Readonly<Record<string, string>>;
  };
  /** Messages of libraries: the packages that show them, and the pages that explain those of a file. */
  messages?: {
    packages: readonly string[];
    /** What stands before each message and a colon, such as `Lib`; its flags do not count. */
    opening: RegExp;
    pages: readonly (readonly [file: RegExp, pathname: string])[];
  };
  /** Address of a public search engine, with `{host}` and `{query}`: for readers without script or index. */
  publicHref?: string;
  /** Pathname of the page that answers `?q=`, where browsers send what is typed into their own field. */
  page?: string;
}

/** The service that counts page views and clicks. */
export type AnalyticsConfig =
  /** Google's tag: the measurement id, and where the script comes from. */
  | { gtag: string; script: string }
  /** An address of the site's own service that takes one message per event. */
  | { beacon: string };

/** The workers that make pages readable without a network. */
export interface ServiceWorkerConfig {
  /** Hosts, with their port if they have one, that register the workers: an exact match counts. */
  hosts: readonly string[];
  /** Folders with a worker each, with a slash at both ends; the nearest one serves a page. */
  scopes: readonly string[];
  /** False publishes workers that remove themselves from every browser that has one. */
  enabled: boolean;
}

/** An assistant on the web that takes a question in its address. */
export interface ChatLink {
  name: string;
  /** Address with `{prompt}` where the question goes, e.g. `https://chat.example/?q={prompt}`. */
  href: string;
}

/** The watermark of packages for which the site has no license key. */
export interface Watermark {
  /** Packages whose demos show it. */
  packages: RegExp;
  /** Styles that keep it off what a demo shows; pages with such demos bring them. */
  css: string;
}

/** Names under which pages keep what readers chose; sites that share a host need different ones. */
export interface StorageConfig {
  /** What stands before all names; unless chosen, `docs-` before most and nothing before those of feedback, edits, tabs and code. */
  prefix?: string;
  /** What stands before `mode` and `color-scheme-light`, when the documented library keeps them; else the prefix. */
  modePrefix?: string;
}

/** What the engine has to know of the library whose demos it shows. */
export interface LibraryConfig {
  /** How its classes begin, such as `Lib` of `LibButton-root`: utility classes reach what demos open over the page. */
  classPrefix?: string;
  /** What projects need that readers make of demos; React alone unless named. */
  sandbox?: SandboxFacts;
}

/** Pathnames of pages that the engine leads to. */
export interface AddressConfig {
  /** Page on which demos are edited, without what stands around other pages; `/playground` unless chosen. */
  playground?: string;
  /** Page that is shown in place of one which was not saved; `/offline` unless chosen. */
  offline?: string;
}

/** Everything a site chooses; it stays at build time. */
export interface DocsConfig {
  /** Name of the site in header and titles. */
  name: string;
  /** Public origin, e.g. `https://docs.example`, used in canonical links, sitemap and feeds. */
  origin: string;
  /** Languages, the default one first. */
  locales: readonly LocaleInfo[];
  products: readonly Product[];
  /** By pathname, what analytics and search call the product of a page; the first rule that fits wins. */
  productRules?: readonly ProductRule[];
  watermark?: Watermark;
  navigations: readonly Navigation[];
  /** Products that are released together; without them readers cannot say which versions they use. */
  releaseLines?: readonly ReleaseLine[];
  /** Host of older versions, with `{version}` to be replaced, e.g. `https://{version}.mui.com`. */
  versionHost: string;
  /** By version, the pages that older sites have too: canonical pathname here, address there. */
  olderPages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  repository?: Repository;
  /** File, from the folder of the site, whose releases are the feed; without it there is no feed. */
  changelog?: string;
  search?: SearchConfig;
  /** Style sheet of an icon web font; without it none is loaded. */
  iconFontHref?: string;
  /** Without it nothing is counted. */
  analytics?: AnalyticsConfig;
  /** Without it no page registers a worker and none is published. */
  serviceWorker?: ServiceWorkerConfig;
  /** Without it pages have no place for ads. */
  ads?: AdConfig;
  /** The icons that `::icons` lets readers search; without it no page may ask for them. */
  icons?: IconSetConfig;
  /** Assistants that pages can be opened in; none unless named. */
  chatLinks?: readonly ChatLink[];
  /** Address of the page on which readers make a theme for demos; without it demos offer no themes. */
  themeStudio?: string;
  storage?: StorageConfig;
  addresses?: AddressConfig;
  library?: LibraryConfig;
  /** Canonical pathname of the page that lists every upgrade guide. */
  upgrades?: string;
  /** Pathnames of the main links in the header of pages without a side navigation. */
  headerLinks?: readonly string[];
  /** Pathnames of the small links at the foot of every page. */
  footerLinks?: readonly string[];
}

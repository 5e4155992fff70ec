import type { ApiHistory } from '../../features/api-reference/history/api-history.ts';
import type { IconsView } from '../../features/icons/icons-view.ts';
import type { Locale } from '../../model/locale.ts';
import type { NavItem, Navigation } from '../../model/navigation.ts';
import type { NavNode } from '../../model/page-view.ts';
import type { Problem } from '../../model/problem.ts';
import type { Product } from '../../model/product.ts';
import type { ApiUse } from './api-uses.ts';
import type { SiteIndex } from './site-index.ts';
import type { Words } from './words.ts';

/** The parts of a site that depend on the language only. */
export interface SiteInLocale {
  words: Words;
  /** Side navigations by id; one object per language so that drawings of it can be kept. */
  navigations: ReadonlyMap<string, readonly NavNode[]>;
}

/** A whole checked site, from which any page can be described. */
export interface Site {
  /** Folder of the site. */
  dir: string;
  index: SiteIndex;
  /** Demos by the id of the API entry they show. */
  apiUses: ReadonlyMap<string, readonly ApiUse[]>;
  /** What is known of other versions, by the folder of the product. */
  apiHistory: ReadonlyMap<string, ApiHistory>;
  localeCodes: readonly Locale[];
  /** Address of a pathname in a reader's language. */
  hrefOf(pathname: string, locale: Locale): string;
  inLocale(locale: Locale): SiteInLocale;
  /** Installed version of any package. */
  packageVersion(name: string): string;
  /** ISO date on which the installed version of a package was released, when the package tells. */
  releaseDate(name: string): string | undefined;
  /** Installed version of a product's package. */
  versionOf(product: Product | undefined): string;
  /** Pathname of the written page nearest to a product's first one. */
  firstWritten(product: Product): string;
  /** The entries of a navigation that lead to a page. */
  writtenItems(navigation: Navigation): readonly NavItem[];
  /** Date of the last change by absolute file name. */
  updated: ReadonlyMap<string, string>;
  /** How many statements of a folder's page tests prove. */
  claims: ReadonlyMap<string, number>;
  /** The icons that pages let readers search; undefined when the site has none. */
  icons: IconsView | undefined;
}

/** A site with what was found wrong and how much was compiled for it. */
export interface LoadedSite {
  site: Site;
  problems: Problem[];
  compiled: number;
  reused: number;
}

import type { DocsVersion } from 'engine/model/version.ts';
import type { NewsEntry } from './news-list.tsx';
import type { HrefOf } from './written-page.ts';

/** What the home page shows besides the products of its view. */
export interface HomeData {
  hrefOf: HrefOf;
  /** Installed version of each product's package, by product id. */
  productVersions: Readonly<Record<string, string>>;
  /** Number of components in the gallery. */
  componentCount: number;
  /** Latest entries of the changelog; without any the section is left out. */
  news: readonly NewsEntry[];
  changelogHref?: string;
  /** Versions of the documented family; without any the section is left out. */
  versions: readonly DocsVersion[];
}

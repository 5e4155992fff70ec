import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import type { UpgradeGuide } from 'engine/model/version.ts';
import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import type { ListedHistory } from 'engine/features/api-reference/history/history-data.ts';
import type { MigrationGuide } from 'engine/features/api-reference/history/migration-guides.ts';
import type { PageDemos } from 'engine/features/demos/source/demo-sources.ts';

/** An entry of the API reference as the list of all entries names it. */
export interface ListedEntry {
  id: string;
  kind: string;
  name: string;
  /** Address of the entry's data. */
  href: string;
  plan?: string;
  /** Canonical pathname of its page; absent when it has none. */
  pathname?: string;
  /** Address of its page in the default language. */
  page?: string;
}

/** The page that an address leads to. */
export interface FoundPlace {
  page: MarkdownPage;
  /** Absent for the page's own address; a substitute is shown until the page that was asked for is written. */
  instead?: 'moved' | 'substitute';
}

/** A guide from one version of a product to another. */
export interface ListedUpgrade extends UpgradeGuide {
  product: string;
}

/** The built documentation, read from its folder when something is asked for. */
export interface Docs {
  name: string;
  origin: string;
  /** Codes of its languages, the default one first. */
  languages: readonly string[];
  pages: readonly MarkdownPage[];
  entries: readonly ListedEntry[];
  /** The products of which other versions are known. */
  histories: readonly ListedHistory[];
  /** The guides from version to version, of each product the newest first. */
  upgrades: readonly ListedUpgrade[];
  /** What an address of any spelling or age leads to, and whether that is what was asked for. */
  findPlace: (address: string, language: string) => FoundPlace | undefined;
  /** The page at an address of any spelling or age; undefined when it leads to none. */
  findPage: (address: string, language: string) => MarkdownPage | undefined;
  /** Reads a file of the site that holds data. */
  loadJson: (path: string) => Promise<unknown>;
  textOf: (page: MarkdownPage) => Promise<string>;
  entryOf: (entry: ListedEntry) => Promise<ApiEntry>;
  historyOf: (listed: ListedHistory) => Promise<ApiHistory>;
  /** The guides from major to major of a product that has a history. */
  guidesOf: (listed: ListedHistory) => Promise<readonly MigrationGuide[]>;
  demosOf: (page: MarkdownPage) => Promise<PageDemos>;
}

/** When something came: the version it came with and, where that is not known exactly, the one looked at before. */
export type Arrival = readonly [since: string, after?: string];

/** A release line as browsers get it. */
export interface ListedLine {
  id: string;
  /** Name for readers. */
  name: string;
  /** Versions that a reader can say to use, the newest first. */
  versions: readonly string[];
  /** Packages that install commands ask for in the reader's version. */
  packages: readonly LinePackage[];
  /** Pathnames of guides whose commands lead to another version and stay as they are. */
  upgrades: readonly string[];
}

/** A package of a release line. */
export interface LinePackage {
  name: string;
  /** What to ask for instead of a version that the package was not released with; empty where nothing fits. */
  instead?: Readonly<Record<string, string>>;
}

/** What came to a release line since the first version that was looked at. */
export interface LineNews {
  /** By the pathname of an API page and the anchor of a row; no anchor means the whole page. */
  entries: Readonly<Record<string, Readonly<Record<string, Arrival>>>>;
  /** By the pathname of a guide and the name of a member of what it teaches. */
  guides: Readonly<Record<string, Readonly<Record<string, Arrival>>>>;
}

/** Where browsers find all release lines. */
export const linesHref = '/api/data/lines/index.json';

/** Where browsers find the news of a release line. */
export function newsHrefOf({ id }: Pick<ListedLine, 'id'>): string {
  return `/api/data/lines/${id}.json`;
}

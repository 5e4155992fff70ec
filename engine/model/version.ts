/** One older version in a product's version switcher. */
export interface OlderVersion {
  /** Shown text and host label, e.g. `v7`. */
  text: string;
  /** Pathname on the older site when it differs from the product's own. */
  pathname?: string;
}

/** Everything needed to list a product's versions. */
export interface VersionPlan {
  /** Pathname with trailing slash that a version entry leads to. */
  pathname: string;
  older: readonly OlderVersion[];
}

/** A written guide that leads from one version of a product to another. */
export interface UpgradeGuide {
  /** Canonical pathname of the guide. */
  pathname: string;
  /** Where its reader comes from, e.g. `v7` or `lab`; absent when it is about one version only. */
  from?: string;
  to: string;
}

/** One entry of the version switcher. */
export interface DocsVersion {
  text: string;
  href: string;
  current?: boolean;
  /** The guide that leads on from an older version, and the version it leads to. */
  upgrade?: { href: string; to: string };
}

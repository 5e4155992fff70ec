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

/** One entry of the version switcher. */
export interface DocsVersion {
  text: string;
  href: string;
  current?: boolean;
}

import type { DocsVersion } from 'engine/model/version.ts';

/** The versions of one product. */
export interface ProductVersions {
  id: string;
  name: string;
  glyph: string;
  packageName: string;
  /** Version of the installed package, e.g. `8.5.0`. */
  version: string;
  /** ISO date of that version's release; absent when the package does not tell. */
  released?: string;
  /** Entries of the product's version switcher. */
  versions: readonly DocsVersion[];
  /** Absent when the site has no public repository. */
  releaseNotesHref?: string;
}

/** A guide from version to version, in the language of a view. */
export interface Upgrade {
  title: string;
  href: string;
  /** What the guide is about. */
  description: string;
  /** Where its reader comes from; absent when it is about one version only. */
  from?: string;
  to: string;
  /** Language of title and description, when it is not that of the page. */
  lang?: string;
}

/** The guides of one product, the newest first. */
export interface ProductUpgrades {
  id: string;
  name: string;
  glyph: string;
  /** True for what is the same in several products. */
  shared: boolean;
  guides: readonly Upgrade[];
}

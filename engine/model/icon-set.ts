/** One way in which the icons of a set are drawn. */
export interface IconStyle {
  /** In addresses, file names and words: `icons.styles.<id>`. */
  id: string;
  /** What names of components in this style end in; empty for the plain one. */
  suffix: string;
}

/** A value of a prop that readers may choose for an icon. */
export interface IconProp {
  /** What readers choose, in the words of the code. */
  label: string;
  /** The prop as it is written in JSX; empty for the default. */
  code: string;
}

/** How large an icon may be. */
export interface IconSize extends IconProp {
  pixels: number;
}

/** Which color an icon may have. */
export interface IconColor extends IconProp {
  /** A CSS color. */
  css: string;
}

/** A package of icons that pages let readers search. */
export interface IconSetConfig {
  packageName: string;
  /** Module of the package that exports every icon, one file each. */
  entry: string;
  /** Styles in the order in which readers choose them, the plain one first. */
  styles: readonly IconStyle[];
  /** Names that stand before all others, and that the page shows without script. */
  common: readonly string[];
  /**
   * Other words for what icons show. Each leads to names (`Delete`) or to words that names hold (`delete`),
   * with blanks between them.
   */
  meanings: Readonly<Record<string, string>>;
  sizes: readonly IconSize[];
  colors: readonly IconColor[];
}

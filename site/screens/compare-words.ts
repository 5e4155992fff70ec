/** What a comparison of two versions says, in the language of the page. */
export interface CompareWords {
  /** By kind of change. */
  kinds: Readonly<Record<string, string>>;
  whole: string;
  none: string;
  /** Stands before the sections of migration guides. */
  inGuide: string;
  /** With `{count}`. */
  compared: string;
  /** With `{chosen}` and `{version}`. */
  replaced: string;
  same: string;
  failed: string;
}

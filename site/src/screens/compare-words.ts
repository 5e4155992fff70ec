/** What a comparison of two versions says, in the language of the page. */
export interface CompareWords {
  /** By kind of change. */
  kinds: Readonly<Record<string, string>>;
  whole: string;
  none: string;
  /** With `{count}`. */
  compared: string;
  same: string;
  failed: string;
}

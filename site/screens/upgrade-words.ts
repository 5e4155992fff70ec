/** What the helper says about code, in the language of the page. */
export interface UpgradeWords {
  /** By kind of change. */
  kinds: Readonly<Record<string, string>>;
  checking: string;
  /** With `{count}`, `{from}` and `{to}`. */
  found: string;
  /** With `{from}` and `{to}`. */
  none: string;
  /** With `{line}`. */
  broken: string;
  empty: string;
  /** With `{count}`. */
  long: string;
  failed: string;
  /** With `{line}`. */
  line: string;
}

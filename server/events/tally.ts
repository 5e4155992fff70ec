/** One thing to count; no two of them can be told to come from the same reader. */
export interface Tally {
  name: string;
  /** Pathname of the page, of page views only. */
  page: string;
  action: string;
  label: string;
  /** What a metric measured; 0 for what is only counted. */
  value: number;
}

/** An address without a page and where it leads; `*` ends `from` and stands for the same text in `to`. */
export interface Redirect {
  from: string;
  /** A pathname of the site or a whole address. */
  to: string;
  status: 301 | 302 | 307 | 308;
}

/** The lines of a source that make its preview, counted from 0, and the indentation they share. */
export interface PreviewLines {
  first: number;
  last: number;
  indent: number;
}

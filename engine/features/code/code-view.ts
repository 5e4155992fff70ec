/** Highlighted code ready to be put in a frame. */
export interface CodeView {
  /** Finished HTML for the inside of `<pre><code>`. */
  html: string;
  /** Name for listeners; set only when the code can be cut off and must be reachable by keyboard. */
  scrollLabel?: string | undefined;
  /** The code is cut at the greatest height of a block. */
  tall?: boolean | undefined;
}

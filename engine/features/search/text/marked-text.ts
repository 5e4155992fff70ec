/** A stretch of text from `start` up to `end`. */
export type Range = readonly [start: number, end: number];

/** Plain text and where it matches: never HTML, so that nothing in it can become an element. */
export interface MarkedText {
  text: string;
  marks: readonly Range[];
}

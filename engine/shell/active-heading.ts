/** A heading the contents list points to. */
export interface HeadingPlace {
  id: string;
  /** Distance from the top of the document. */
  top: number;
}

/** How the reader stands in the document. */
export interface Viewport {
  scrollTop: number;
  height: number;
  /** Height of the bars that cover the top; a heading jumped to comes to rest just below them. */
  covered: number;
}

/* A heading comes to rest a few pixels off when fonts or pictures arrive during the jump. */
const slack = 8;

/* Nothing is active while the head of the page is in view. */
const headOfPage = 200;

/** The section being read: the last heading in the upper eighth of the viewport, under the bars or above. */
export function findActiveHeading(
  headings: readonly HeadingPlace[],
  { scrollTop, height, covered }: Viewport,
): string | undefined {
  if (scrollTop < headOfPage) return undefined;
  const readingLine = scrollTop + Math.max(height / 8, covered + slack);
  return headings.findLast(({ top }) => top < readingLine)?.id;
}

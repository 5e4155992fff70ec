/** What fits into one line under a title. */
const mostLetters = 72;

/** The description of a page as it stands under its title: all of a short one, the first sentence of a long one. */
export function leadOf(description: string, locale: string): string {
  if (description.length <= mostLetters) return description;
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(description);
  return [...sentences][0]?.segment.trim() ?? description;
}

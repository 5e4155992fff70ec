import type { Frontmatter } from './page.ts';

/** Letters that fit into the line under a title. */
export const longestLead = 72;

/** The line under the title of a page: its own, or a short description, or the first sentence of a long one. */
export function leadOf({ lead, description }: Frontmatter, locale: string): string {
  if (lead !== undefined || description.length <= longestLead) return lead ?? description;
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(description);
  return [...sentences][0]?.segment.trim() ?? description;
}

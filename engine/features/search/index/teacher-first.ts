import type { PageKind } from '../search-engine.ts';

/** Share of what the row that lists a name says about it which the text that teaches it needs to stand above. */
const teacherShare = 0.85;

/** Of pages by rank, lets the best text stand first when a name was asked for: who looks up a prop or a hook wants to use it. */
export function teacherFirst<Page extends { kind: PageKind }>(
  ranked: readonly Page[],
  saying: (page: Page) => number,
): Page[] {
  const [first] = ranked;
  const teacher = ranked.find(({ kind }) => kind === 'guide');
  if (!first || !teacher || saying(teacher) === 0) return [...ranked];
  if (saying(teacher) < saying(first) * teacherShare) return [...ranked];
  return [teacher, ...ranked.filter((page) => page !== teacher)];
}

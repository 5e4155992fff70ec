import type { PageKind } from '../search-engine.ts';

/** Share of the score of the row that lists a name which the text that teaches it needs to stand above. */
const teacherShare = 0.85;

/** Of pages by rank, lets the best text stand first when the name of a row was asked for: who looks up a prop wants to use it. */
export function teacherFirst<Page extends { kind: PageKind; score: number }>(
  ranked: readonly Page[],
): Page[] {
  const [first] = ranked;
  const teacher = ranked.find(({ kind }) => kind === 'guide');
  if (!first || !teacher || teacher.score < first.score * teacherShare) return [...ranked];
  return [teacher, ...ranked.filter((page) => page !== teacher)];
}

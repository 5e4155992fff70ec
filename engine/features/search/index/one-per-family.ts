import type { IndexManifest } from './index-files.ts';
import type { ScoredPage } from './score-pages.ts';

/** Share of the score of the best form of a component that the plain form needs to stand for all. */
const plainFormShare = 0.8;

/** Of the forms of a component one is listed: the plain one, unless another answers far better. */
export function onePerFamily(
  scored: readonly ScoredPage[],
  families: IndexManifest['families'],
): ScoredPage[] {
  const familyOf = new Map(
    families.flatMap((pages) => pages.map((page) => [page, pages] as const)),
  );
  const byPage = new Map(scored.map((it) => [it.page, it]));
  const seen = new Set<readonly number[]>();
  return scored.flatMap((it) => {
    const family = familyOf.get(it.page);
    if (!family) return [it];
    if (seen.has(family)) return [];
    seen.add(family);
    const forms = family.flatMap((page) => byPage.get(page) ?? []);
    const plain = forms.find(({ score }) => score >= it.score * plainFormShare) ?? it;
    return [{ ...plain, score: it.score }];
  });
}

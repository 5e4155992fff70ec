import type { FoundPart } from '../search-engine.ts';
import { markMatches } from '../text/mark-matches.ts';
import { nameKey, termsOf } from '../text/terms-of.ts';
import type { PageCard } from './index-files.ts';
import { isMet, markedTerms, type Targets } from './targets.ts';

/** Most places shown below one page. */
const most = 3;

interface Candidate extends Omit<FoundPart, 'title'> {
  name: string;
  fit: number;
}

/** The places of a page that a question names, best first; failing that the section that speaks of it. */
export function findParts(card: PageCard, targets: Targets, section: number): FoundPart[] {
  const named = candidatesOf(card, targets)
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most);
  const [id, title] = card.sections[section] ?? [];
  const spoken: Candidate[] =
    named.length === 0 && id && title ? [{ ...sectionOf(card, id, title), fit: 0 }] : [];
  return [...named, ...spoken].map(({ kind, href, plan, name }) => ({
    kind,
    href,
    ...(plan && { plan }),
    title: markMatches(kind === 'demo' ? name.replaceAll('-', ' ') : name, markedTerms(targets)),
  }));
}

function candidatesOf(card: PageCard, targets: Targets): Candidate[] {
  const own = new Set(termsOf(`${card.title} ${card.name ?? ''}`));
  const fitOf = (name: string) => fitness(name, targets, own);
  const sections = card.sections
    .filter(([id]) => id !== '')
    .map(([id, title]) => ({ ...sectionOf(card, id, title), fit: fitOf(title) }));
  const members = card.members.flatMap(({ kind, anchor, names, plans }) =>
    names.map((name) => {
      const plan = plans?.[name];
      const href = `${card.href}#${anchor}${name}`;
      return { kind, name, href, ...(plan && { plan }), fit: fitOf(name) };
    }),
  );
  const headings = card.members.flatMap(({ kind, heading }) =>
    heading && kind === targets.rows ? [{ ...sectionOf(card, ...heading), fit: 100 }] : [],
  );
  return [...headings, ...sections, ...members];
}

function sectionOf({ href }: PageCard, id: string, title: string): Omit<Candidate, 'fit'> {
  return { kind: 'section', name: title, href: `${href}#${id}` };
}

/** Exact names first; then names with all that was asked; then those with what the page's title lacks. */
function fitness(name: string, { key, names, wants }: Targets, own: ReadonlySet<string>): number {
  const lower = name.toLowerCase();
  // Taking names apart is dear, and most of a page's two hundred have nothing to do with the question.
  if (!wants.some(({ any, parts }) => [...any, ...parts].some((it) => lower.includes(it))))
    return 0;
  const nameIs = nameKey(name);
  if (nameIs === key || names.has(nameIs)) return 100;
  const has = termsOf(name);
  const met = wants.filter((want) => isMet(want, has));
  if (met.length === 0 || met.every((want) => isMet(want, [...own]))) return 0;
  const share = met.length / wants.length;
  return share < 0.5 ? 0 : share * 50 - has.length;
}

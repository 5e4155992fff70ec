import { phraseKey } from '../text/phrase-key.ts';
import { nameKey, termsOf } from '../text/terms-of.ts';
import type { PageCard } from './index-files.ts';
import { isMet, type Sought } from './sought.ts';

/** How much better a page gets for what its card shows. */
const gains = { isTitle: 1.6, allInTitle: 1, isMember: 1.25, isBegun: 1.2 };

/** What a page gains when its title or one of its rows is just what was asked for. */
export function gainOf(card: PageCard, { key, names, wants }: Sought): number {
  const titles = [card.title, card.name ?? card.title];
  if (titles.some((title) => isAsked(phraseKey(title), key, names))) return gains.isTitle;
  const isBegun = key !== '' && titles.some((title) => phraseKey(title).startsWith(key));
  if (wants.every((want) => isMet(want, titles.flatMap(termsOf)))) {
    const begun = isBegun ? gains.isBegun : 1;
    return begun + gains.allInTitle * coverage(card.name ?? card.title, wants);
  }
  const isMember = card.members.some((group) =>
    group.names.some((name) => isAsked(name.toLowerCase(), key, names)),
  );
  return isMember ? gains.isMember : isBegun ? gains.isBegun : 1;
}

function isAsked(name: string, key: string, names: ReadonlySet<string>): boolean {
  return name === key || names.has(name);
}

/** How much of a title was asked for: nothing but that is better than that and more. */
function coverage(title: string, wants: Sought['wants']): number {
  const asked = wants.reduce((sum, { any }) => sum + (any.at(-1)?.length ?? 0), 0);
  return Math.min(1, asked / Math.max(1, nameKey(title).length)) ** 2;
}

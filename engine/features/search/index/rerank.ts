import { phraseKey } from '../text/phrase-key.ts';
import { nameKey, termsOf } from '../text/terms-of.ts';
import type { PageCard } from './index-files.ts';
import { isMet, type Targets } from './targets.ts';

/** How much better a page gets for what its card shows. */
const boosts = { isTitle: 1.6, allInTitle: 1, isMember: 1.25, isBegun: 1.2, isTopic: 1.3 };

/** How much a page is boosted when its title or one of its rows is just what was asked for. */
export function boostOf(card: PageCard, { key, names, wants, topic }: Targets): number {
  const titles = [card.title, card.name ?? card.title];
  if (titles.some((title) => isAsked(phraseKey(title), key, names))) return boosts.isTitle;
  if (isAskedOfGroup(card, key)) return boosts.isTitle;
  const isBegun = key !== '' && titles.some((title) => phraseKey(title).startsWith(key));
  if (wants.every((want) => isMet(want, titles.flatMap(termsOf)))) {
    const begun = isBegun ? boosts.isBegun : 1;
    return begun + boosts.allInTitle * coverage(card.name ?? card.title, wants);
  }
  const isMember = card.members.some((group) =>
    group.names.some((name) => isAsked(name.toLowerCase(), key, names)),
  );
  const plain = isMember ? boosts.isMember : isBegun ? boosts.isBegun : 1;
  return Math.max(plain, topicBoost(card.title, topic));
}

/** Who adds words to the name of a component asks for the text that is called so. */
function topicBoost(title: string, topic: Targets['topic']): number {
  const terms = termsOf(title);
  const isTopic = topic.length > 0 && topic.every((want) => isMet(want, terms));
  return isTopic ? boosts.isTopic + boosts.allInTitle * coverage(title, topic) : 1;
}

/** A page is also called by what it belongs to: `Data Grid row height`. */
function isAskedOfGroup({ title, trail }: PageCard, key: string): boolean {
  const own = phraseKey(title);
  if (own.length >= key.length || !(key.startsWith(own) || key.endsWith(own))) return false;
  return trail.map(phraseKey).some((group) => group + own === key || own + group === key);
}

function isAsked(name: string, key: string, names: ReadonlySet<string>): boolean {
  return name === key || names.has(name);
}

/** How much of a title was asked for: nothing but that is better than that and more. */
function coverage(title: string, wants: Targets['wants']): number {
  const asked = wants.reduce((sum, { any }) => sum + (any.at(-1)?.length ?? 0), 0);
  return Math.min(1, asked / Math.max(1, nameKey(title).length)) ** 2;
}

/** A source of numbers from 0 (included) to 1 (excluded); tests pass their own. */
export type Random = () => number;

/** True with the given probability (0 never, 1 always). */
export function happens(probability: number, random: Random = Math.random): boolean {
  return random() < probability;
}

/** One of the items, each equally likely; undefined when there is none. */
export function pickOne<Item>(
  items: readonly Item[],
  random: Random = Math.random,
): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

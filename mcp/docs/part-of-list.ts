/** The things of a list that are shown at once, and where the next ones begin. */
export function partOfList<Item>(
  all: readonly Item[],
  { start, limit }: { start: number; limit: number },
): { shown: Item[]; facts: { total: number; nextStart?: number } } {
  const end = start + limit;
  return {
    shown: all.slice(start, end),
    facts: { total: all.length, ...(end < all.length && { nextStart: end }) },
  };
}

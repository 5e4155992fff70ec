/** Most names that help a reader choose. */
const most = 5;

/** The names most like a wrong one, the best first. */
export function nearestNames(wrong: string, names: readonly string[]): string[] {
  const requested = wrong.toLowerCase();
  return names
    .map((name) => ({ name, distance: distanceOf(requested, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Share of letter pairs that two words do not have in common: 0 for the same, 1 for strangers. */
function distanceOf(a: string, b: string): number {
  const ofA = pairsOf(a);
  const ofB = pairsOf(b);
  const common = [...ofA].filter((pair) => ofB.has(pair)).length;
  return 1 - (2 * common) / (ofA.size + ofB.size);
}

function pairsOf(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

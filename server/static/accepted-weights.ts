/** What a request header accepts, by name, with the weight of each; a name without one weighs 1. */
export function acceptedWeights(header: string | undefined): ReadonlyMap<string, number> {
  return new Map((header ?? '').toLowerCase().split(',').map(parseWeight));
}

function parseWeight(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality) || 0];
}

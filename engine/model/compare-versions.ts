/** Orders released versions such as `8.10.0`: below zero when the first is older. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [partsOf(a), partsOf(b)];
  const at = first.findIndex((part, index) => part !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

/** First number of a version. */
export function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}

/** A record of versions compares the same few hundred thousands of times. */
const known = new Map<string, number[]>();

function partsOf(version: string): number[] {
  const parts = known.get(version) ?? readParts(version);
  known.set(version, parts);
  return parts;
}

function readParts(version: string): number[] {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return parts.length === 3 ? parts.map(Number) : [0, 0, 0];
}

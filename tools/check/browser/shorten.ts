/** More of what two texts differ in does not help to find the place. */
const mostDifferences = 6;

/** The first line of a message, and what its lines with + and - say differs: React tells whole trees. */
export function shorten(message: string): string {
  const [first = '', ...rest] = message.trim().split('\n');
  const differences = rest.filter((line) => /^[+-] {2,}\S/.test(line));
  const shown = differences.slice(0, mostDifferences).map((line) => line.replace(/\s+/, ' '));
  return [first, ...shown].join('\n    ');
}

/** An attribute of an element as React compares it: what the browser computed after a plus, what the server did after a minus. */
const difference = /^([+-]) {2,}(\w+)=\{?"?(-?\d+(?:\.\d+)?(?:e-?\d+)?)"?\}?$/;

/**
 * Whether React complains only of the last digits of numbers: Node and browsers have each their own sine.
 * Readers' pages do not compare them.
 */
export function isRounding(complaint: string): boolean {
  const changed = complaint.split('\n').filter((line) => /^[+-] {2,}\S/.test(line));
  const found = changed.map((line) => difference.exec(line));
  const valuesAfter = (sign: string): number[] =>
    found.filter((it) => it?.[1] === sign).map((it) => Number(it?.[3]));
  const [client, server] = [valuesAfter('+'), valuesAfter('-')];
  return (
    complaint.startsWith('A tree hydrated but') &&
    found.length > 0 &&
    found.every((it) => it !== null) &&
    client.length === server.length &&
    client.every((value, at) => Math.abs(value - (server[at] ?? Number.NaN)) < 1e-9)
  );
}

/** Words shorter than this are too like each other to guess what was meant. */
const shortest = 4;

/** Whether two words differ by one typing mistake: a letter wrong, missing, too many, or two swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < shortest || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (at === a.length && at === b.length) return false;
  const rests = [
    [a.slice(at + 1), b.slice(at + 1)],
    [a.slice(at + 1), b.slice(at)],
    [a.slice(at), b.slice(at + 1)],
  ];
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return swapped || rests.some(([left, right]) => left === right);
}

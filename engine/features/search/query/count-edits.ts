/** How many typing mistakes lie between two words (a letter wrong, missing, too many, or two swapped), up to a most. */
export function countEdits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      here[at] = Math.min(
        (above[at] ?? 0) + 1,
        (here[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (older[at - 2] ?? most) + 1 : most + 1,
      );
    }
    if (Math.min(...here) > most) return most + 1;
    older = above;
    above = here;
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}

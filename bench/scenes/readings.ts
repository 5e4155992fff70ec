/** Values that are the same in every run, from `start` on: a wave with some noise. */
export function createReadings(count: number, start = 0): number[] {
  return Array.from({ length: count }, (_, index) => {
    const at = start + index;
    return Math.round(50 + 30 * Math.sin(at / 40) + ((at * 7919) % 17));
  });
}

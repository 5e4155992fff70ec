/** The middle one of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Numbers for people: the middle one, and all of them in order. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.map((time) => Math.round(time)).toSorted((a, b) => a - b);
  return `median ${medianOf(times).toFixed(1)} ms of ${sorted.join(', ')}`;
}

/** The number that a share of all numbers, say 0.99, does not exceed. */
export function quantileOf(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;
}

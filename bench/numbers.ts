/** The middle one of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Numbers for people: the middle one, and all of them in order. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.map((time) => Math.round(time)).toSorted((a, b) => a - b);
  return `median ${medianOf(times).toFixed(1)} ms of ${sorted.join(', ')}`;
}

import type { Random } from '../../../base/chance.ts';
import { adNumbers } from '../ad-numbers.ts';

/** How long to wait after a try: doubling, bounded, and spread so that readers do not ask in step. */
export function backOff(attempt: number, random: Random): number {
  const pause = Math.min(adNumbers.firstPause * 2 ** (attempt - 1), adNumbers.longestPause);
  return pause * (0.5 + random() / 2);
}

import { compareVersions } from '../../model/compare-versions.ts';
import type { Arrival } from './line-data.ts';

/** How a member relates to the version somebody uses: surely newer, or perhaps. */
export type Newness = 'newer' | 'maybe';

/** Whether something came after a version; undefined when the version has it. */
export function newnessOf(mine: string, [since, after = since]: Arrival): Newness | undefined {
  if (compareVersions(since, mine) <= 0) return undefined;
  // Between two versions that were looked at nobody knows.
  return compareVersions(mine, after) <= 0 ? 'newer' : 'maybe';
}

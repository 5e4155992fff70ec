import { compareVersions } from '../../model/compare-versions.ts';
import { newnessOf, type Newness } from './newness.ts';

/** What the reader's version means for something on a page. */
export type RowState = Newness | 'gone';

/** What an element says about time by its attributes, seen with a version. */
export function stateOf(element: HTMLElement, mine: string): RowState | undefined {
  const { since, after, gone } = element.dataset;
  if (gone !== undefined && compareVersions(gone, mine) <= 0) return 'gone';
  return since === undefined
    ? undefined
    : newnessOf(mine, after === undefined ? [since] : [since, after]);
}

import { emptyHistory, withVersion, type ApiHistory } from './api-history.ts';
import { memberKey, type MemberFacts, type MemberTable } from './api-snapshot.ts';

/** Members of a version as `table.name`, or the name of a prop; they belong to the entry `grid`. */
type Members = Readonly<Record<string, MemberFacts>>;

/** A history of the entry `grid` with these members in these versions; `released` are all there are. */
export function historyOf(
  versions: Readonly<Record<string, Members>>,
  released = Object.keys(versions),
): ApiHistory {
  return Object.entries(versions).reduce(
    (history, [version, members]) =>
      withVersion(history, { version, missing: [], released, members: snapshotOf(members) }),
    emptyHistory,
  );
}

/** A snapshot with an entry `grid`. */
export function snapshotOf(members: Members): Map<string, MemberFacts> {
  const rows = Object.entries({ 'entry.': {}, ...members });
  return new Map(
    rows.map(([place, facts]) => {
      const [first = '', second] = place.split('.');
      const table = second === undefined ? 'props' : (first as MemberTable);
      return [memberKey({ slug: 'grid', table, name: second ?? first }), facts];
    }),
  );
}

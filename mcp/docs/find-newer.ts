import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import { entryHistoryOf } from 'engine/features/api-reference/history/entry-history.ts';
import { codeNameOf } from 'engine/features/api-reference/history/step-names.ts';
import { memberTables } from 'engine/features/api-reference/history/api-snapshot.ts';
import type { Moment } from 'engine/features/api-reference/history/moment.ts';
import { newnessOf } from 'engine/features/my-version/newness.ts';
import type { Docs } from './docs.ts';
import { getRecorded } from './get-recorded.ts';

/** What an entry has that an installed version lacks. */
export interface NewerMembers {
  /** The version that was looked at and stands for the installed one. */
  installed: string;
  /** With which version all of the entry came, when that is newer. */
  whole?: string;
  members: NewerMember[];
}

/** A member that an installed version lacks. */
export interface NewerMember {
  table: string;
  name: string;
  /** Name as it is written in code. */
  code: string;
  since: string;
  /** True when versions in between were not looked at: the installed one may have it. */
  uncertain?: true;
}

/** Which entry is asked about, as it is documented here, and the version that somebody has. */
interface InstalledEntry {
  entry: Pick<ApiEntry, 'folder' | 'slug'>;
  documented: string;
  installed: string;
}

/** Finds what an installed version lacks; undefined when no other version of the entry is known. */
export async function findNewer(
  docs: Docs,
  { entry, documented, installed }: InstalledEntry,
): Promise<NewerMembers | undefined> {
  const listed = docs.histories.find(({ product }) => product === entry.folder);
  const record = listed && (await docs.historyOf(listed));
  const history = record && entryHistoryOf(record, entry.slug, documented);
  if (!history) return undefined;
  const mine = getRecorded(record, installed);
  const state = (moment: Moment | undefined) =>
    moment &&
    newnessOf(mine, moment.after === undefined ? [moment.version] : [moment.version, moment.after]);
  const { since: came } = history.entry;
  return {
    installed: mine,
    ...(came && state(came) === 'newer' && { whole: came.version }),
    members: Object.entries(history.marks).flatMap(([key, { since }]) => {
      const [, written = '', name = ''] = /^(\w+)\.(.*)$/.exec(key) ?? [];
      const table = memberTables.find((it) => it === written);
      const newness = state(since);
      if (!table || !since || !newness) return [];
      const member = { table, name, code: codeNameOf({ table, name }), since: since.version };
      return [newness === 'maybe' ? { ...member, uncertain: true as const } : member];
    }),
  };
}

/** Says what an installed version lacks. */
export function newerText({ installed, whole, members }: NewerMembers): string {
  if (whole !== undefined) return `All of it came with ${whole}: ${installed} does not have it.`;
  if (members.length === 0) return `Nothing here is newer than ${installed}.`;
  const names = members.map(
    ({ code, since, uncertain }) => `\`${code}\` (${since}${uncertain ? ' or before' : ''})`,
  );
  return `Newer than ${installed}: ${names.join(', ')}.`;
}

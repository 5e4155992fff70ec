import { compareVersions } from '../../../model/compare-versions.ts';
import type { EntryHistory, MemberMark } from './entry-history.ts';

/** What filters and marks ask a row: since when its member is there, and in which version before that it was not. */
export function sinceFacts(time: MemberMark | undefined) {
  const { version, after } = time?.since ?? {};
  return version === undefined
    ? {}
    : { 'data-since': version, ...(after !== undefined && { 'data-after': after }) };
}

/** The versions with which members of an entry came, the newest first. */
export function sinceVersionsOf(history: EntryHistory | undefined): string[] {
  const versions = Object.values(history?.marks ?? {}).flatMap(({ since }) =>
    since ? [since.version] : [],
  );
  return [...new Set(versions)].sort((a, b) => compareVersions(b, a));
}

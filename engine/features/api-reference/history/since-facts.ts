import { compareVersions } from '../../../model/compare-versions.ts';
import type { EntryHistory, MemberMark } from './entry-history.ts';

/**
 * What filters and marks ask a row: since when its member is there, in which version before that it was not, and
 * which one has it no longer.
 */
export function sinceFacts({ since, gone }: MemberMark = {}) {
  return {
    ...(since && { 'data-since': since.version }),
    ...(since?.after !== undefined && { 'data-after': since.after }),
    ...(gone && { 'data-gone': gone.version }),
  };
}

/** The versions with which members of an entry came, the newest first. */
export function sinceVersionsOf(history: EntryHistory | undefined): string[] {
  const versions = Object.values(history?.marks ?? {}).flatMap(({ since }) =>
    since ? [since.version] : [],
  );
  return [...new Set(versions)].sort((a, b) => compareVersions(b, a));
}

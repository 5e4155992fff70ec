import { compareVersions } from '../../../model/compare-versions.ts';
import { factsAt, versionsOfPackage, type ApiHistory } from './api-history.ts';
import { membersByEntry, type HistoryMember } from './history-members.ts';
import { inOrderOfPage, memberChangesOf, type StepChange } from './member-changes.ts';

/** Two versions, the older first. */
export interface VersionPair {
  from: string;
  to: string;
}

/** What is different about an entry. */
export interface EntryChanges {
  /** Last part of the entry's address. */
  slug: string;
  changes: readonly StepChange[];
}

/**
 * What somebody meets who goes from one recorded version to another, by entry; what came and went in between is left
 * out. Members of a package that was not looked at before the first version are too: nobody knows whether they are new.
 */
export function changesBetween(history: ApiHistory, pair: VersionPair): EntryChanges[] {
  return [...membersByEntry(history)]
    .map(([slug, members]) => ({
      slug,
      changes: inOrderOfPage(members.flatMap((member) => changesOf(history, member, pair))),
    }))
    .filter(({ changes }) => changes.length > 0);
}

function changesOf(
  history: ApiHistory,
  { table, name, changes }: HistoryMember,
  { from, to }: VersionPair,
): StepChange[] {
  const known = versionsOfPackage(history, changes[0]?.facts?.package);
  if (!known.some((version) => compareVersions(version, from) <= 0)) {
    return [];
  }
  return memberChangesOf(
    { table, name },
    { before: factsAt(changes, from), after: factsAt(changes, to) },
  );
}

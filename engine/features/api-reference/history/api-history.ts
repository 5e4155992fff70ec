import { compareVersions } from '../../../model/compare-versions.ts';
import type { ApiSnapshot, MemberFacts } from './api-snapshot.ts';

/** What became of the members of a product: for each only the versions in which something changed. */
export interface ApiHistory {
  /** The versions that were looked at, the oldest first. */
  versions: readonly string[];
  /** All releases that the registry had when the newest record was made, the oldest first. */
  released: readonly string[];
  /** Of packages that were not published with each of these versions: those they were published with. */
  packages: ReadonlyMap<string, readonly string[]>;
  /** Versions that were asked for and the registry lacks, with those that were looked at instead. */
  substitutes: ReadonlyMap<string, string>;
  /** By the key of a member's place, the oldest change first. */
  members: ReadonlyMap<string, readonly MemberChange[]>;
}

/** What a member is from a version on. */
export interface MemberChange {
  version: string;
  /** Absent when the member is gone. */
  facts?: MemberFacts;
}

/** One version that was looked at. */
interface RecordedVersion {
  version: string;
  /** The version that was asked for, when the registry may lack it. */
  asked?: string;
  members: ApiSnapshot;
  /** Packages of the product that nobody can look at in this version: nothing is known of their members. */
  missing: readonly string[];
  /** All releases that the registry has by now. */
  released?: readonly string[];
  /** Members that came from another version of a missing package: they are neither there nor gone. */
  unknown?: ReadonlySet<string>;
}

/** A history that knows no version. */
export const emptyHistory: ApiHistory = {
  versions: [],
  released: [],
  packages: new Map(),
  substitutes: new Map(),
  members: new Map(),
};

/** Adds a version to a history, at its place, or replaces it. */
export function withVersion(history: ApiHistory, added: RecordedVersion): ApiHistory {
  const unknown = [...added.members].filter(([, it]) => !isKnown(added, it)).map(([key]) => key);
  const members = new Map([...added.members].filter(([, it]) => isKnown(added, it)));
  const recorded = [
    ...recordedVersions(history).filter(({ version }) => version !== added.version),
    { ...added, members, unknown: new Set(unknown) },
  ].sort((a, b) => compareVersions(a.version, b.version));
  const keys = [...new Set(recorded.flatMap(({ members }) => [...members.keys()]))].sort();
  const gaps = [...new Set(recorded.flatMap(({ missing }) => missing))].sort();
  return {
    versions: recorded.map(({ version }) => version),
    released: added.released ?? history.released,
    packages: new Map(
      gaps.map((name) => [
        name,
        recorded.flatMap(({ version, missing }) => (missing.includes(name) ? [] : [version])),
      ]),
    ),
    substitutes: withSubstitute(history, added),
    members: new Map(keys.map((key) => [key, changesOf(key, recorded)])),
  };
}

/** A history that says nothing of some members. */
export function withoutMembers(history: ApiHistory, keys: ReadonlySet<string>): ApiHistory {
  return {
    ...history,
    members: new Map([...history.members].filter(([key]) => !keys.has(key))),
  };
}

/** What a product offered in a recorded version, as far as that is known. */
export function snapshotAt(history: ApiHistory, version: string): ApiSnapshot {
  return new Map(
    [...history.members].flatMap(([key, changes]) => {
      const facts = factsAt(changes, version);
      return facts ? [[key, facts]] : [];
    }),
  );
}

/** What a member was in a version; undefined when it was not there. */
export function factsAt(
  changes: readonly MemberChange[],
  version: string,
): MemberFacts | undefined {
  return changes.findLast((change) => compareVersions(change.version, version) <= 0)?.facts;
}

/** The versions in which a package could be looked at. */
export function versionsOfPackage(
  { versions, packages }: ApiHistory,
  name: string | undefined,
): readonly string[] {
  return (name === undefined ? undefined : packages.get(name)) ?? versions;
}

function withSubstitute(
  { substitutes }: ApiHistory,
  { asked, version }: RecordedVersion,
): ReadonlyMap<string, string> {
  if (asked === undefined || asked === version) return substitutes;
  const all = [...substitutes, [asked, version] as const];
  return new Map([...new Map(all)].sort(([a], [b]) => compareVersions(a, b)));
}

function recordedVersions(history: ApiHistory): RecordedVersion[] {
  return history.versions.map((version) => {
    const missing = [...history.packages].flatMap(([name, versions]) =>
      versions.includes(version) ? [] : [name],
    );
    const members = [...snapshotAt(history, version)];
    return {
      version,
      missing,
      members: new Map(members.filter(([, facts]) => isKnown({ missing }, facts))),
    };
  });
}

function isKnown({ missing }: Pick<RecordedVersion, 'missing'>, facts: MemberFacts): boolean {
  return facts.package === undefined || !missing.includes(facts.package);
}

function changesOf(key: string, recorded: readonly RecordedVersion[]): MemberChange[] {
  const states = recorded
    .filter((it, at) => it.members.has(key) || isGone(key, recorded, at))
    .map(({ version, members }) => ({ version, facts: members.get(key) }));
  return states
    .filter(({ facts }, at) => !isSame(facts, states[at - 1]?.facts))
    .map(({ version, facts }) => ({ version, ...(facts && { facts }) }));
}

/** Whether a version that does not have a member says so: nothing is known when what had it before or has it later cannot be looked at. */
function isGone(key: string, recorded: readonly RecordedVersion[], at: number): boolean {
  const version = recorded[at];
  if (!version || version.unknown?.has(key)) return false;
  const before = recorded.slice(0, at).findLast(({ members }) => members.has(key));
  const after = recorded.slice(at + 1).find(({ members }) => members.has(key));
  return [before, after].every((it) => {
    const facts = it?.members.get(key);
    return !facts || isKnown(version, facts);
  });
}

function isSame(a: MemberFacts | undefined, b: MemberFacts | undefined): boolean {
  return a === undefined || b === undefined
    ? a === b
    : a.type === b.type &&
        a.default === b.default &&
        a.required === b.required &&
        a.deprecated === b.deprecated &&
        a.undocumented === b.undocumented &&
        a.package === b.package;
}

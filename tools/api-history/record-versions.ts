import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadHistory } from '../../engine/pipeline/load/api-history.node.ts';
import type { ApiSource } from '../../engine/features/api-reference/api-source.ts';
import {
  emptyHistory,
  factsAt,
  withoutMembers,
  withVersion,
  type ApiHistory,
} from '../../engine/features/api-reference/history/api-history.ts';
import type {
  ApiSnapshot,
  MemberFacts,
} from '../../engine/features/api-reference/history/api-snapshot.ts';
import { membersByEntry } from '../../engine/features/api-reference/history/history-members.ts';
import { formatHistory } from '../../engine/features/api-reference/history/history-record.ts';
import { withoutStrays } from '../../engine/features/api-reference/history/stray-states.ts';
import {
  doubtfulKeys,
  withUndescribed,
} from '../../engine/features/api-reference/history/undescribed.ts';
import { compareVersions } from '../../engine/model/compare-versions.ts';
import { releasesOf } from './fetch-packages.ts';
import { fetchVersions, readVersion, type ReadVersion } from './read-version.ts';

/** Versions of a product to read, and where its record lies. */
export interface RecordOrder {
  source: ApiSource;
  /** Name of the package whose versions they are. */
  name: string;
  versions: readonly string[];
  siteDir: string;
}

/**
 * Reads published versions of a product and adds them to its history; `say` gets a line about each. What one of them
 * has without describing it is recognized by what the others describe, so all are read before anything is written.
 */
export async function recordVersions(
  { source, name, versions, siteDir }: RecordOrder,
  say: (line: string) => void,
): Promise<void> {
  const file = path.join(siteDir, 'facts/api-history', `${source.folder}.tsv`);
  const before = existsSync(file) ? await loadHistory(file) : emptyHistory;
  // What one version documents is looked for in all: a comment that went does not mean that its component did.
  const slugs = [...new Set([...source.slugs, ...membersByEntry(before).keys()])];
  await fetchVersions(source, versions);
  const read: ReadVersion[] = [];
  for (const asked of versions) {
    const found = await readVersion({ ...source, slugs }, asked);
    say(`${name} ${lineAbout(found)}`);
    read.push(found);
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, formatHistory(await withAll(before, read, name)));
}

async function withAll(
  before: ApiHistory,
  read: readonly ReadVersion[],
  name: string,
): Promise<ApiHistory> {
  const again = new Set(read.map(({ version }) => version));
  const kept = before.versions.filter((version) => !again.has(version));
  const known = describedBy(before, kept, read);
  const [first = ''] = [...again, ...kept].sort(compareVersions);
  const released = await releasedSince(name, first);
  const history = read.reduce(
    (all, version) =>
      withVersion(all, {
        asked: version.asked,
        version: version.version,
        members: withUndescribed(version, known),
        missing: version.missing,
        released,
      }),
    before,
  );
  return withoutStrays(withoutMembers(history, doubtfulKeys(read)));
}

/** All that some version describes; what one of them requires counts as required. */
function describedBy(
  before: ApiHistory,
  kept: readonly string[],
  read: readonly ReadVersion[],
): ApiSnapshot {
  const old = [...before.members].flatMap(([key, changes]) =>
    kept.flatMap((version): [string, MemberFacts][] => {
      const facts = factsAt(changes, version);
      return facts && !facts.undocumented ? [[key, facts]] : [];
    }),
  );
  const all = [...old, ...read.flatMap(({ described }) => [...described])];
  return new Map([...all, ...all.filter(([, { required }]) => required)]);
}

function lineAbout({ asked, version, described, entries, missing }: ReadVersion): string {
  const taken = version === asked ? '' : ` (the registry has no ${asked})`;
  const unknown = missing.length > 0 ? ` Nothing is known of ${missing.join(', ')}.` : '';
  const size = `${String(entries.length)} entries, ${String(described.size)} members`;
  return `${version}${taken}: ${size}.${unknown}`;
}

/** The releases of a package from a version on: with them a record can tell which it did not look at. */
async function releasedSince(name: string, first: string): Promise<string[]> {
  return (await releasesOf(name))
    .filter((it) => /^\d+\.\d+\.\d+$/.test(it) && compareVersions(it, first) >= 0)
    .sort(compareVersions);
}

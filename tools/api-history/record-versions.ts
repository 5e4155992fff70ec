import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadHistory } from '../../engine/pipeline/load/api-history.node.ts';
import { packageVersionOf } from '../../engine/pipeline/load/package-version.node.ts';
import type { ApiSource } from '../../engine/features/api-reference/api-source.ts';
import {
  emptyHistory,
  factsAt,
  withVersion,
  type ApiHistory,
} from '../../engine/features/api-reference/history/api-history.ts';
import { withUndocumented } from '../../engine/features/api-reference/history/api-snapshot.ts';
import { membersByEntry } from '../../engine/features/api-reference/history/history-members.ts';
import { formatHistory } from '../../engine/features/api-reference/history/history-record.ts';
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
  // What the site documents is looked for in all versions: a comment that went does not mean that its component did.
  const documented = documentedSlugs(before, packageVersionOf(name, siteDir));
  const slugs = [...new Set([...source.slugs, ...documented])];
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
  const isDescribed = (key: string) =>
    read.some(({ described }) => described.has(key)) ||
    kept.some((version) => factsAt(before.members.get(key) ?? [], version));
  const [first = ''] = [...again, ...kept].sort(compareVersions);
  const released = await releasedSince(name, first);
  return read.reduce(
    (history, { asked, version, described, data, missing }) =>
      withVersion(history, {
        asked,
        version,
        members: withUndocumented(
          described,
          data,
          (key) => isDescribed(key) || isDescribed(finishedKey(key)),
        ),
        missing,
        released,
      }),
    before,
  );
}

/** What was tried out under a name such as `unstable_listView` is often described only when it is finished. */
function finishedKey(key: string): string {
  return key.replace(/\t(?:unstable|experimental)_(?=\w+$)/, '\t');
}

function lineAbout({ asked, version, described, data, missing }: ReadVersion): string {
  const taken = version === asked ? '' : ` (the registry has no ${asked})`;
  const unknown = missing.length > 0 ? ` Nothing is known of ${missing.join(', ')}.` : '';
  const size = `${String(data.entries.length)} entries, ${String(described.size)} members`;
  return `${version}${taken}: ${size}.${unknown}`;
}

/** The entries that a recorded version has. */
function documentedSlugs(history: ApiHistory, version: string): string[] {
  return [...membersByEntry(history)]
    .filter(([, members]) =>
      members.some(({ table, changes }) => table === 'entry' && factsAt(changes, version)),
    )
    .map(([slug]) => slug);
}

/** The releases of a package from a version on: with them a record can tell which it did not look at. */
async function releasedSince(name: string, first: string): Promise<string[]> {
  return (await releasesOf(name))
    .filter((it) => /^\d+\.\d+\.\d+$/.test(it) && compareVersions(it, first) >= 0)
    .sort(compareVersions);
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { apiSourcesOf } from '../../engine/build/api-sources.ts';
import { extractEntries } from '../../engine/features/api-reference/extract/extract-api.node.ts';
import { loadHistory } from '../../engine/build/api-history.node.ts';
import { packageVersionOf } from '../../engine/build/package-version.node.ts';
import {
  emptyHistory,
  factsAt,
  withVersion,
  type ApiHistory,
} from '../../engine/features/api-reference/history/api-history.ts';
import {
  snapshotOf,
  withUndocumented,
} from '../../engine/features/api-reference/history/api-snapshot.ts';
import { membersByEntry } from '../../engine/features/api-reference/history/history-members.ts';
import { formatHistory } from '../../engine/features/api-reference/history/history-record.ts';
import { compareVersions } from '../../engine/model/compare-versions.ts';
import type { DocsConfig } from '../../engine/model/docs-config.ts';
import type { ApiPackage } from '../../engine/model/product.ts';
import { chooseVersion } from './choose-version.ts';
import { fetchPackages, placeOf, releasesOf } from './fetch-packages.ts';

/** A package that is part of a version, with its own. */
type Release = ApiPackage & { version: string };

/** Reads a published version, `<package>@<version>`, and adds it to the history of its product. Gives what to say about it. */
export async function recordVersion(
  spec: string,
  config: DocsConfig,
  siteDir: string,
): Promise<string> {
  const [, name = '', asked = ''] = /^(.+)@(\d+\.\d+\.\d+)$/.exec(spec) ?? [];
  const source = apiSourcesOf(config).find(({ plan }) => plan.packages[0]?.name === name);
  if (!source) {
    throw new Error(
      `"${spec}" names no documented package and version. Write for example: node tools/record-api.mjs @mui/x-charts@8.5.0`,
    );
  }
  const packages = source.plan.packages.filter(({ ownVersions }) => !ownVersions);
  const releases = await releasesFor(packages, asked);
  const version = releases[0]?.version ?? '';
  const folder = await mkdtemp(path.join(os.tmpdir(), 'record-api-'));
  try {
    await fetchPackages(releases, folder);
    const missing = packages
      .map((it) => it.name)
      .filter((it) => !releases.some((found) => found.name === it && found.version === version));
    const plan = { ...source.plan, packages: releases };
    const file = path.join(siteDir, 'facts/api-history', `${source.folder}.tsv`);
    const before = existsSync(file) ? await loadHistory(file) : emptyHistory;
    // What the site documents is looked for in all versions: a comment that went does not mean that its component did.
    const documented = documentedSlugs(before, packageVersionOf(name, siteDir));
    const slugs = [...new Set([...source.slugs, ...documented])];
    const data = await extractEntries({ ...source, plan, slugs }, placeOf(folder));
    const members = withUndocumented(snapshotOf(data.entries, packages), data, (key) =>
      before.members.has(key),
    );
    await mkdir(path.dirname(file), { recursive: true });
    const history = withVersion(before, {
      version,
      members,
      missing,
      released: await releasedSince(
        name,
        [version, ...before.versions].sort(compareVersions)[0] ?? version,
      ),
    });
    await writeFile(file, formatHistory(history));
    const taken = version === asked ? '' : ` (the registry has no ${asked})`;
    const unknown = missing.length > 0 ? ` Nothing is known of ${missing.join(', ')}.` : '';
    const size = `${String(data.entries.length)} entries, ${String(members.size)} members`;
    return `${name} ${version}${taken}: ${size}.${unknown}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

/** The packages of a version. One that was not published with it is read in its release before, for what others mention. */
async function releasesFor(packages: readonly ApiPackage[], asked: string): Promise<Release[]> {
  const found = await Promise.all(
    packages.map(async (it) => ({
      ...it,
      version: chooseVersion(await releasesOf(it.name), asked),
    })),
  );
  const [main] = found;
  if (main?.version === undefined) {
    throw new Error(
      `The registry has no ${main?.name ?? ''} ${asked} and none before it of its major.`,
    );
  }
  return found.flatMap(({ version, ...it }) => (version === undefined ? [] : [{ ...it, version }]));
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ApiSource } from '../../engine/features/api-reference/api-source.ts';
import type { SharedSources } from '../../engine/features/api-reference/extract/declaration-reader.node.ts';
import { extractEntries } from '../../engine/features/api-reference/extract/extract-api.node.ts';
import { snapshotOf } from '../../engine/features/api-reference/history/api-snapshot.ts';
import type { LookedAt } from '../../engine/features/api-reference/history/undescribed.ts';
import type { ApiPackage } from '../../engine/model/product.ts';
import { chooseVersion } from './choose-version.ts';
import { fetchArchives, fetchPackages, placeOf, releasesOf } from './fetch-packages.ts';
import { nearestVersion } from './nearest-version.ts';

/** What the published packages of a version say. */
export interface ReadVersion extends LookedAt {
  /** Version that was asked for; the registry may lack it. */
  asked: string;
  version: string;
  /** Packages that were not published with the version. */
  missing: readonly string[];
}

/** What the versions have in common is read once. */
const files: SharedSources['files'] = new Map();

/** Reads a published version of a product from the registry. */
export async function readVersion(source: ApiSource, asked: string): Promise<ReadVersion> {
  const packages = source.plan.packages.filter(({ ownVersions }) => !ownVersions);
  const version = await versionFor(packages[0]?.name ?? '', asked);
  const releases = await releasesFor(packages, version);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'record-api-'));
  try {
    await fetchPackages(releases, folder);
    const plan = { ...source.plan, packages: releases };
    const place = placeOf(folder);
    const read = await extractEntries({ ...source, plan }, place, { files, without: place });
    const published = releases.filter((it) => it.version === version).map(({ name }) => name);
    return {
      asked,
      version,
      described: snapshotOf(read.entries, packages),
      ...read,
      missing: packages.map(({ name }) => name).filter((name) => !published.includes(name)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fetches what versions are made of at once, which is much faster than one after the other. */
export async function fetchVersions({ plan }: ApiSource, asked: readonly string[]): Promise<void> {
  const packages = plan.packages.filter(({ ownVersions }) => !ownVersions);
  const wanted = await Promise.all(
    asked.map(async (it) => releasesFor(packages, await versionFor(packages[0]?.name ?? '', it))),
  );
  await fetchArchives(wanted.flat());
}

async function versionFor(name: string, asked: string): Promise<string> {
  const version = nearestVersion(await releasesOf(name), asked);
  if (version === undefined) {
    throw new Error(`The registry has no ${name} ${asked} and none before it.`);
  }
  return version;
}

/** The packages of a version. One that was not published with it is read in its release before, for what others mention. */
async function releasesFor(
  packages: readonly ApiPackage[],
  version: string,
): Promise<(ApiPackage & { version: string })[]> {
  const found = await Promise.all(
    packages.map(async (it) => ({
      ...it,
      version: chooseVersion(await releasesOf(it.name), version),
    })),
  );
  return found.flatMap(({ version: own, ...it }) =>
    own === undefined ? [] : [{ ...it, version: own }],
  );
}

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/root.mjs';
import { chooseVersion } from './choose-version.ts';

const run = promisify(execFile);

/** A package and the version that is asked for, as a version or a range. */
interface Wanted {
  name: string;
  version: string;
}

/**
 * Unpacks published packages into a folder, with the packages of the same scope that they are made of; no script runs.
 * What else they mention (React, for example) is taken from this project, so all versions are read with the same; only
 * what this project does not have is fetched too.
 */
export async function fetchPackages(wanted: readonly Wanted[], folder: string): Promise<void> {
  await mkdir(path.join(folder, 'packages/node_modules'), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const seen = new Set<string>();
  let next = [...wanted];
  while (next.length > 0) {
    next.forEach(({ name }) => seen.add(name));
    const needed = await unpackAll(next, folder);
    next = [...new Map(needed.map((it) => [it.name, it])).values()].filter(
      ({ name }) => !seen.has(name),
    );
  }
}

/** Fetches the archives of packages that will be unpacked. */
export async function fetchArchives(wanted: readonly Wanted[]): Promise<void> {
  await packAll(wanted);
}

/** Folder from which the unpacked packages are found. */
export function placeOf(folder: string): string {
  return path.join(folder, 'packages');
}

const releases = new Map<string, Promise<string[]>>();

/** The versions of a package that the registry has. */
export function releasesOf(name: string): Promise<string[]> {
  const known = releases.get(name) ?? askReleases(name);
  releases.set(name, known);
  return known;
}

async function askReleases(name: string): Promise<string[]> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json']).catch(() => {
    throw new Error(`The registry does not know the package ${name}.`);
  });
  const versions: unknown = JSON.parse(stdout);
  return [versions].flat().filter((version) => typeof version === 'string');
}

/** Unpacks packages and names what they need of their scope, and what this project does not have. */
async function unpackAll(wanted: readonly Wanted[], folder: string): Promise<Wanted[]> {
  const files = await packAll(wanted);
  const needed = await Promise.all(
    wanted.map(({ name }, at) => unpack(name, files[at] ?? '', folder)),
  );
  return needed.flat();
}

async function unpack(name: string, file: string, folder: string): Promise<Wanted[]> {
  const target = path.join(placeOf(folder), 'node_modules', name);
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  const manifest = JSON.parse(await readFile(path.join(target, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const scope = `${path.dirname(name)}/`;
  return Object.entries(manifest.dependencies ?? {})
    .filter(([it]) => it.startsWith(scope) || !existsSync(path.join(root, 'node_modules', it)))
    .map(([it, range]) => ({ name: it, version: range }));
}

/** The archives of packages. A version that the registry lacks is replaced by the nearest before it. */
async function packAll(wanted: readonly Wanted[]): Promise<string[]> {
  try {
    return await pack(wanted);
  } catch {
    return pack(await Promise.all(wanted.map(nearest)));
  }
}

async function nearest({ name, version }: Wanted): Promise<Wanted> {
  const released = await releasesOf(name);
  const plain = version.replace(/^\D+/, '');
  const found = released.includes(plain) ? plain : chooseVersion(released, plain);
  if (found === undefined) {
    throw new Error(`The registry has neither ${name}@${version} nor an older one of its major.`);
  }
  return { name, version: found };
}

/** Archives by what was asked for: neighboring versions share most of what they are made of. */
const archives = new Map<string, string>();

/** Gives the archives of packages; npm is asked only for those that this run did not fetch before. */
async function pack(wanted: readonly Wanted[]): Promise<string[]> {
  const specs = wanted.map(({ name, version }) => `${name}@${version}`);
  const missing = [...new Set(specs)].filter((spec) => !archives.has(spec));
  if (missing.length > 0) {
    const args = ['pack', ...missing, '--prefer-offline', '--silent'];
    // A name per line; the answer as data would also list every file of every package.
    const { stdout } = await run('npm', [...args, '--pack-destination', archiveFolder()]);
    const packed = stdout.trim().split('\n');
    missing.forEach((spec, at) => {
      archives.set(spec, path.join(archiveFolder(), packed[at] ?? ''));
    });
  }
  return specs.map((spec) => archives.get(spec) ?? '');
}

let ownFolder: string | undefined;

/** A folder that goes with the program. */
function archiveFolder(): string {
  if (ownFolder === undefined) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'record-api-archives-'));
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
    });
    ownFolder = folder;
  }
  return ownFolder;
}

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Folder of files whose names change with their content: tabs that are still open ask for the old ones. */
const hashed = '_assets';

/** List of what a release itself brought into the folder of hashed files. */
const ownList = '.own-assets';

/**
 * Publishes a built site: copies it into a folder of its own, adds the hashed files of the release
 * before, and only then turns the link `current` to it, in one step that readers cannot see half done.
 * @param {string} dist the built site
 * @param {string} target folder that holds `releases` and `current`
 * @returns {{ release: string, kept: number }} name of the release and number of older files in it
 */
export function publishRelease(dist, target) {
  const releases = path.join(target, 'releases');
  const link = path.join(target, 'current');
  const release = nameOf(dist);
  const folder = path.join(releases, release);
  const before = existsSync(link) ? readlinkSync(link) : undefined;
  mkdirSync(releases, { recursive: true });
  if (before === path.join('releases', release)) return { release, kept: 0 };
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  const own = assetsIn(dist);
  writeFileSync(path.join(folder, ownList), own.join('\n'));
  const kept = before === undefined ? 0 : keepAssets(path.join(target, before), { folder, own });
  turnLink(link, path.join('releases', release));
  removeOlder(releases, [release, path.basename(before ?? '')]);
  return { release, kept };
}

/** @param {string} dist */
function nameOf(dist) {
  const names = filesIn(dist);
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(path.join(dist, name)));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string} site */
function assetsIn(site) {
  const folder = path.join(site, hashed);
  return existsSync(folder) ? filesIn(folder) : [];
}

/**
 * Files are kept for one release only: what the one before had itself kept is left behind.
 * @param {string} before
 * @param {{ folder: string, own: readonly string[] }} next
 */
function keepAssets(before, { folder, own }) {
  const list = path.join(before, ownList);
  const names = existsSync(list)
    ? readFileSync(list, 'utf8').split('\n').filter(Boolean)
    : assetsIn(before);
  const missing = names.filter((name) => !own.includes(name));
  for (const name of missing) {
    const to = path.join(folder, hashed, name);
    mkdirSync(path.dirname(to), { recursive: true });
    linkSync(path.join(before, hashed, name), to);
  }
  return missing.length;
}

/**
 * A link cannot be changed, but a new one can take its place.
 * @param {string} link
 * @param {string} to
 */
function turnLink(link, to) {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(to, next);
  renameSync(next, link);
}

/**
 * @param {string} releases
 * @param {readonly string[]} kept
 */
function removeOlder(releases, kept) {
  for (const name of readdirSync(releases)) {
    if (!kept.includes(name)) rmSync(path.join(releases, name), { recursive: true });
  }
}

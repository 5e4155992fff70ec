import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Whether npm's own record of the installed packages agrees with the lock file,
 * so that an installation made by hand is not made again.
 * @param {string} folder
 * @returns {boolean}
 */
export function isLockInstalled(folder) {
  const wanted = readLock(path.join(folder, 'package-lock.json'));
  const installed = readLock(path.join(folder, 'node_modules/.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted.packages)
    .filter(([name, entry]) => name.includes('node_modules/') && !entry.link)
    .every(([name, entry]) => isSame(entry, installed.packages[name]));
}

/**
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} installed absent for parts made for another platform
 */
function isSame(wanted, installed) {
  return installed === undefined ? wanted.optional === true : installed.version === wanted.version;
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

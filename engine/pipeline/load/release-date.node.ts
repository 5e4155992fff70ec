import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from '../../model/package-folder.node.ts';

/** Day on which the installed version of a package was released, as its change log says; undefined when it does not. */
export function releaseDateOf(
  packageName: string,
  version: string,
  fromDir: string,
): string | undefined {
  const file = path.join(findPackageFolder(packageName, fromDir) ?? '', 'CHANGELOG.md');
  return existsSync(file) ? findReleaseDate(readFileSync(file, 'utf8'), version) : undefined;
}

/** The day below the heading of a version, e.g. `_Jun 18, 2025_`, as an ISO date. */
export function findReleaseDate(changelog: string, version: string): string | undefined {
  const [, below = ''] = `\n${changelog}`.split(`\n## ${version}\n`);
  const [, written] =
    /^_([A-Z][a-z]{2} \d{1,2}, \d{4})_$/m.exec(below.split('\n## ')[0] ?? '') ?? [];
  const day = new Date(`${written ?? ''} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}

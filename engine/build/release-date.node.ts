import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Day on which the installed version of a package was released, as its change log says; undefined when it does not. */
export function releaseDateOf(
  packageName: string,
  version: string,
  fromDir: string,
): string | undefined {
  const folders = createRequire(path.join(fromDir, 'package.json')).resolve.paths(packageName);
  const file = (folders ?? [])
    .map((folder) => path.join(folder, packageName, 'CHANGELOG.md'))
    .find((candidate) => existsSync(candidate));
  return file && findReleaseDate(readFileSync(file, 'utf8'), version);
}

/** The day below the heading of a version, e.g. `_Jun 18, 2025_`, as an ISO date. */
export function findReleaseDate(changelog: string, version: string): string | undefined {
  const [, below = ''] = `\n${changelog}`.split(`\n## ${version}\n`);
  const [, written] =
    /^_([A-Z][a-z]{2} \d{1,2}, \d{4})_$/m.exec(below.split('\n## ')[0] ?? '') ?? [];
  const day = new Date(`${written ?? ''} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from '../../model/package-folder.node.ts';

/** Version of an installed package as seen from a folder; throws with a fix when it is not installed. */
export function packageVersionOf(packageName: string, fromDir: string): string {
  const version = findPackageVersion(packageName, fromDir);
  if (version !== undefined) return version;
  throw new Error(`The package ${packageName} is not installed. Add it to site/package.json.`);
}

/** Version of a package as seen from a folder; undefined when it is not installed. */
export function findPackageVersion(packageName: string, fromDir: string): string | undefined {
  const folder = findPackageFolder(packageName, fromDir);
  return folder && readVersion(path.join(folder, 'package.json'));
}

function readVersion(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return undefined;
  }
}

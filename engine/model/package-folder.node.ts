import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Folder of an installed package as seen from a folder, or else from the engine: a site may lie anywhere. */
export function findPackageFolder(name: string, fromDir: string): string | undefined {
  return [fromDir, import.meta.dirname]
    .flatMap((dir) => createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? [])
    .map((place) => path.join(place, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Digest of the code and data files directly in some folders; folders that a bundler left out count as empty. */
export function digestOfSources(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of folders.filter((folder) => existsSync(folder)).flatMap(sourcesIn)) {
    hash.update(`${path.basename(file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:[jt]sx?|mjs|json)$/.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => path.join(folder, name));
}

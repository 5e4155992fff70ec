import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of this project that another one imports or takes a type from, or asks for later. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Digest of files and of everything of this project that they import; what a bundler left out counts as empty. */
export function digestOfImports(files: readonly string[]): string {
  const hash = createHash('sha256');
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    hash.update(`${path.basename(file)}\0`).update(text);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, name = ''] of text.matchAll(imported)) visit(path.join(path.dirname(file), name));
  };
  files.forEach(visit);
  return hash.digest('hex').slice(0, 16);
}

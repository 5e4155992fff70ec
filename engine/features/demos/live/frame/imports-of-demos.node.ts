import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { importsOf } from '../../sandbox/imports-of.ts';

/** Every package module that a demo of the content folder imports: what demos use, edits may use. */
export async function importsOfDemos(contentDir: string): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob('**/demos/*.{ts,tsx}', { cwd: contentDir })) {
    const source = await readFile(path.join(contentDir, file), 'utf8');
    importsOf(source)
      .filter((name) => !name.startsWith('.'))
      .forEach((name) => found.add(name));
  }
  return [...found].sort();
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageVersionOf } from './package-version.node.ts';

/** Major version of each package the site depends on, so that install commands fetch what the pages describe. */
export async function loadDocumentedMajors(siteDir: string): Promise<Record<string, string>> {
  const names = await dependencyNames(path.join(siteDir, 'package.json'));
  return Object.fromEntries(
    names.map((name) => [name, packageVersionOf(name, siteDir).split('.')[0] ?? '']),
  );
}

async function dependencyNames(file: string): Promise<string[]> {
  try {
    const { dependencies = {} } = JSON.parse(await readFile(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies);
  } catch {
    // A site without a package file documents no package.
    return [];
  }
}

import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { emptyApiData, type ApiData } from '../../features/api-reference/api-data.ts';
import { digestOfImports } from '../../features/markdown/digest-of-imports.node.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import { apiSourcesOf } from './api-sources.ts';
import { describeApiChange } from './describe-api-change.ts';
import { packageVersionOf } from '../load/package-version.node.ts';
import { keyOf } from './page-cache.node.ts';
import { writeWhole } from './write-whole.node.ts';

/** Changes with the code that reads the packages. */
const extractorVersion = digestOfImports([
  path.join(import.meta.dirname, '../../features/api-reference/extract/extract-api.node.ts'),
]);

/**
 * Reads the API reference from the installed packages, or finds what an earlier build read from the same ones.
 * Gives the file that holds the data.
 */
export async function prepareApiData(
  config: DocsConfig,
  siteDir: string,
  log: (message: string) => void = sayWhileBuilding,
): Promise<string> {
  const sources = apiSourcesOf(config);
  const folder = path.join(siteDir, '.cache/api');
  const versions = sources.flatMap(({ plan }) =>
    plan.packages.map(({ name }) => `${name}@${packageVersionOf(name, siteDir)}`),
  );
  const compiler = packageVersionOf('typescript', import.meta.dirname);
  const key = keyOf(extractorVersion, compiler, versions.join(' '), JSON.stringify(sources));
  const file = path.join(folder, `${key}.json`);
  if ((await loadApiData(file)) === undefined) {
    // The compiler alone takes half a second to load: only when something must be read.
    const { extractApi } = await import('../../features/api-reference/extract/extract-api.node.ts');
    const data = await extractApi(sources, siteDir);
    const before = await loadEarlierData(folder);
    describeApiChange(before ?? data, data).forEach((line) => log(line));
    await saveAlone(file, JSON.stringify(data));
  }
  return file;
}

/** Data read before: a file's name is the digest of what is in it, so it never changes. */
const known = new Map<string, ApiData>();

/** Reads prepared data; undefined when there is none or it was cut off. */
export async function loadApiData(file: string): Promise<ApiData | undefined> {
  try {
    const data = known.get(file) ?? (JSON.parse(await readFile(file, 'utf8')) as ApiData);
    known.set(file, data);
    return data;
  } catch {
    return undefined;
  }
}

/** Standard output belongs to the list of pages. */
function sayWhileBuilding(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** What the last build read from other versions of the packages. */
async function loadEarlierData(folder: string): Promise<ApiData | undefined> {
  const [name] = await readdir(folder).catch(() => []);
  const data = name === undefined ? undefined : await loadApiData(path.join(folder, name));
  return data && { ...emptyApiData, ...data };
}

/** Only the newest data is kept: a version is read again in seconds. */
async function saveAlone(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    await rm(path.join(folder, name), { force: true });
  }
  await writeWhole(file, text);
}

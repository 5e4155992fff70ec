import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHeaderTable, type HeaderTable } from '../../../model/header-table.ts';
import { classOfPath, commonRules, type RouteClass } from '../../../model/route-class.ts';
import { inlinePartsOf } from './inline-parts.ts';
import { policySourcesOf, type PolicyConfig } from './policy-sources.ts';
import {
  HEADERS_JSON_PATH,
  HEADERS_PATH,
  renderHeadersFile,
  renderHeadersJson,
} from './render-headers-file.ts';
import { startScript } from './start-script.ts';

/** Makes the finished pages fit for a strict policy and writes their headers, for our server and for static hosts. */
export async function writeHeaders(output: string, config: PolicyConfig): Promise<void> {
  const names = await namesIn(output);
  const table = await headerTableOf(output, names, config);
  const pathnames = names.map(pathnameOf);
  await writeFile(path.join(output, HEADERS_JSON_PATH), renderHeadersJson(table));
  await writeFile(path.join(output, HEADERS_PATH), renderHeadersFile(table, pathnames));
}

/** Files of the finished site that readers may ask for. */
async function namesIn(output: string): Promise<string[]> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/^_(?!assets\/)|(?:^|\/)\.|\.(?:br|gz)$/.test(name))
    .sort();
}

function pathnameOf(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, '/');
}

async function headerTableOf(
  output: string,
  names: readonly string[],
  config: PolicyConfig,
): Promise<HeaderTable> {
  const hashes = new Set<string>();
  const exact: Record<string, RouteClass> = {};
  for (const name of names.filter(isPage)) {
    const parts = inlinePartsOf(await startedPage(path.join(output, name)));
    for (const script of parts.scripts) hashes.add(hashOf(script));
    if (parts.hasStyles) exact[pathnameOf(name)] = 'demos';
  }
  const sources = { ...policySourcesOf(config), scriptHashes: [...hashes].sort() };
  return createHeaderTable(sources, exact);
}

async function startedPage(file: string): Promise<string> {
  const html = await readFile(file, 'utf8');
  const started = startScript(html);
  if (started !== html) await writeFile(file, started);
  return started;
}

function isPage(name: string): boolean {
  return name.endsWith('.html') && classOfPath(commonRules, pathnameOf(name)) === 'page';
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

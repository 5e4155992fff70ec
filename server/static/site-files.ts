import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { findContentType } from './content-type.ts';

/** Encodings a body may be sent in, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** One file of the built site that readers may ask for. */
export interface SiteFile {
  /** Path readers ask for, decoded: `/x/introduction/` for `x/introduction/index.html`. */
  pathname: string;
  file: string;
  contentType: string;
  /** Files the build has already compressed. */
  precompressed: ReadonlyMap<Encoding, string>;
}

/**
 * Everything the server may send. A path that is not a key here does not exist,
 * so there is nothing for a path traversal to reach.
 */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Lists the built site; hidden files and instructions to servers (`_*`) stay private. */
export async function loadSiteFiles(dist: string): Promise<SiteFiles> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/')),
  );
  const files = [...names].filter((name) => isPublic(name, names));
  return new Map(files.map((name) => toEntry(name, { dist, names })));
}

function isPublic(name: string, names: ReadonlySet<string>): boolean {
  if (/(^|\/)\./.test(name) || /^_(?!assets\/)/.test(name)) return false;
  return !encodings.some((encoding) => isCompressedCopy(name, endings[encoding], names));
}

function isCompressedCopy(name: string, ending: string, names: ReadonlySet<string>): boolean {
  return name.endsWith(ending) && names.has(name.slice(0, -ending.length));
}

interface Listing {
  dist: string;
  names: ReadonlySet<string>;
}

function toEntry(name: string, { dist, names }: Listing): [string, SiteFile] {
  const pathname = `/${name}`.replace(/\/index\.html$/, '/');
  const compressed = encodings.filter((encoding) => names.has(name + endings[encoding]));
  const siteFile: SiteFile = {
    pathname,
    file: path.join(dist, name),
    contentType: findContentType(name) ?? 'application/octet-stream',
    precompressed: new Map(compressed.map((it) => [it, path.join(dist, name + endings[it])])),
  };
  return [pathname, siteFile];
}

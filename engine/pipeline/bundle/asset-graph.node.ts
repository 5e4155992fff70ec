import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { withOpenFile } from '../../base/with-open-file.ts';

/** Folder of the files whose names carry a digest of their content. */
const folder = '_assets';
/** Looked for at the beginning of words only: within words it would be looked for at every letter. */
const fileName = /(?<![\w@.-])[\w@.-]+\.(?:js|css|woff2|svg|png|json)/g;

/** Which files of a finished site need which others. */
export interface AssetGraph {
  /** All addresses with a digest in their name. */
  all: readonly string[];
  /** The addresses that texts name, and those that they name in turn. */
  closureOf: (texts: readonly string[]) => Promise<Set<string>>;
  /** Size of the file at an address. */
  sizeOf: (address: string) => Promise<number>;
}

/** Reads which assets a finished site has; what they name is read when it is asked for. */
export async function openAssetGraph(output: string): Promise<AssetGraph> {
  const names = await readdir(path.join(output, folder), { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name));
  const flat = new Set(files.filter((name) => !name.includes('/')));
  const named = new Map<string, Promise<string[]>>();

  function namesIn(text: string): string[] {
    return [...new Set(text.match(fileName) ?? [])].filter((name) => flat.has(name));
  }

  function namedBy(name: string): Promise<string[]> {
    const known = named.get(name) ?? read(name);
    named.set(name, known);
    return known;
  }

  async function read(name: string): Promise<string[]> {
    if (!/\.(?:js|css)$/.test(name)) return [];
    return namesIn(await withOpenFile(() => readFile(path.join(output, folder, name), 'utf8')));
  }

  async function closureOf(texts: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    const open = [...new Set(texts.flatMap(namesIn))];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(...(await namedBy(name)));
    }
    return new Set([...found].map((name) => `/${folder}/${name}`));
  }

  return {
    all: files.sort().map((name) => `/${folder}/${name}`),
    closureOf,
    sizeOf: async (address) => (await stat(fileOf(output, address))).size,
  };
}

/** The file of a finished site at an address. */
export function fileOf(output: string, address: string): string {
  const name = address.endsWith('/') ? `${address}index.html` : address;
  return path.join(output, decodeURI(name));
}

import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** A scene as an application would send it to people. */
export interface BuiltScene {
  /** The scripts by their names, those that load on demand among them. */
  scripts: ReadonlyMap<string, string>;
  entry: string;
  /** Bytes of what loads at once, compressed as servers do it. */
  gzip: number;
}

/** Makes the production scripts of a scene of this folder. */
export async function buildScene(file: string): Promise<BuiltScene> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: path.resolve(import.meta.dirname, '../../site'),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, file),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const built = [result].flat().find((it) => 'output' in it);
  const chunks = (built?.output ?? []).flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (entry === undefined) throw new Error(`The scene ${file} was not built.`);
  const atOnce = new Set([entry]);
  // A set goes on with what is added while it is read.
  for (const name of atOnce) {
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      atOnce.add(next);
    }
  }
  const scripts = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  const sizes = [...atOnce].map((name) => gzipSync(scripts.get(name) ?? '', { level: 9 }).length);
  return { scripts, entry, gzip: sizes.reduce((sum, size) => sum + size, 0) };
}

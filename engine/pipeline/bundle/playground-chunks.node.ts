import { readFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ApiData } from '../../features/api-reference/api-data.ts';
import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { findEntryIn } from '../site/find-entry.ts';

/** Map from the id of an entry to the way to load its component, for drawing at build. */
const mapName = 'virtual:playground-components';
/** Start of the name of the script that draws one component in the browser. */
const scriptName = 'virtual:playground/';
const island = path.join(
  import.meta.dirname,
  '../../features/prop-playground/create-prop-playground.island.tsx',
);
const directive = /^::playground\{[^}\n]*?component="?(\w+)/gm;

/** Address of the script that draws the component of an entry while developing. */
export function developedPlayground(id: string): string {
  return `/@id/${scriptName}${id}`;
}

/** Where the plugin looks for playgrounds. */
export interface PlaygroundOptions {
  contentDir: string;
  /** File with the API reference. */
  apiFile: string;
  /** Takes the addresses of the finished scripts by the id of their entry. */
  keep: (scripts: ReadonlyMap<string, string>) => void;
}

/** Makes the component of every prop playground loadable, at build and as a script of its own in the browser. */
export function playgroundChunks(options: PlaygroundOptions): Plugin {
  return {
    name: 'playground-chunks',
    resolveId: (id) => (id === mapName || id.startsWith(scriptName) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${mapName}`) return mapCode(await entriesOf(options));
      if (!id.startsWith(`\0${scriptName}`)) return undefined;
      const wanted = id.slice(scriptName.length + 1);
      const entry = (await entriesOf(options)).find((it) => it.id === wanted);
      return entry && scriptCode(entry);
    },
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const { id, slug } of await entriesOf(options)) {
        this.emitFile({ type: 'chunk', id: scriptName + id, name: `${slug}-playground` });
      }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      options.keep(
        new Map(
          chunks.flatMap(({ facadeModuleId, fileName }) => {
            const isOurs = facadeModuleId?.startsWith(`\0${scriptName}`);
            return isOurs
              ? [[facadeModuleId?.slice(scriptName.length + 1) ?? '', `/${fileName}`]]
              : [];
          }),
        ),
      );
    },
  };
}

async function entriesOf({ contentDir, apiFile }: PlaygroundOptions): Promise<ApiEntry[]> {
  const { entries } = JSON.parse(await readFile(apiFile, 'utf8')) as ApiData;
  const found = globSync('**/page*.md', { cwd: contentDir }).flatMap((file) => {
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    return [...text.matchAll(directive)].flatMap(
      ([, name = '']) => findEntryIn(entries, name, file.split(path.sep).join('/')) ?? [],
    );
  });
  return [...new Set(found)];
}

function importOf({ name, imports }: ApiEntry): string {
  const [first] = imports;
  if (!first) throw new Error(`The API reference does not say where ${name} is imported from.`);
  const what = first.isDefault ? 'default' : (first.exported ?? name);
  return `import { ${what} as Component } from '${first.from}';`;
}

function scriptCode(entry: ApiEntry): string {
  return `${importOf(entry)}
import { createPropPlayground } from ${JSON.stringify(island)};
export default createPropPlayground(${JSON.stringify(entry.id)}, Component);`;
}

function mapCode(entries: readonly ApiEntry[]): string {
  const imports = entries.map((entry, at) =>
    importOf(entry).replace('Component', `C${String(at)}`),
  );
  const rows = entries.map(({ id }, at) => `${JSON.stringify(id)}: C${String(at)}`);
  return `${imports.join('\n')}\nexport const components = { ${rows.join(', ')} };`;
}

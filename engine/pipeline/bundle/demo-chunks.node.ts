import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { staticImportsOf } from './static-imports.ts';

/** How the browser gets a demo file. */
export interface DemoScript {
  /** Address of its script. */
  script: string;
  /** Addresses of what the script imports, beyond what every demo needs. */
  needs: readonly string[];
}

/** Scripts of demo files by their name within the content folder. */
export type DemoScripts = ReadonlyMap<string, DemoScript>;

/** Brings any demo to life; its own imports are asked for together with it. */
const runner = path.join(import.meta.dirname, '../../features/demos/run-demo.browser.ts');

/**
 * Makes every demo file an entry of the browser's build. Pages name the chunk they need, so that
 * no script has to carry a list of all demos.
 */
export function demoChunks(contentDir: string, keep: (scripts: DemoScripts) => void): Plugin {
  return {
    name: 'demo-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const file of demoFilesIn(contentDir)) {
        const id = path.join(contentDir, file);
        this.emitFile({ type: 'chunk', id, name: path.basename(file, '.tsx') });
      }
    },
    generateBundle(_options, bundle) {
      keep(scriptsIn(bundle, contentDir));
    },
  };
}

/** All demo files of a content folder, other stylings included. */
export function demoFilesIn(contentDir: string): string[] {
  return globSync('**/demos/*.tsx', { cwd: contentDir });
}

function scriptsIn(
  bundle: Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>,
  contentDir: string,
): DemoScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const run = chunks.find(({ facadeModuleId }) => facadeModuleId === runner)?.fileName ?? '';
  const always = staticImportsOf(run, imports);
  return new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const file = path
        .relative(contentDir, facadeModuleId ?? '')
        .split(path.sep)
        .join('/');
      if (!/^[^.].*\/demos\//.test(file)) return [];
      const needs = [...staticImportsOf(fileName, imports)].filter((name) => !always.has(name));
      return [[file, { script: `/${fileName}`, needs: needs.map((name) => `/${name}`) }] as const];
    }),
  );
}

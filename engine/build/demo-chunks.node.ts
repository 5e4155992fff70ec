import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const key = Symbol.for('docs.demo-chunks');
/** On the global object because the build's plugins and the site's own code load this file twice. */
const shared = globalThis as { [key]?: Map<string, string> };

/** Address of the script of a demo file, e.g. `tree-view/overview/demos/files.css.tsx`. */
export function demoScriptOf(contentDir: string, file: string): string {
  // While developing nothing is bundled: the server gives any file of the content folder.
  return shared[key]?.get(file) ?? `/@fs${path.join(contentDir, file)}`;
}

/**
 * Makes every demo file an entry of the browser's build. Pages name the chunk they need, so that
 * no script has to carry a list of all demos.
 */
export function demoChunks(contentDir: string): Plugin {
  return {
    name: 'demo-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const file of globSync('**/demos/*.tsx', { cwd: contentDir })) {
        const id = path.join(contentDir, file);
        this.emitFile({ type: 'chunk', id, name: path.basename(file, '.tsx') });
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      shared[key] = new Map(
        chunks.flatMap(({ facadeModuleId, fileName }) => {
          const file = path
            .relative(contentDir, facadeModuleId ?? '')
            .split(path.sep)
            .join('/');
          return /^[^.].*\/demos\//.test(file) ? [[file, `/${fileName}`] as const] : [];
        }),
      );
    },
  };
}

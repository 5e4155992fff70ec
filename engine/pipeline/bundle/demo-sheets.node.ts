import path from 'node:path';
import type { Plugin } from 'vite';

const nothing = '\0demo-sheet';

/**
 * Takes the style sheets out of demos: the page of a demo brings them itself, while a bundler would
 * link the sheets of all demos in every page.
 */
export function demoSheets(contentDir: string): Plugin {
  return {
    name: 'demo-sheets',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const isSheet = /^\.{1,2}\/.*\.css$/.test(id);
      return isSheet && importer.startsWith(contentDir + path.sep) ? nothing : undefined;
    },
    load: (id) => (id === nothing ? '' : undefined),
  };
}

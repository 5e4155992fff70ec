import type { Plugin } from 'vite';

const name = 'virtual:live-libraries';
const file = '\0live-libraries';

/** Lets the frame import a map from the name of each library to the way to load it. */
export function libraryModule(libraries: readonly string[]): Plugin {
  return {
    name: 'live-libraries',
    resolveId: (id) => (id === name ? file : undefined),
    load: (id) => (id === file ? `export const libraries = {${entriesOf(libraries)}};` : undefined),
  };
}

function entriesOf(libraries: readonly string[]): string {
  return libraries
    .map((library) => JSON.stringify(library))
    .map((quoted) => `${quoted}: () => import(${quoted})`)
    .join(',\n');
}

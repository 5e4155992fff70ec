import { expect, it } from 'vitest';
import { namesProduct } from './product-names.ts';
import { isCode, listFiles, readSource } from './source-files.ts';

/**
 * Files that know the library, each for a reason that no configuration takes away. This list only shrinks.
 * Demos are components of one library: its provider, its theme and the names of its components draw them.
 */
const known = new Set([
  // The provider of demos, and the themes that the library's own builder makes: their types are the library's.
  'engine/features/demos/demo-root.tsx',
  'engine/features/theme/demo-theme.ts',
  'engine/features/theme/docs-theme.ts',
  // Defaults of the library's components: what opens stays in its place, what is dense gets small.
  'engine/features/demos/demo-place.ts',
  'engine/features/demos/dense-components.ts',
  // The library's mirror for its styles; it is a package of the engine, as the library is.
  'engine/features/demos/rtl-style-cache.ts',
  // Asked by pages, by the build and by `mcp`, which read one index: a word that only one of them left out would be lost.
  'engine/features/search/text/stop-words.ts',
]);

const knowing = listFiles('engine')
  .filter((file) => isCode(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
  .filter((file) => namesProduct(codeOf(readSource(file))));

/** Comments may give examples. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\\])\/\/.*$/gm, '');
}

it('the engine knows no product, but for the files of a list', () => {
  expect(knowing.filter((file) => !known.has(file))).toEqual([]);
});

it('the list names only files that know one', () => {
  expect([...known].filter((file) => !knowing.includes(file))).toEqual([]);
});

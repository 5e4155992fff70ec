import { expect, it } from 'vitest';
import { namesProduct } from './product-names.ts';
import { isCode, listFiles, readSource } from './source-files.ts';

/** Files that still know a product, most of them because demos are drawn with one library. This list only shrinks. */
const known = new Set([
  'engine/features/api-reference/extract/class-names.node.ts',
  'engine/features/api-reference/history/migration-guides.ts',
  'engine/features/demos/demo-place.ts',
  'engine/features/demos/demo-root.tsx',
  'engine/features/demos/dense-components.ts',
  'engine/features/demos/rtl-style-cache.ts',
  'engine/features/demos/sandbox/adapter-package.ts',
  'engine/features/demos/sandbox/dependencies-of.ts',
  'engine/features/demos/sandbox/project-parts.ts',
  'engine/features/demos/sandbox/vite-project.ts',
  'engine/features/demos/source/tailwind-sheet.node.ts',
  'engine/features/search/text/stop-words.ts',
  'engine/features/settings/code-cookies.ts',
  'engine/features/theme/demo-theme.ts',
  'engine/features/theme/docs-sheet.ts',
  'engine/features/theme/docs-theme.ts',
  'engine/features/theme/theme-sheet.ts',
  'engine/model/heading-id.ts',
  'engine/pipeline/load/library-messages.ts',
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

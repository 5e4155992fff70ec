import path from 'node:path';
import { digestOfImports } from './digest-of-imports.node.ts';

/**
 * Changes with the sources of the compiler and the versions of its packages,
 * so that a cached page or demo never outlives the code that made it.
 */
export const compilerVersion = digestOfImports(
  [
    'compile-page.node.ts',
    '../demos/source/compile-demo.node.ts',
    '../api-reference/names-in-code.ts',
    '../../package.json',
  ].map((file) => path.join(import.meta.dirname, file)),
);

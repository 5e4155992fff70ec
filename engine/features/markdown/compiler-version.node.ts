import path from 'node:path';
import { digestOfSources } from './digest-of-sources.node.ts';

/**
 * Changes with the sources of the compiler and the versions of its packages,
 * so that a cached page or demo never outlives the code that made it.
 */
export const compilerVersion = digestOfSources(
  ['.', '../code', '../demos/source', '../../model', '../..'].map((folder) =>
    path.join(import.meta.dirname, folder),
  ),
);

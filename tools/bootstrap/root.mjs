import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Programs of the packages. */
export const programs = path.join(root, 'node_modules/.bin');

/** The Node among them, on systems where it runs. */
export const bundledNode = path.join(programs, 'node');

import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { isCode, listFiles, readSource } from './source-files.ts';

/** One import of a file. */
export interface Import {
  file: string;
  /** As written. */
  specifier: string;
  /** File of the repository it names, or undefined for a package. */
  target: string | undefined;
}

/** Workspaces that can be imported by their package name. */
const workspaces = ['engine', 'site', 'server', 'mcp'];

/** Every import, type imports and dynamic imports included, of the code below a folder. */
export function listImports(folder: string): Import[] {
  return listFiles(folder)
    .filter((file) => isCode(file) && !file.endsWith('.astro'))
    .flatMap((file) => importsOf(file, readSource(file)));
}

/** Every import of one file. */
export function importsOf(file: string, text: string): Import[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName: specifier }) => ({
    file,
    specifier,
    target: findTarget(file, specifier),
  }));
}

function findTarget(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare);
  if (bare.startsWith('#site/')) return bare.slice(1);
  if (bare === 'engine') return 'engine/index.ts';
  return workspaces.includes(bare.split('/')[0] ?? '') ? bare : undefined;
}

/** Whether an import names a module of Node. */
export function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

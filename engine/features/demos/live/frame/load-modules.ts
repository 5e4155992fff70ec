import { compileModule, type CompiledFile } from './compile-module.ts';
import { loadLibrary, type LiveLibraries } from './load-library.ts';
import { RunFailure } from './run-failure.ts';

/** Name of the edited file, by which errors find their line. */
export const mainFile = 'demo.tsx';

/** Everything a run needs, loaded before anything is executed. */
export interface LoadedModules {
  files: ReadonlyMap<string, CompiledFile>;
  libraries: ReadonlyMap<string, object>;
  /** Rules of the style sheets that came with the demo. */
  css: string;
}

interface DemoFiles {
  code: string;
  files: Readonly<Record<string, string>>;
}

/** Compiles the files of a demo and loads the libraries they import. */
export async function loadModules(
  demo: DemoFiles,
  libraries: LiveLibraries,
): Promise<LoadedModules> {
  const files = compileFiles(demo);
  const names = [...files.values()].flatMap(({ imports }) => imports);
  const missing = names.find((name) => isRelative(name) && findFile(name, files) === undefined);
  if (missing !== undefined) throw new RunFailure('unknownImport', missing);
  const wanted = [...new Set(names.filter((name) => !isRelative(name)))];
  const loaded = await Promise.all(
    wanted.map(async (name) => [name, await loadLibrary(name, libraries)] as const),
  );
  return { files, libraries: new Map(loaded), css: cssOf(demo) };
}

/** The file a relative import means; endings may be left out, folders do not count. */
export function findFile(name: string, files: LoadedModules['files']): string | undefined {
  const wanted = stemOf(name);
  return [...files.keys()].find((file) => file !== mainFile && stemOf(file) === wanted);
}

/** Whether an import names a file of the demo itself. */
export function isRelative(name: string): boolean {
  return name.startsWith('.');
}

function compileFiles({ code, files }: DemoFiles): Map<string, CompiledFile> {
  const compiled = new Map([[mainFile, compileModule(code)]]);
  // Only what is imported is compiled: a demo may lie beside files it does not use.
  for (const { imports } of compiled.values()) {
    for (const [name, source] of Object.entries(files)) {
      const isWanted = imports.some((it) => isRelative(it) && stemOf(it) === stemOf(name));
      if (isWanted && !compiled.has(name)) compiled.set(name, compileFile(name, source));
    }
  }
  return compiled;
}

function compileFile(name: string, source: string): CompiledFile {
  return isStyleSheet(name) ? { code: '', imports: [] } : compileModule(source);
}

function cssOf({ files }: DemoFiles): string {
  const sheets = Object.entries(files).filter(([name]) => isStyleSheet(name));
  return sheets.map(([, css]) => css).join('\n');
}

function isStyleSheet(name: string): boolean {
  return name.endsWith('.css');
}

function stemOf(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.[jt]sx?$/, '');
}

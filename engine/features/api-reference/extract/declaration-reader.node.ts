import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Plan } from '../../../model/plan.ts';
import { parseDocComment, type DocComment } from './doc-comment.ts';
import type { PackageLayout } from './package-layout.node.ts';

/** One look at all declarations of the installed packages, shared by everything that is extracted. */
export interface DeclarationReader {
  readonly checker: ts.TypeChecker;
  readonly packages: readonly PackageLayout[];
  readonly program: ts.Program;
  /** What a module exports, by name, with aliases resolved. */
  exportsOf(file: string): ReadonlyMap<string, ts.Symbol>;
  packageOf(node: ts.Node): PackageLayout | undefined;
  planOf(symbol: ts.Symbol): Plan | undefined;
  /** The script beside the declaration file of a node, or an empty text. */
  scriptOf(node: ts.Node): { file: string; text: string };
}

/** A declaration file that exists only for the compiler. */
export interface Addition {
  file: string;
  text: string;
}

/** Declarations that one reading after the other shares, such as those of React. */
export interface SharedSources {
  files: Map<string, ts.SourceFile>;
  /** Folder whose files the next reading does not have. */
  without: string;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Reads the declarations of packages into one program: they share most of their types. */
export function createDeclarationReader(
  packages: readonly PackageLayout[],
  additions: readonly Addition[] = [],
  shared?: SharedSources,
): DeclarationReader {
  const roots = packages.flatMap(({ entries }) => entries.map(({ file }) => file));
  const program = ts.createProgram(
    [...roots, ...additions.map(({ file }) => file)],
    options,
    createHost(additions, shared),
  );
  const checker = program.getTypeChecker();
  const exportsByFile = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  const scripts = new Map<string, string>();
  const dirs = packages
    .map((layout) => ({ layout, prefix: `${layout.dir}${path.sep}` }))
    .sort((a, b) => b.prefix.length - a.prefix.length);

  function packageOf(node: ts.Node): PackageLayout | undefined {
    const { fileName } = node.getSourceFile();
    const nested = fileName.lastIndexOf('/node_modules/');
    return dirs.find(
      ({ layout, prefix }) =>
        fileName.startsWith(prefix) || fileName.startsWith(`/node_modules/${layout.name}/`, nested),
    )?.layout;
  }

  return {
    checker,
    packages,
    program,
    packageOf,
    exportsOf(file) {
      const known = exportsByFile.get(file) ?? readExports(program, file);
      exportsByFile.set(file, known);
      return known;
    },
    planOf(symbol) {
      const [declaration] = symbol.declarations ?? [];
      return declaration && packageOf(declaration)?.plan;
    },
    scriptOf(node) {
      const file = node.getSourceFile().fileName.replace(/\.d\.(m?)ts$/, '.$1js');
      const text = scripts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
      scripts.set(file, text);
      return { file, text };
    },
  };
}

function createHost(
  additions: readonly Addition[],
  shared: SharedSources | undefined,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const texts = new Map(additions.map(({ file, text }) => [file, text]));
  return {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile(file, languageVersion, onError) {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion);
      const found = shared?.files.get(file) ?? host.getSourceFile(file, languageVersion, onError);
      if (found && shared && !file.startsWith(shared.without)) shared.files.set(file, found);
      return found;
    },
  };
}

function readExports(program: ts.Program, file: string): ReadonlyMap<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.map((symbol) => [symbol.name, symbol]));
}

/** The symbol behind re-exports. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The documentation comment of a declaration, on the lines above it or before it on the same line. */
export function commentOf(node: ts.Node): DocComment {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const { text } = node.getSourceFile();
  const start = holder.getFullStart();
  const ranges = [
    ...(ts.getTrailingCommentRanges(text, start) ?? []),
    ...(ts.getLeadingCommentRanges(text, start) ?? []),
  ];
  const range = ranges.findLast(({ pos }) => text.startsWith('/**', pos));
  return parseDocComment(range ? text.slice(range.pos, range.end) : '');
}

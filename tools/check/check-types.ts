import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from 'engine/model/problem.ts';
import { fencesOf, type CheckedFence } from './fences.ts';

interface PageFence extends CheckedFence {
  page: string;
}

/**
 * Names that a code block takes from the reader's own application: "cannot find name" in its several forms.
 * Nothing is known of them, and the compiler lets whatever a block does with them pass.
 */
const unknownName = new Set([2304, 2552, 2580, 2582, 2583, 2584, 2591, 2693, 18004]);
/** What plain JavaScript does not say: the types of parameters. */
const untyped = new Set([2347, 7005, 7006, 7010, 7011, 7019, 7031, 7034, 7053, 8010, 8016]);
const missingModule = 2307;
const fix =
  'Change the code, or say why it cannot compile after the language: check="off: reason".';

/** Code that changes the types of the whole program: it is compiled alone. */
const changesTypes =
  /^\s*declare (?:module|global)\b|AdapterDateFns|AdapterLuxon|AdapterMoment|from '(?:date-fns|luxon|moment)/m;

/** Compiles demos, claims and code blocks with the packages that are installed. */
export function checkTypes(
  root: string,
  files: readonly string[],
  pages: readonly string[],
): Problem[] {
  const fences = pages.flatMap((page) =>
    fencesOf(readFileSync(page, 'utf8')).map((fence): PageFence => ({ ...fence, page })),
  );
  const units: Unit[] = [
    ...files.map((file) => ({ file })),
    ...fences.map((fence, index) => ({ file: fileOf(fence, index), fence })),
  ];
  const alone = new Set(units.filter((unit) => changesTypes.test(textOf(unit))));
  const groups = [units.filter((unit) => !alone.has(unit)), ...[...alone].map((unit) => [unit])];
  const options = readOptions(root);
  let before: ts.Program | undefined;
  return groups.flatMap((group) => {
    const { program, problems } = checkGroup(group, { root, options, before });
    before = program;
    return problems;
  });
}

/** A file, or a code block under the name of a file that does not exist. */
interface Unit {
  file: string;
  fence?: PageFence;
}

/** What a unit says, with the demos that it imports. */
function textOf({ file, fence }: Unit): string {
  if (fence) return fence.code;
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
  return [text, ...imported.map((name) => ts.sys.readFile(name) ?? '')].join('\n');
}

interface GroupOptions {
  root: string;
  options: ts.CompilerOptions;
  before: ts.Program | undefined;
}

function checkGroup(group: readonly Unit[], { root, options, before }: GroupOptions) {
  const files = group.map(({ file }) => file);
  const texts = new Map(
    group.flatMap(({ file, fence }) => (fence ? [[file, `${fence.code}\nexport {};\n`]] : [])),
  );
  const program = compile(files, { options, texts, before });
  const problems = group.flatMap(({ file, fence }) => {
    const found = diagnosticsOf(program, file);
    if (!fence) return found.map((it) => problemOf(it, { file: path.relative(root, file) }));
    const known = found.filter(({ code }) => !unknownName.has(code));
    const isLoose = /^js/.test(fence.lang) || known.length < found.length;
    return known
      .filter((it) => countsInFence(it, isLoose))
      .map((it) => ({
        ...problemOf(it, { file: path.relative(root, fence.page), firstLine: fence.line }),
        fix,
      }));
  });
  return { program, problems };
}

/** The code block gets a name beside its page, so that packages are found. */
function fileOf({ page, lang }: PageFence, index: number): string {
  return path.join(path.dirname(page), `fence-${index}.${/x$/.test(lang) ? 'tsx' : 'ts'}`);
}

function readOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.content.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
    .options;
}

interface Compilation {
  options: ts.CompilerOptions;
  texts: ReadonlyMap<string, string>;
  /** Its parsed files are used again. */
  before: ts.Program | undefined;
}

function compile(files: readonly string[], { options, texts, before }: Compilation): ts.Program {
  const onDisk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...onDisk,
    fileExists: (file) => texts.has(file) || onDisk.fileExists(file),
    readFile: (file) => texts.get(file) ?? onDisk.readFile(file),
    getSourceFile: (file, ...rest) => {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, rest[0]);
      return before?.getSourceFile(file) ?? onDisk.getSourceFile(file, ...rest);
    },
  };
  return ts.createProgram(files, options, host);
}

function diagnosticsOf(program: ts.Program, file: string): readonly ts.Diagnostic[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not part of the program.`);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}

/** Parameters need no type where the code is JavaScript or their types follow from the reader's own code. */
function countsInFence({ code, messageText }: ts.Diagnostic, isLoose: boolean): boolean {
  if (code === missingModule) return !/module '(?:\.|@\/|~)/.test(flat(messageText));
  return !(isLoose && untyped.has(code));
}

interface Place {
  file: string;
  /** Line of the file on which the compiled text begins. */
  firstLine?: number;
}

function problemOf(
  { file: source, start = 0, messageText }: ts.Diagnostic,
  { file, firstLine = 1 }: Place,
): Problem {
  const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + firstLine;
  return { file, line, message: flat(messageText), fix: 'Change the code until it compiles.' };
}

function flat(text: string | ts.DiagnosticMessageChain): string {
  return ts.flattenDiagnosticMessageText(text, ' ');
}

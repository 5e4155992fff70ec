import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from 'engine/model/problem.ts';
import { fencesOf, type CheckedFence } from './fences.ts';

interface PageFence extends CheckedFence {
  page: string;
}

/** Names that a code block takes from the reader's own application: "cannot find name" in its several forms. */
const unknownName = new Set([2304, 2503, 2552, 2580, 2582, 2583, 2584, 2591, 18004]);
/** What plain JavaScript does not say: the types of parameters. */
const untyped = new Set([7005, 7006, 7010, 7011, 7019, 7031, 7034, 7053, 8010, 8016]);
const missingModule = 2307;
const fix =
  'Change the code, or say why it cannot compile after the language: check="off: reason".';

/** Compiles demos, claims and code blocks with the packages that are installed. */
export function checkTypes(
  root: string,
  files: readonly string[],
  pages: readonly string[],
): Problem[] {
  const fences = pages.flatMap((page) =>
    fencesOf(readFileSync(page, 'utf8')).map((fence): PageFence => ({ ...fence, page })),
  );
  const byFile = new Map(fences.map((fence, index) => [fileOf(fence, index), fence]));
  const texts = new Map([...byFile].map(([file, { code }]) => [file, `${code}\nexport {};\n`]));
  const options = readOptions(root);
  const first = compile([...files, ...byFile.keys()], options, texts);
  const names = namesToDeclare(first, byFile);
  for (const [file, missing] of names) texts.set(file, (texts.get(file) ?? '') + declare(missing));
  const last =
    names.size > 0 ? compile([...files, ...byFile.keys()], options, texts, first) : first;
  return [
    ...files.flatMap((file) => diagnosticsOf(last, file).map((it) => problemOf(root, it, file))),
    ...[...byFile].flatMap(([file, fence]) =>
      diagnosticsOf(last, file)
        .filter((it) => countsInFence(it, fence))
        .map((it) => ({ ...problemOf(root, it, fence.page, fence.line), mend: fix })),
    ),
  ];
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

function compile(
  files: readonly string[],
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
  before?: ts.Program,
): ts.Program {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, rest[0]);
    return before?.getSourceFile(file) ?? getSourceFile(file, ...rest);
  };
  return ts.createProgram(files, options, host, before);
}

function diagnosticsOf(program: ts.Program, file: string): readonly ts.Diagnostic[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not part of the program.`);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}

function namesToDeclare(
  program: ts.Program,
  fences: ReadonlyMap<string, PageFence>,
): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const file of fences.keys()) {
    const missing = diagnosticsOf(program, file)
      .filter(({ code }) => unknownName.has(code))
      .flatMap(
        ({ file: source, start = 0, length = 0 }) =>
          source?.text.slice(start, start + length) ?? [],
      );
    const words = missing.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
    if (words.length > 0) names.set(file, new Set(words));
  }
  return names;
}

function declare(names: ReadonlySet<string>): string {
  return [...names].map((name) => `declare const ${name}: any;\ntype ${name} = any;\n`).join('');
}

function countsInFence({ code, messageText }: ts.Diagnostic, { lang }: PageFence): boolean {
  if (code === missingModule) return !/module '(?:\.|@\/|~)/.test(flat(messageText));
  return !(/^js/.test(lang) && untyped.has(code));
}

function problemOf(
  root: string,
  { file: source, start = 0, messageText }: ts.Diagnostic,
  file: string,
  firstLine = 1,
): Problem {
  const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + firstLine;
  return {
    file: path.relative(root, file),
    line,
    message: flat(messageText),
    mend: 'Change the code until it compiles.',
  };
}

function flat(text: string | ts.DiagnosticMessageChain): string {
  return ts.flattenDiagnosticMessageText(text, ' ');
}

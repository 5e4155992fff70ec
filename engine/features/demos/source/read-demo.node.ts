import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unseenByLine } from '../../../base/unseen-characters.ts';
import { importsOf } from '../sandbox/imports-of.ts';
import { withOpenFile } from '../../../base/with-open-file.ts';

/** The files of a demo in one styling. */
export interface RawStyling {
  source: string;
  /** Files it imports, directly or not, by their bare name. */
  files: Record<string, string>;
}

/** A demo as it lies on disk. */
export interface RawDemo {
  name: string;
  system: RawStyling;
  tailwind?: RawStyling;
  css?: RawStyling;
}

/** Reads a demo, its other stylings and every file it imports from a `demos` folder. */
export async function readDemo(dir: string, name: string): Promise<RawDemo> {
  const [system, tailwind, css] = await Promise.all([
    readStyling(path.join(dir, `${name}.tsx`)),
    readStyling(path.join(dir, `${name}.tailwind.tsx`)),
    readStyling(path.join(dir, `${name}.css.tsx`)),
  ]);
  if (!system) {
    throw new Error(`There is no demo ${path.join(dir, name)}.tsx.`);
  }
  return { name, system, ...(tailwind && { tailwind }), ...(css && { css }) };
}

async function readStyling(file: string): Promise<RawStyling | undefined> {
  const source = await readIfThere(file);
  if (source === undefined) return undefined;
  refuseUnseen({ file, text: source });
  const files: Record<string, string> = {};
  await collect({ file, text: source }, files);
  return { source, files };
}

interface SourceFile {
  file: string;
  text: string;
}

async function collect(from: SourceFile, files: Record<string, string>): Promise<void> {
  for (const specifier of importsOf(from.text).filter((name) => name.startsWith('.'))) {
    const found = await findImported(from.file, specifier);
    const name = path.basename(found.file);
    if (files[name] === found.text) continue;
    if (files[name] !== undefined) {
      throw new Error(
        `${from.file} imports two different files named ${name}. An exported project keeps all files in one folder: rename one.`,
      );
    }
    refuseUnseen(found);
    files[name] = found.text;
    await collect(found, files);
  }
}

/** All files of a demo are shown and taken away: what nobody sees must not hide what they do. */
function refuseUnseen({ file, text }: SourceFile): void {
  const [found] = unseenByLine(text);
  if (!found) return;
  throw new Error(
    `${file}, line ${String(found.line)}: the unseen character ${found.code} in column ${String(found.column)}. Delete it, or write it as an escape.`,
  );
}

async function findImported(from: string, specifier: string): Promise<SourceFile> {
  const base = path.join(path.dirname(from), specifier);
  for (const ending of ['', '.ts', '.tsx']) {
    const text = await readIfThere(base + ending);
    if (text !== undefined) return { file: base + ending, text };
  }
  throw new Error(`${from} imports ${specifier}, but there is no such file. Check its name.`);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await withOpenFile(() => readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SearchConfig } from '../../model/docs-config.ts';
import { messagesIn, type LibraryMessage } from './library-messages.ts';
import { withOpenFile } from '../../base/with-open-file.ts';

/** Folders with what the other files of a package say again for other readers. */
const copies = /(?:^|\/)(?:esm|modern|node|legacy|umd|build|node_modules)\//;

/** The messages of installed packages, each once per file; a package that is not installed has none. */
export async function loadLibraryMessages(
  { packages, opening }: NonNullable<SearchConfig['messages']>,
  siteDir: string,
): Promise<LibraryMessage[]> {
  const find = createRequire(path.join(siteDir, 'package.json'));
  const found = await Promise.all(packages.map((name) => messagesOf(name, opening, find)));
  const keyed = found
    .flat()
    .map((message) => [`${message.file} ${message.start}`, message] as const);
  return [...new Map(keyed).values()];
}

async function messagesOf(
  name: string,
  opening: RegExp,
  find: NodeJS.Require,
): Promise<LibraryMessage[]> {
  const folder = folderOf(name, find);
  if (folder === undefined) return [];
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.js') && !copies.test(file))
    .toSorted();
  const texts = await Promise.all(
    files.map(async (file) => {
      const text = await withOpenFile(() => readFile(path.join(folder, file), 'utf8'));
      return messagesIn(text, `${name}/${file}`, opening);
    }),
  );
  return texts.flat();
}

function folderOf(name: string, find: NodeJS.Require): string | undefined {
  try {
    return path.dirname(find.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

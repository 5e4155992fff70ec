import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOfImports } from '../../features/markdown/digest-of-imports.node.ts';
import { buildIndex, type BuiltIndex } from '../../features/search/index/build-index.ts';
import type { IndexManifest } from '../../features/search/index/index-files.ts';
import type { SearchRecord } from '../../features/search/index/search-record.ts';
import type { LibraryMarks } from '../../features/search/query/understand-query.ts';
import { indexFolderOf, manifestPathOf } from '../../features/search/search-path.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { Locale } from '../../model/locale.ts';
import { digestOf } from '../compile/file-cache.node.ts';
import { loadLibraryMessages } from '../load/library-messages.node.ts';
import { nameRecords } from './name-records.ts';
import { withOpenFile } from '../../base/with-open-file.ts';

/** Files of the site by address, ready to write. */
type IndexTexts = Readonly<Record<string, string>>;

/** The site that is searched, and what its pages are found by in each language. */
interface SearchSource {
  siteDir: string;
  config: DocsConfig;
  records: ReadonlyMap<Locale, readonly SearchRecord[]>;
}

/** Changes with the code that makes an index, so that a kept one never outlives it. */
const version = digestOfImports([
  path.join(import.meta.dirname, '../../features/search/index/build-index.ts'),
]);

/** Writes the index of each language into the finished site and gives the number of its files. */
export async function writeSearchIndex(
  output: string,
  { siteDir, config, records: byLocale }: SearchSource,
): Promise<number> {
  const folder = path.join(siteDir, '.cache/search');
  await mkdir(folder, { recursive: true });
  const asked = config.search?.messages;
  const messages = asked ? await loadLibraryMessages(asked, siteDir) : [];
  const library = libraryMarksOf(config);
  const kept = new Set<string>();
  let count = 0;
  for (const { code } of config.locales) {
    const records = nameRecords(byLocale.get(code) ?? [], config, messages);
    const aliases = config.search?.aliases?.[code] ?? {};
    const digest = digestOf(version + JSON.stringify([library, aliases, records]));
    const name = `${code}.${digest}.index.json`;
    kept.add(name);
    const texts = await keepTexts(path.join(folder, name), () =>
      indexTexts(code, library, buildIndex(records, aliases)),
    );
    count += await writeTexts(output, texts);
  }
  await removeOldIndexes(folder, kept);
  return count;
}

/** What was made before from the same records is not made again. */
async function keepTexts(file: string, make: () => IndexTexts): Promise<IndexTexts> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as IndexTexts;
  } catch {
    const texts = make();
    await writeFile(file, JSON.stringify(texts));
    return texts;
  }
}

/** How the library writes what readers paste into the search. */
function libraryMarksOf({ search, library }: DocsConfig): LibraryMarks {
  const opening = search?.messages?.opening.source;
  const { classPrefix } = library ?? {};
  return { ...(opening && { opening }), ...(classPrefix && { classPrefix }) };
}

function indexTexts(locale: Locale, library: LibraryMarks, index: BuiltIndex): IndexTexts {
  const texts = [...index.files].map(([file, content]) => [file, JSON.stringify(content)] as const);
  const folder = indexFolderOf(locale, digestOf(JSON.stringify(texts)).slice(0, 12));
  const manifest: IndexManifest = { folder, ...index.manifest, library };
  return Object.fromEntries([
    ...texts.map(([file, text]) => [folder + file, text] as const),
    [manifestPathOf(locale), JSON.stringify(manifest)],
  ]);
}

async function writeTexts(output: string, texts: IndexTexts): Promise<number> {
  const files = Object.entries(texts).map(([at, text]) => [path.join(output, at), text] as const);
  const folders = new Set(files.map(([file]) => path.dirname(file)));
  await Promise.all([...folders].map((it) => mkdir(it, { recursive: true })));
  await Promise.all(files.map(([file, text]) => withOpenFile(() => writeFile(file, text))));
  return files.length;
}

async function removeOldIndexes(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder);
  const old = names.filter((name) => name.endsWith('.index.json') && !kept.has(name));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

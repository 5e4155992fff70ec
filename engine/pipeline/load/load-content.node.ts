import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../model/locale.ts';
import type { PageSource } from '../../model/page.ts';
import { readTextFile, type ReadText } from './text-memory.node.ts';

/** The written pages of a site, and the demos that lie beside them. */
export interface Content {
  sources: PageSource[];
  /** Names of the demos of each folder, without extension. */
  demos: Map<string, Set<string>>;
  /** How many statements of each folder's page the tests beside it prove. */
  claims: Map<string, number>;
}

const pageFile = /^page(?:\.([^.]+))?\.md$/;
const demoFile = /^([^.]+)\.tsx$/;
const claimsFile = 'claims.test.tsx';

/** Reads every page and demo name below the content folder. */
export async function loadContent(
  contentDir: string,
  defaultLocale: Locale,
  read: ReadText = readTextFile,
): Promise<Content> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const demos = new Map<string, Set<string>>();
  const claims = new Map<string, number>();
  const reads: Promise<PageSource>[] = [];
  const counts: Promise<unknown>[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const dir = path.relative(contentDir, entry.parentPath).split(path.sep).join('/');
    const page = pageFile.exec(entry.name);
    if (page) {
      const file = path.join(entry.parentPath, entry.name);
      const locale = page[1] ?? defaultLocale;
      reads.push(read(file).then((text) => ({ folder: dir, locale, file, text })));
    } else if (entry.name === claimsFile) {
      counts.push(
        read(path.join(entry.parentPath, entry.name)).then((text) =>
          claims.set(dir, countClaims(text)),
        ),
      );
    } else {
      addDemo(demos, dir, entry.name);
    }
  }
  const sources = await Promise.all(reads);
  await Promise.all(counts);
  return { sources: sources.sort(byFolderThenLocale), demos, claims };
}

function addDemo(demos: Content['demos'], dir: string, name: string): void {
  const demo = demoFile.exec(name)?.[1];
  if (!demo || path.posix.basename(dir) !== 'demos') {
    return;
  }
  const folder = path.posix.dirname(dir);
  demos.set(folder, (demos.get(folder) ?? new Set()).add(demo));
}

function countClaims(text: string): number {
  return text.match(/^ *claim\(/gm)?.length ?? 0;
}

function byFolderThenLocale(a: PageSource, b: PageSource): number {
  return a.folder.localeCompare(b.folder) || a.locale.localeCompare(b.locale);
}

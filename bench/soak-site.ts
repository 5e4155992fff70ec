import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A site in a folder with several releases, of which a link names the one in use. */
export interface SoakSite {
  /** The link. */
  dist: string;
  pages: readonly string[];
  files: readonly string[];
  /** Puts the other release into use, in one step; gives its name. */
  turn: () => string;
}

const releases = ['spring', 'autumn'] as const;
const counts = { pages: 600, files: 8 };

/** Writes both releases: together they are larger than what the server keeps in memory. */
export function writeSoakSite(folder: string): SoakSite {
  const pages = Array.from({ length: counts.pages }, (_, page) => `/page-${page}/`);
  const files = Array.from({ length: counts.files }, (_, file) => `/_assets/file-${file}.js`);
  for (const release of releases) {
    for (const page of pages) write(folder, `${release}${page}index.html`, bodyOf(release, 4_000));
    for (const file of files) write(folder, `${release}${file}`, bodyOf(release, 80_000));
  }
  const dist = path.join(folder, 'current');
  let turns = 0;
  const turn = () => {
    const release = releases[turns % releases.length] ?? releases[0];
    turns += 1;
    symlinkSync(path.join(folder, release), `${dist}.new`);
    renameSync(`${dist}.new`, dist);
    return release;
  };
  turn();
  return { dist, pages, files, turn };
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Words that do not repeat; the first names the release. */
function bodyOf(release: string, words: number): string {
  const others = Array.from({ length: words }, () => Math.random().toString(36));
  return `${release} ${others.join(' ')}`;
}

import { linesHref, newsHrefOf, type LineNews, type ListedLine } from './line-data.ts';

let lines: Promise<readonly ListedLine[]> | undefined;
let known: readonly ListedLine[] = [];
const news = new Map<string, Promise<LineNews>>();

/** Loads the release lines of the site once; none when they cannot be loaded, and the next call tries again. */
export function loadLines(): Promise<readonly ListedLine[]> {
  lines ??= loadFile<readonly ListedLine[]>(linesHref).then(
    (found) => (known = found),
    () => {
      lines = undefined;
      return [];
    },
  );
  return lines;
}

/** The release lines as far as they are loaded. */
export function knownLines(): readonly ListedLine[] {
  return known;
}

const nothing: LineNews = { entries: {}, guides: {} };

/** Loads what came to a release line, once; nothing when it cannot be loaded. */
export function loadNews(line: Pick<ListedLine, 'id'>): Promise<LineNews> {
  const loading =
    news.get(line.id) ??
    loadFile<LineNews>(newsHrefOf(line)).catch(() => {
      news.delete(line.id);
      return nothing;
    });
  news.set(line.id, loading);
  return loading;
}

async function loadFile<Data>(href: string): Promise<Data> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${String(answer.status)}.`);
  // The build that wrote this script wrote the file.
  return (await answer.json()) as Data;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import {
  historyFromData,
  type HistoryData,
  type ListedHistory,
} from 'engine/features/api-reference/history/history-data.ts';
import type { PageDemos } from 'engine/features/demos/source/demo-sources.ts';
import type { Redirect } from 'engine/model/redirect.ts';
import type { Docs, ListedEntry } from './docs.ts';
import { createPageFinder } from './find-page.ts';

/** What the build writes down about all pages. */
type PageList = Pick<Docs, 'name' | 'origin' | 'pages' | 'upgrades'>;

/** Opens the documentation that a build left in a folder; needs no network. */
export async function loadDocs(dist: string): Promise<Docs> {
  const [{ name, origin, pages, upgrades }, entries, histories, redirects] = await Promise.all([
    readData<PageList>(dist, '_pages.json'),
    readData<ListedEntry[]>(dist, 'api/data/index.json'),
    readData<ListedHistory[]>(dist, 'api/data/history/index.json'),
    readData<Redirect[]>(dist, '_redirects.json'),
  ]).catch((error: unknown) => {
    throw new Error(
      `There is no built documentation in ${dist}. Run "npm run build" first, or name its folder with --dist.`,
      { cause: error },
    );
  });
  const texts = new Map<string, Promise<string>>();
  const records = new Map<string, Promise<HistoryData>>();
  const known = new Map<string, Promise<ApiHistory>>();
  function recordOf({ href }: ListedHistory): Promise<HistoryData> {
    const record = records.get(href) ?? readData<HistoryData>(dist, href);
    records.set(href, record);
    return record;
  }
  return {
    name,
    origin,
    languages: [...new Set(pages.map(({ locale }) => locale))],
    pages,
    entries,
    histories,
    upgrades,
    ...createPageFinder(pages, redirects),
    loadJson: (file) => readData<unknown>(dist, file),
    textOf(page) {
      const text = texts.get(page.markdown) ?? readText(dist, page.markdown);
      texts.set(page.markdown, text);
      return text;
    },
    entryOf: ({ href }) => readData<ApiEntry>(dist, href),
    historyOf(listed) {
      const history = known.get(listed.href) ?? recordOf(listed).then(historyFromData);
      known.set(listed.href, history);
      return history;
    },
    guidesOf: async (listed) => (await recordOf(listed)).guides,
    demosOf: async ({ folder }) =>
      folder === undefined ? {} : readData<PageDemos>(dist, `demos/${folder}.json`),
  };
}

function readText(dist: string, name: string): Promise<string> {
  return readFile(path.join(dist, name), 'utf8');
}

async function readData<Data>(dist: string, name: string): Promise<Data> {
  return JSON.parse(await readText(dist, name)) as Data;
}

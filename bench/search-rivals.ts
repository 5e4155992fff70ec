import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import {
  askSite,
  loadCards,
  loadHalf,
  measureRelevance,
  type Ask,
  type Relevance,
} from '../tests/search-relevance.ts';
import { findBrowser } from '../tools/testing/find-browser.mjs';
import { rivalDocumentsOf, type RivalDocument } from './rival-documents.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const locales = ['en', 'zh'];

/** What rivals index, by language. */
type Documents = ReadonlyMap<string, readonly RivalDocument[]>;

/** The parts of MiniSearch that are used. */
interface MiniSearchModule {
  default: new (options: object) => {
    addAll: (documents: readonly RivalDocument[]) => void;
    search: (text: string) => { href: string }[];
  };
}

/** The parts of Pagefind's Node API that are used. */
interface PagefindModule {
  createIndex: (options?: object) => Promise<{
    index: {
      addCustomRecord: (record: object) => Promise<unknown>;
      writeFiles: (options: object) => Promise<unknown>;
    };
  }>;
  close: () => Promise<unknown>;
}

/** The parts of Pagefind's search script that are used. */
interface PagefindSearch {
  search: (text: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/**
 * Compares the search with MiniSearch (with the settings of VitePress) and Pagefind on the same texts and questions, by kind.
 * Both are installed in a folder outside of the repository: `RIVALS=../rivals npm run bench -- search-rivals`.
 */
export async function benchSearchRivals(): Promise<void> {
  const folder = path.resolve(process.env.RIVALS ?? '');
  if (!existsSync(path.join(folder, 'node_modules/minisearch'))) {
    console.log('Install both outside of the repository, and name the folder:');
    console.log('  npm install --prefix ../rivals minisearch pagefind');
    console.log('  RIVALS=../rivals npm run bench -- search-rivals');
    process.exitCode = 1;
    return;
  }
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const documents = await loadDocuments();
  const searches: [string, Ask][] = [
    ['this site', once(askSite())],
    ['MiniSearch', once(await askMiniSearch(folder, documents))],
    ['Pagefind', once(await askPagefind(folder, browser, documents))],
  ];
  for (const half of ['held-back', 'tuning'] as const) {
    const questions = loadHalf(half);
    console.log(`${half}: first / in the first three / MRR`);
    await compare('all', questions, searches);
    for (const [kind, own] of Map.groupBy(questions, (it) => it.kind)) {
      await compare(kind, own, searches);
    }
  }
  await browser.close();
}

/** A question of a kind is also one of all: it is asked once. */
function once(ask: Ask): Ask {
  const known = new Map<string, ReturnType<Ask>>();
  return (question) => {
    const answer = known.get(question.text) ?? ask(question);
    known.set(question.text, answer);
    return answer;
  };
}

async function compare(
  name: string,
  questions: ReturnType<typeof loadHalf>,
  searches: readonly [string, Ask][],
): Promise<void> {
  const found: [string, Relevance][] = [];
  for (const [search, ask] of searches) {
    found.push([search, await measureRelevance(ask, questions)]);
  }
  const [own, ...rivals] = found.map(([, it]) => it.meanReciprocalRank);
  const isAhead = rivals.every((rival) => (own ?? 0) > rival);
  const figures = found.map(([search, it]) => `${search} ${figuresOf(it)}`).join('; ');
  console.log(`  ${name} (${String(questions.length)}): ${figures}${isAhead ? '' : ' BEHIND'}`);
}

function figuresOf({ first, topThree, meanReciprocalRank }: Relevance): string {
  const [one, three] = [first, topThree].map((it) => (it * 100).toFixed(1));
  return `${one ?? ''} / ${three ?? ''} / ${meanReciprocalRank.toFixed(3)}`;
}

/** The pages that the search knows, in the Markdown that the site gives to programs. */
async function loadDocuments(): Promise<Documents> {
  const loaded = locales.map(async (locale) => {
    const pages = (await loadCards(locale)).map(({ href, title, trail, name }) => {
      const file = href === '/' ? '/index' : href.slice(0, -1);
      const markdown = readFileSync(path.join(dist, `${file}.md`), 'utf8');
      return { href, title, trail, isReference: name !== undefined, markdown };
    });
    return [locale, rivalDocumentsOf(pages)] as const;
  });
  return new Map(await Promise.all(loaded));
}

function pathnamesOf(hrefs: readonly string[]): string[] {
  const canonical = hrefs.map((href) => href.replace(/^\/zh(?=\/)/, '').replace(/(?<=.)\/$/, ''));
  return [...new Set(canonical)];
}

async function importFrom(folder: string, file: string): Promise<unknown> {
  return import(pathToFileURL(path.join(folder, 'node_modules', file)).href) as Promise<unknown>;
}

/** MiniSearch as VitePress sets it up. */
async function askMiniSearch(folder: string, documents: Documents): Promise<Ask> {
  const { default: MiniSearch } = (await importFrom(
    folder,
    'minisearch/dist/es/index.js',
  )) as MiniSearchModule;
  const indexes = new Map(
    [...documents].map(([locale, own]) => {
      const index = new MiniSearch({
        fields: ['title', 'titles', 'text'],
        storeFields: ['href'],
        searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
      });
      index.addAll(own);
      return [locale, index];
    }),
  );
  return ({ locale, text }) => {
    const found = indexes.get(locale)?.search(text) ?? [];
    return Promise.resolve(pathnamesOf(found.map(({ href }) => href)));
  };
}

/** Pagefind with one record per page; its search script runs in a browser. */
async function askPagefind(folder: string, browser: Browser, documents: Documents): Promise<Ask> {
  const pagefind = (await importFrom(folder, 'pagefind/lib/index.js')) as PagefindModule;
  const pages = new Map<string, Page>();
  for (const [locale, own] of documents) {
    const output = path.join(folder, 'pagefind-index', locale);
    await writePagefind(pagefind, own, { locale, outputPath: output });
    pages.set(locale, await openPagefind(browser, output));
  }
  await pagefind.close();
  return async ({ locale, text }) => {
    const urls = await pages.get(locale)?.evaluate(
      async ([script = '', asked = '']) => {
        const { search } = (await import(script)) as PagefindSearch;
        const { results } = await search(asked);
        const data = await Promise.all(results.slice(0, 20).map((result) => result.data()));
        return data.map(({ url }) => url);
      },
      ['/pagefind.js', text],
    );
    return pathnamesOf(urls ?? []);
  };
}

async function writePagefind(
  pagefind: PagefindModule,
  documents: readonly RivalDocument[],
  { locale, outputPath }: { locale: string; outputPath: string },
): Promise<void> {
  const { index } = await pagefind.createIndex({ forceLanguage: locale });
  const pages = Map.groupBy(documents, ({ href }) => href);
  for (const [url, sections] of pages) {
    const content = sections.map(({ title, text }) => `${title}. ${text}`).join('\n');
    const title = sections[0]?.title ?? '';
    await index.addCustomRecord({ url, content, language: locale, meta: { title } });
  }
  await index.writeFiles({ outputPath });
}

/** An empty page whose host has nothing but the files of an index. */
async function openPagefind(browser: Browser, folder: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    return existsSync(file) && path.extname(file) !== ''
      ? route.fulfill({ path: file })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Search</title>' });
  });
  await page.goto('https://pagefind.example/');
  return page;
}

import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../tools/testing/find-browser.mjs';
import { medianOf } from './numbers.ts';
import type { EngineSite } from './peers/engine-site.ts';
import { measureClick, measureLoad, type Measures } from './peers/measure-page.ts';
import { writeOurSite } from './peers/our-site.ts';
import { loadPlainTexts, type PlainText } from './peers/plain-texts.ts';
import { writeStarlightSite } from './peers/starlight-site.ts';
import { serveFolder } from './peers/static-server.ts';
import { writeVitePressSite } from './peers/vitepress-site.ts';

const work = path.resolve(import.meta.dirname, '.work/peers');

/** All numbers of each row of the table, by engine. */
type Rows = Map<string, Map<string, number[]>>;

/** Builds the same texts with this engine, Starlight and VitePress, measures them in turn and prints who needs how much. */
export async function benchPeers(count = 61, rounds = 7): Promise<void> {
  const texts = loadPlainTexts(count);
  const sites = [writeOurSite, writeStarlightSite, writeVitePressSite].map((write, at) =>
    write(path.join(work, ['ours', 'starlight', 'vitepress'][at] ?? ''), texts),
  );
  const rows: Rows = new Map();
  const noise: number[] = [];
  for (const site of sites)
    add(rows, site.name, { [`build of ${String(texts.length)} pages, CPU s`]: site.build() });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  });
  const served = await Promise.all(
    sites.map(async (site) => ({ site, ...(await serveFolder(site.output)) })),
  );
  try {
    for (let round = 0; round < rounds; round += 1) {
      noise.push(timeOfFixedWork());
      // Who comes second finds a warmer machine: every other round runs backwards.
      for (const { site, origin } of round % 2 === 0 ? served : served.toReversed()) {
        for (const [size, text] of sizesOf(texts)) {
          add(
            rows,
            site.name,
            await measured(browser, { site, address: origin + site.hrefOf(text), size }),
          );
        }
      }
    }
  } finally {
    await browser.close();
    for (const { server } of served) server.close();
  }
  print(
    rows,
    sites.map(({ name }) => name),
  );
  tellNoise(noise);
}

/** The shortest, the middle and the longest text. */
function sizesOf(texts: readonly PlainText[]): [string, PlainText][] {
  const sorted = texts.toSorted((a, b) => a.body.length - b.body.length);
  return ['short', 'medium', 'long'].flatMap((size, at) => {
    const text = sorted[Math.floor(((sorted.length - 1) * at) / 2)];
    return text ? [[size, text]] : [];
  });
}

async function measured(
  browser: Browser,
  { site, address, size }: { site: EngineSite; address: string; size: string },
): Promise<Measures> {
  const load = await measureLoad(browser, address);
  const click = size === 'medium' ? await measureClick(browser, address, site.links) : {};
  return Object.fromEntries(
    Object.entries({ ...load, ...click }).map(([row, value]) => [`${row} (${size})`, value]),
  );
}

function add(rows: Rows, engine: string, measures: Measures): void {
  for (const [name, value] of Object.entries(measures)) {
    const row = rows.get(name) ?? new Map<string, number[]>();
    rows.set(name, row.set(engine, [...(row.get(engine) ?? []), value]));
  }
}

function print(rows: Rows, engines: readonly string[]): void {
  console.log(`| | ${engines.join(' | ')} | ours / best other |`);
  console.log(`|${' --- |'.repeat(engines.length + 2)}`);
  for (const [name, row] of rows) {
    const [ours = Number.NaN, ...others] = engines.map((engine) => medianOf(row.get(engine) ?? []));
    const cells = [ours, ...others].map((value) => value.toFixed(value < 100 ? 1 : 0));
    const best = Math.min(...others);
    const ratio = best === 0 ? '–' : (ours / best).toFixed(2);
    console.log(`| ${name} | ${cells.join(' | ')} | ${ratio} |`);
  }
  console.log(
    'All three build the same Markdown: demos, cards and marks of boxes are left out, code keeps its language only, links between pages are text. Where that helps us: nothing of what makes our pages heavy, demos and their scripts, is measured. Where it does not: our build bundles the playground and the theme studio of any site, and writes Markdown of every page, sharing pictures and compressed files, which the others do not.',
  );
}

/** A machine with other work needs longer for the same sum, and not always equally long. */
function timeOfFixedWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 3e7; at += 1) sum = (sum + at * 7) % 1_000_003;
  return sum < 0 ? Number.NaN : performance.now() - start;
}

function tellNoise(noise: readonly number[]): void {
  const [least, most] = [Math.min(...noise), Math.max(...noise)];
  const loads = loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');
  console.log(
    `Noise: the same sum took ${least.toFixed(0)} to ${most.toFixed(0)} ms (× ${(most / least).toFixed(2)}); load of the last 1, 5 and 15 minutes: ${loads}.`,
  );
}

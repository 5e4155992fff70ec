import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../tools/testing/find-browser.mjs';
import { benchHoveredLink } from './hovered-link.ts';

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.BENCH_PORT ?? 4181);
const origin = `http://127.0.0.1:${String(port)}`;
const start = '/x/introduction/installation/';
const pages = 20;
/** Limits in milliseconds of main-thread CPU. */
const limits = { first: 110, revisited: 95 };

interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  /** Time of the thread's own clock. */
  tts?: number;
  args?: { name?: string };
}

/**
 * Main-thread CPU from the click on a link, without hovering it before, until the new heading is painted.
 * CPU time, because other work on the machine must not count.
 */
export async function benchNavigation(): Promise<void> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await waitForServer();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(markHeading);
    await page.goto(origin + start, { waitUntil: 'networkidle' });
    const links = await linksOf(page);
    report('first', await measureAll(browser, page, links));
    report('revisited', await measureAll(browser, page, links));
    await benchHoveredLink(origin, port + 1);
  } finally {
    await browser.close();
    server.kill();
  }
}

async function waitForServer(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start: build the site first.');
}

/** Different pages of the side navigation, spread over the tree. */
async function linksOf(page: Page): Promise<string[]> {
  const all = await page
    .locator('.side__body nav a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const others = [...new Set(all)].filter((href) => href !== start);
  const step = Math.max(1, Math.floor(others.length / pages));
  return others.filter((_, index) => index % step === 0).slice(0, pages);
}

async function measureAll(browser: Browser, page: Page, links: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const href of links) {
    await page.waitForTimeout(700);
    await giveSign(page);
    times.push(await measure(browser, page, href));
  }
  return times;
}

/** A pointer that moves over the text, not over a link: the page knows that somebody reads, and of no link to come. */
async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(720, 450);
  await page.mouse.move(721, 451);
  await page.waitForTimeout(500);
}

async function measure(browser: Browser, page: Page, href: string): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
  });
  // Element.click makes no pointer events: nothing learns of the link before it is followed.
  await page.evaluate((target) => {
    const link = document.querySelector<HTMLElement>(`.side__body nav a[href="${target}"]`);
    setTimeout(() => link?.click());
  }, href);
  await page.waitForURL(`**${href}`);
  await page.waitForFunction(() => performance.getEntriesByName('heading-painted').length > 0);
  const events = await endTrace(session);
  await session.detach();
  return cpuBetweenMarks(events);
}

async function endTrace(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const done = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await done;
  return events;
}

/**
 * Sums how far the clocks of the pages' main threads went between the two marks. These clocks stand still while a
 * thread does nothing, and miss no work, whatever started it.
 */
function cpuBetweenMarks(events: TraceEvent[]): number {
  const from = events.find(({ name }) => name === 'link-clicked')?.ts;
  const to = events.find(
    ({ name, ts }) => name === 'heading-painted' && ts > (from ?? Infinity),
  )?.ts;
  if (from === undefined || to === undefined) throw new Error('The navigation left no marks.');
  const main = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const spans = main.map((thread) => {
    const clock = events.flatMap(({ pid, tid, ts, tts }) =>
      pid === thread.pid && tid === thread.tid && ts >= from && ts <= to && tts !== undefined
        ? [tts]
        : [],
    );
    return clock.length === 0 ? 0 : Math.max(...clock) - Math.min(...clock);
  });
  return spans.reduce((sum, span) => sum + span, 0) / 1000;
}

function report(kind: keyof typeof limits, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const range = `${(sorted[0] ?? 0).toFixed(0)} to ${(sorted.at(-1) ?? 0).toFixed(0)}`;
  const verdict = median <= limits[kind] ? 'within' : 'ABOVE';
  console.log(
    `navigation, ${kind}: median ${median.toFixed(1)} ms CPU of ${String(times.length)} pages (${range}), ${verdict} ${String(limits[kind])} ms`,
  );
}

/** Runs in the page: marks the click on a link, and the frame after another heading was drawn. */
function markHeading(): void {
  let heading: Element | null = null;
  addEventListener(
    'click',
    () => {
      performance.clearMarks('heading-painted');
      performance.mark('link-clicked');
    },
    { capture: true },
  );
  function look(): void {
    const current = document.querySelector('h1');
    if (!current || current === heading) return;
    heading = current;
    requestAnimationFrame(() => setTimeout(() => performance.mark('heading-painted')));
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', look);
}

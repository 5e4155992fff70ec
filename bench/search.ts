import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { describeTimes, medianOf } from './numbers.ts';
import { withSite } from './with-site.ts';

const port = 4183;
const slowdown = 4;
const rounds = 10;
const question = 'filter';
/** Milliseconds between two letters of somebody who types fast. */
const pause = 100;
const pathname = '/x/react-tree-view/';

/** Milliseconds that readers may wait, on a processor slowed down. */
const limits = { opened: 100, answered: 150 };

declare global {
  var benchWaits: Record<'opened' | 'shown' | 'answered', Promise<number>>;
}

/** A page with nothing on it but a dialog: what the browser itself takes from a key to a picture. */
const emptyPage = `<!doctype html><title>Empty</title><dialog class="palette"><input></dialog>
<script>addEventListener('keydown', () => document.querySelector('dialog').showModal(), { once: true })</script>`;

/** What a reader waits for, and how long the page's own thread works for it, in milliseconds. */
interface Wait {
  clock: number;
  work: number;
}

interface Waits {
  opened: Wait;
  /** Milliseconds from the key to the picture on the screen as the browser itself tells them, in steps of eight. */
  shown: number;
  answered: Wait;
}

/** How long the search takes to open after the first key press and to answer after typing, cold and after hovering. */
export async function benchSearch(): Promise<void> {
  await withSite(port, async ({ browser, origin }) => {
    const empty: Wait[] = [];
    const cold: Waits[] = [];
    const hovered: Waits[] = [];
    // In turns, so that other work on the machine meets all of them alike.
    for (let round = 0; round < rounds; round += 1) {
      empty.push(await waitOfEmptyPage(browser, origin));
      cold.push(await waitsOfSearch(browser, origin, false));
      hovered.push(await waitsOfSearch(browser, origin, true));
    }
    console.log(`Processor ${String(slowdown)}x slower, ${String(rounds)} rounds of ${pathname}`);
    report('empty page, key to dialog', { waits: empty, empty, limit: limits.opened });
    for (const [name, waits] of [
      ['cold', cold],
      ['after hovering', hovered],
    ] as const) {
      const opened = waits.map((it) => it.opened);
      const answered = waits.map((it) => it.answered);
      report(`${name}, first key to dialog`, { waits: opened, empty, limit: limits.opened });
      console.log(`  as the browser tells it: ${describeTimes(waits.map(({ shown }) => shown))}`);
      report(`${name}, last letter of "${question}" to results`, {
        waits: answered,
        empty,
        limit: limits.answered,
      });
    }
  });
}

interface Measured {
  waits: readonly Wait[];
  /** The same on a page with nothing to do. */
  empty: readonly Wait[];
  limit: number;
}

function report(name: string, { waits, empty, limit }: Measured): void {
  const times = waits.map(({ clock }) => clock);
  const ratio = medianOf(times) / medianOf(empty.map(({ clock }) => clock));
  const verdict = medianOf(times) <= limit ? 'kept' : 'MISSED';
  console.log(`${name}: ${describeTimes(times)}`);
  console.log(
    `  ${ratio.toFixed(1)}x the empty page; limit ${String(limit)} ms ${verdict}; ` +
      `work of the page's thread ${describeTimes(waits.map(({ work }) => work))}`,
  );
}

async function waitOfEmptyPage(browser: Browser, origin: string): Promise<Wait> {
  const { context, page } = await preparePage(browser);
  await page.route(`${origin}/empty`, (route) =>
    route.fulfill({ contentType: 'text/html', body: emptyPage }),
  );
  await page.goto(`${origin}/empty`);
  const session = await slowDown(context, page);
  const wait = await waitFor({ page, session }, 'opened', () => page.keyboard.press('/'));
  await context.close();
  return wait;
}

async function waitsOfSearch(browser: Browser, origin: string, hover: boolean): Promise<Waits> {
  const { context, page } = await preparePage(browser);
  await page.goto(origin + pathname, { waitUntil: 'networkidle' });
  const session = await slowDown(context, page);
  if (hover) {
    await page.locator('button.find').hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
  }
  const opened = await waitFor({ page, session }, 'opened', () => page.keyboard.press('/'));
  const answered = await waitFor({ page, session }, 'answered', () =>
    page.keyboard.type(question, { delay: pause }),
  );
  const shown = await page.evaluate(() => benchWaits.shown);
  await context.close();
  return { opened, shown, answered };
}

async function preparePage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch, question);
  return { context, page };
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

async function waitFor(
  { page, session }: { page: Page; session: CDPSession },
  name: 'opened' | 'answered',
  act: () => Promise<void>,
): Promise<Wait> {
  const before = await workedSoFar(session);
  await act();
  const clock = await page.evaluate((it) => benchWaits[it], name);
  return { clock, work: (await workedSoFar(session)) - before };
}

async function workedSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Runs in the page: notes when keys are pressed and when what they bring has been painted. */
function watch(text: string): void {
  let pressed: number | undefined;
  let typed = 0;
  const opened = Promise.withResolvers<number>();
  const shown = Promise.withResolvers<number>();
  const answered = Promise.withResolvers<number>();
  globalThis.benchWaits = {
    opened: opened.promise,
    shown: shown.promise,
    answered: answered.promise,
  };
  const shownKeys = new PerformanceObserver((list) => {
    const key = list.getEntries().find(({ name }) => name === 'keydown');
    if (key) shown.resolve(key.duration);
  });
  shownKeys.observe({ type: 'event', durationThreshold: 16, buffered: true });
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    pressed ??= timeStamp;
    typed = timeStamp;
  };
  addEventListener('keydown', onKey, true);
  // The task after a frame's callbacks begins when the frame has been drawn.
  const whenDrawn = (then: () => void) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });
  };
  const look = () => {
    const dialog = document.querySelector('dialog.palette[open]');
    if (!dialog) return;
    whenDrawn(() => opened.resolve(performance.now() - (pressed ?? 0)));
    const isAsked = dialog.querySelector('input')?.value === text;
    const isReady = dialog.querySelector('[role=listbox][aria-busy=false]') !== null;
    if (isAsked && isReady && dialog.querySelector('[role=option] mark')) {
      whenDrawn(() => answered.resolve(performance.now() - typed));
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'aria-busy'],
  });
}

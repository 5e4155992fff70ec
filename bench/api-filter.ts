import type { Browser, CDPSession, Page } from '@playwright/test';
import { describeTimes, medianOf } from './numbers.ts';
import { withSite } from './with-site.ts';

const port = 4184;
const slowdown = 4;
const rounds = 3;
const pathname = '/x/api/data-grid/data-grid-premium/';
const keys = ['c', 'o', 'l', 'u', 'm', 'n', 'Backspace', 'Backspace', 'Backspace'];

/** One frame of a screen that shows sixty a second. */
const frame = 1000 / 60;

/** Work of the page's own thread for one keystroke, in milliseconds. */
interface Work {
  all: number;
  script: number;
  style: number;
  layout: number;
}

/** How long the filter of the largest reference page works for a keystroke, beside a field that answers nothing. */
export async function benchApiFilter(): Promise<void> {
  await withSite(port, async ({ browser, origin }) => {
    const own: Work[] = [];
    const mute: Work[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(...(await workOf(browser, origin)));
      mute.push(...(await workOf(browser, origin, silence)));
    }
    console.log(
      `Work for a keystroke in the filter of ${pathname}, processor ${String(slowdown)}x slower, ${String(own.length)} keystrokes`,
    );
    report('the filter', own);
    report('the same field, answering nothing', mute);
    const answer = medianOf(own.map(({ all }) => all)) - medianOf(mute.map(({ all }) => all));
    console.log(`the answer alone: ${answer.toFixed(1)} ms; one frame is ${frame.toFixed(1)} ms`);
  });
}

/** Keeps what is typed from the filter. */
async function silence(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('input', (event) => event.stopImmediatePropagation(), { capture: true });
  });
}

function report(name: string, works: readonly Work[]): void {
  const part = (key: keyof Work) => medianOf(works.map((work) => work[key])).toFixed(1);
  console.log(`${name}: ${describeTimes(works.map(({ all }) => all))}`);
  console.log(
    `  of it script ${part('script')}, style ${part('style')}, layout ${part('layout')} ms`,
  );
}

async function workOf(
  browser: Browser,
  origin: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Work[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin + pathname, { waitUntil: 'networkidle' });
  await prepare?.(page);
  // With its first sign a reader gets what was put off until then.
  await page.mouse.move(400, 300);
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator('[data-api-filter]').focus();
  await drawn(page);
  const works: Work[] = [];
  for (const key of keys) works.push(await workOfKey(page, session, key));
  await context.close();
  return works;
}

async function workOfKey(page: Page, session: CDPSession, key: string): Promise<Work> {
  await page.waitForTimeout(300);
  const before = await clock(session);
  await page.keyboard.press(key);
  await drawn(page);
  const after = await clock(session);
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

/** Waits until the next picture is on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

async function clock(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) =>
    1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}

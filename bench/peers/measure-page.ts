import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a browser says of a page, by the names of the table. */
export type Measures = Readonly<Record<string, number>>;

/** Kinds of files as the browser names them. */
type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Other';

/** Opens a page with an empty cache and gives its bytes, elements, processor time and largest paint. */
export async function measureLoad(browser: Browser, address: string): Promise<Measures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Performance.enable');
  await page.addInitScript(watchLargestPaint);
  await page.goto(address, { waitUntil: 'networkidle' });
  const work = await workOf(session);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const paint = await page.evaluate(
    () => (globalThis as { largestPaint?: number }).largestPaint ?? 0,
  );
  await context.close();
  const kilo = (kinds: readonly Kind[]): number =>
    kinds.reduce((sum, kind) => sum + (bytes.get(kind) ?? 0), 0) / 1000;
  return {
    'script before interaction, kB': kilo(['Script']),
    'all bytes, kB': kilo(['Document', 'Script', 'Stylesheet', 'Font', 'Other']),
    'fonts, kB': kilo(['Font']),
    'CSS, kB': kilo(['Stylesheet']),
    'HTML, kB': kilo(['Document']),
    'DOM elements': elements,
    'load CPU, ms': work.task,
    'style and layout, ms': work.layout,
    'largest paint, ms': paint,
  };
}

/** Follows a link as a reader who just moved the pointer does: time until another heading stands there, and the work for it. */
export async function measureClick(
  browser: Browser,
  from: string,
  links: string,
): Promise<Measures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.mouse.move(720, 450);
  await page.mouse.move(721, 451);
  await page.waitForTimeout(800);
  const before = await rendererTimes(browser);
  const start = performance.now();
  const heading = await page.locator('h1').first().textContent();
  await clickOther(page, links);
  await page.waitForFunction(
    (old) => {
      const text = document.querySelector('h1')?.textContent;
      return text !== undefined && text !== old;
    },
    heading,
    { polling: 'raf' },
  );
  const time = performance.now() - start;
  await page.waitForTimeout(500);
  const after = await rendererTimes(browser);
  await context.close();
  // A new document may get a process of its own.
  const work = [...after].reduce((sum, [id, spent]) => sum + spent - (before.get(id) ?? 0), 0);
  return { 'click to new h1, ms': time, 'renderer CPU of it, ms': work };
}

/** Milliseconds that each process which draws pages has worked. */
async function rendererTimes(browser: Browser): Promise<Map<number, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id, cpuTime }) => [id, cpuTime * 1000]),
  );
}

async function clickOther(page: Page, links: string): Promise<void> {
  await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const at = all.findIndex(({ pathname }) => pathname === location.pathname);
    all[(at + 3) % all.length]?.click();
  }, links);
}

async function countBytes(session: CDPSession): Promise<Map<Kind, number>> {
  const kinds = new Map<string, Kind>();
  const bytes = new Map<Kind, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const known: readonly string[] = ['Document', 'Script', 'Stylesheet', 'Font'];
    kinds.set(requestId, known.includes(type) ? (type as Kind) : 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

async function workOf(session: CDPSession): Promise<{ task: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string): number =>
    (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return {
    task: valueOf('TaskDuration'),
    layout: valueOf('LayoutDuration') + valueOf('RecalcStyleDuration'),
  };
}

/** Runs in the page. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    Object.assign(globalThis, { largestPaint: list.getEntries().at(-1)?.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

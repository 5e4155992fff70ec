import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BuiltScene } from './build-scene.ts';
import './offer-scene.ts';

const origin = 'http://scene.example/';

/** A page with a scene that is not drawn yet. */
export interface ScenePage {
  page: Page;
  /** Draws the scene and gives the work of the page until it rests, in milliseconds. */
  draw: (size: number) => Promise<number>;
  /** Does something in the page and gives the work of the page for it, in milliseconds. */
  workOf: (act: () => Promise<unknown>) => Promise<number>;
  countElements: () => Promise<number>;
  close: () => Promise<void>;
}

/** Opens a scene in a tab of its own. */
export async function openScene(
  browser: Browser,
  { scripts, entry }: BuiltScene,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<ScenePage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion,
  });
  const page = await context.newPage();
  await page.route(`${origin}**`, (route) => {
    const script = scripts.get(route.request().url().slice(origin.length));
    return script === undefined
      ? route.fulfill({ contentType: 'text/html', body: documentOf(entry) })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto(origin);
  await page.waitForFunction(() => window.showScene !== undefined);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function workOf(act: () => Promise<unknown>): Promise<number> {
    const before = await workUntilNow(session);
    await act();
    await page.evaluate(waitForRest);
    return (await workUntilNow(session)) - before;
  }
  return {
    page,
    workOf,
    draw: (size) => workOf(() => page.evaluate((it) => window.showScene?.(it), size)),
    countElements: () => page.evaluate(() => document.body.querySelectorAll('*').length),
    close: () => context.close(),
  };
}

function documentOf(entry: string): string {
  return `<!doctype html><html lang="en"><title>Scene</title><body><script type="module" src="/${entry}"></script></body></html>`;
}

/** Time that the page's own thread has worked; what else runs on the machine does not count. */
async function workUntilNow(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Charts and grids measure themselves and draw again, so a page rests when some frames changed nothing. */
async function waitForRest(): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  while (quiet < 10) {
    quiet += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
}

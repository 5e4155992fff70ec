import type { Locator, Page } from 'playwright';

/** How long a demo on the screen may take until it is alive; a busy machine is slow. */
const longest = 120_000;

/** Brings each demo of a page on the screen and waits until it is alive; a frame loads by itself. Returns those that never are. */
export async function hydrateDemos(page: Page): Promise<Locator[]> {
  const demos = await page.locator('.demo:not(:has(iframe))').all();
  const lifeless: Locator[] = [];
  for (const demo of demos) {
    await demo.scrollIntoViewIfNeeded();
    if (!(await comesAlive(demo))) lifeless.push(demo);
  }
  return lifeless;
}

function comesAlive(demo: Locator): Promise<boolean> {
  return demo.locator('[data-demo]').evaluate(async (host, patience) => {
    const isHydrated = (): boolean =>
      Object.keys(host.firstElementChild ?? host).some((key) =>
        /^__react(?:Fiber|Container)/.test(key),
      );
    const end = performance.now() + patience;
    while (!isHydrated() && performance.now() < end) await new Promise(requestAnimationFrame);
    return isHydrated();
  }, longest);
}

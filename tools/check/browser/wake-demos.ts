import type { Page } from 'playwright';

/** Brings each demo of a page on the screen and waits until it is alive; a frame loads by itself. */
export async function wakeDemos(page: Page): Promise<void> {
  for (const demo of await page.locator('.demo:not(:has(iframe))').all()) {
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-demo]').evaluate(async (host) => {
      const isAwake = (): boolean =>
        Object.keys(host.firstElementChild ?? host).some((key) =>
          /^__react(?:Fiber|Container)/.test(key),
        );
      while (!isAwake()) await new Promise(requestAnimationFrame);
    });
  }
}

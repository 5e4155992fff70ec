import type { Page } from 'playwright';

/** Brings each demo of a page on the screen and waits until it is alive; a frame loads by itself. */
export async function hydrateDemos(page: Page): Promise<void> {
  for (const demo of await page.locator('.demo:not(:has(iframe))').all()) {
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-demo]').evaluate(async (host) => {
      const isHydrated = (): boolean =>
        Object.keys(host.firstElementChild ?? host).some((key) =>
          /^__react(?:Fiber|Container)/.test(key),
        );
      while (!isHydrated()) await new Promise(requestAnimationFrame);
    });
  }
}

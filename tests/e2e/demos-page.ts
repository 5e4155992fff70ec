import { expect, type Locator, type Page } from '@playwright/test';

/** A page with eight demos. */
export const treeView = '/x/react-tree-view/';
/** A page with a demo in three stylings and one in a frame. */
export const usage = '/getting-started/usage/';

/** Opens a page and waits until its demos answer; whatever the console says is collected. */
export async function openDemos(page: Page, href: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(href);
  await expect(page.locator('.demo__handle').first()).toBeAttached();
  return complaints;
}

/** A demo by its name. */
export function demoNamed(page: Page, name: string): Locator {
  return page.locator(`.demo[data-name="${name}"]`);
}

/** A control of the toolbar by its label. */
export function tool(demo: Locator, name: string): Locator {
  return demo.getByRole('toolbar').getByRole('button', { name, exact: true });
}

/** Opens the menu of a demo and gives one of its rows. */
export async function moreRow(demo: Locator, name: string): Promise<Locator> {
  await demo.locator('[data-more] > summary').click();
  return demo.locator('[data-more] .menu').getByRole('button', { name, exact: true });
}

/** Brings a demo on the screen and waits until it is alive. */
export async function hydrate(demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(demo)).toBe(true);
}

/** True when React has taken over what a demo shows. */
export function isHydrated(demo: Locator): Promise<boolean> {
  return demo
    .locator('[data-demo]')
    .evaluate((host) =>
      Object.keys(host.firstElementChild ?? host).some((key) =>
        /^__react(?:Fiber|Container)/.test(key),
      ),
    );
}

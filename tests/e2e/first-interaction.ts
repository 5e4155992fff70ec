import { expect, type Page } from '@playwright/test';

/** What the first sign of a reader loads, by the beginning of its name. */
const files = ['answer-reader', 'start-reading'];

/** Moves the pointer as a reader does, and waits until what comes with that first sign runs. */
export async function giveFirstSign(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // From one element to another, and over no link: a browser would prepare its page.
      await page.mouse.move(2, 20);
      await page.mouse.move(2, 300);
      return page.evaluate(runningOf, files);
    })
    .toEqual(files);
  // Whoever waits for a script goes on right after it has run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Those of some scripts that the page has asked for; each has run when the answer comes. */
async function runningOf(names: readonly string[]): Promise<string[]> {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const running: string[] = [];
  for (const name of names) {
    const address = asked.find((it) => it.includes(`/${name}.`));
    if (address === undefined) continue;
    await import(address);
    running.push(name);
  }
  return running;
}

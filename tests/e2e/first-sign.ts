import type { Page } from '@playwright/test';

/** Moves the pointer as a reader does, and waits for what comes with that first sign. */
export async function giveFirstSign(page: Page): Promise<void> {
  await Promise.all([
    page.waitForEvent('requestfinished', (request) => request.url().includes('answer-reader')),
    page.mouse.move(5, 5),
  ]);
  // A script that has come runs before the second frame from now.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

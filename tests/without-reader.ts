import type { Page } from '@playwright/test';

/** A browser without a screen moves a pointer into the corner of every page; for these pages nobody did. */
export async function withoutReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove']) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });
}

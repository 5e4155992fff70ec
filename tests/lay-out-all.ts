import type { Page } from '@playwright/test';

/** Has a page that was just opened laid out as a whole, as a reader's first sign does. */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.removeAttribute('data-unread');
  });
}

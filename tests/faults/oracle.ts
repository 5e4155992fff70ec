import { expect, type Page } from '@playwright/test';

/** What is heard of a page: errors, complaints in the console, windows and dialogs. */
export function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => heard.push(`window: ${popup.url()}`));
  return heard;
}

/** Nothing that a hostile value holds has run, and no object inherits from one. */
export async function expectUnharmed(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ({
      ran: 'hostileRan' in window,
      polluted: 'polluted' in {},
      frames: document.querySelectorAll('iframe[srcdoc*="hostileRan"]').length,
    })),
  ).toEqual({ ran: false, polluted: false, frames: 0 });
}

import { expect, type Locator, type Page } from '@playwright/test';

/** Pages that the search is opened on. */
export const searchPage = { en: '/x/react-tree-view/', zh: '/zh/x/react-tree-view/' };

/** Opens a page and waits until its script listens. */
export async function openPage(page: Page, href: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(href);
  await page.waitForLoadState('networkidle');
}

/** The open dialog. */
export function dialogOf(page: Page): Locator {
  return page.locator('dialog.palette[open]');
}

/** Opens the search by its key. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Types a question and waits for its first result. */
export async function ask(page: Page, text: string): Promise<Locator> {
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox').fill(text);
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(dialog.locator('mark').first()).toBeVisible();
  return dialog.getByRole('option');
}

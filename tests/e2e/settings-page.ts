import { expect, type Page } from '@playwright/test';

/** A page of text and code, in both languages. */
export const textPage = {
  en: '/getting-started/installation/',
  zh: '/zh/getting-started/installation/',
} as const;

/** A page with demos, in both languages. */
export const demoPage = {
  en: '/getting-started/usage/',
  zh: '/zh/getting-started/usage/',
} as const;

/** One choice of each setting of the drawer, and the attribute of the root element that shows it. */
export const choices = [
  { key: 'm', en: 'Dark', zh: '深色', attribute: 'data-mui-color-scheme', value: 'dark' },
  { key: 'r', en: 'Right to left', zh: '从右到左', attribute: 'dir', value: 'rtl' },
  { key: 'd', en: 'Dense', zh: '紧凑', attribute: 'data-density', value: 'dense' },
  { key: 't', en: 'JavaScript', zh: 'JavaScript', attribute: 'data-code-variant', value: 'JS' },
  { key: 'y', en: 'Tailwind', zh: 'Tailwind', attribute: 'data-code-styling', value: 'tailwind' },
  { key: 'e', en: 'Site theme', zh: '本站主题', attribute: 'data-demo-theme', value: 'site' },
  { key: 'z', en: 'Large', zh: '大', attribute: 'data-text-size', value: 'large' },
  { key: 'w', en: 'Wide', zh: '加宽', attribute: 'data-width', value: 'wide' },
  { key: 'a', en: 'Reduced', zh: '减少', attribute: 'data-motion', value: 'reduce' },
  { key: 'c', en: 'More', zh: '增强', attribute: 'data-contrast', value: 'more' },
] as const;

/** What is stored for a reader who switched the single letters on. */
export const withLetters = { 'docs-shortcuts': 'true' } as const;

/** Goes to a page and waits until its script runs. */
export async function open(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await awaitScript(page);
}

/** Waits until the settings of a page work. */
export async function awaitScript(page: Page): Promise<void> {
  await page.locator('body.mode-light, body.mode-dark').waitFor({ state: 'attached' });
}

/** Opens the drawer with all settings and gives it. */
export async function openDrawer(page: Page) {
  await page.locator('[data-open="settings"]').click();
  const drawer = page.locator('dialog.drawer[open]');
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Stores values before any script of the page runs, once per tab. */
export async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** Collects what went wrong on a page. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** The attributes of the root element, by which styles know the settings. */
export function attributesOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('html')
    .evaluate((root) =>
      Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value])),
    );
}

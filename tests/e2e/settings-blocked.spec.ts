import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { findWholeBrowser } from '../../tools/testing/find-browser.mjs';
import { choices, textPage, open, openDrawer, watchErrors } from './settings-page.ts';

/** What cannot be stored must be switched on in the page itself. */
async function switchLettersOn(page: Page): Promise<void> {
  const drawer = await openDrawer(page);
  await drawer.getByRole('switch').check();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** Every setting works for the visit, and nothing goes wrong. */
async function expectSettingsToWork(page: Page): Promise<void> {
  const errors = watchErrors(page);
  await open(page, textPage.en);
  await switchLettersOn(page);
  for (const { key, attribute, value } of choices) {
    if (key === 'm') await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute(attribute, value);
  }
  const drawer = await openDrawer(page);
  await drawer.getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  await drawer.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
}

const faults: Record<string, () => void> = {
  'throws when touched': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  },
  'is missing': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
  'gives nonsense': () => {
    Storage.prototype.getItem = () => ({}) as string;
  },
};

for (const [name, fault] of Object.entries(faults)) {
  test(`F16 storage that ${name} costs nothing but memory`, async ({ page }) => {
    await page.addInitScript(fault);
    await expectSettingsToWork(page);
  });
}

test('F14 works where the browser blocks all site data', async ({
  baseURL,
  launchOptions,
}, info) => {
  const profile = info.outputPath('profile');
  mkdirSync(path.join(profile, 'Default'), { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath: findWholeBrowser() ?? '',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await expectSettingsToWork(page);
    expect(await context.cookies()).toEqual([]);
  } finally {
    await context.close();
  }
});

const hostile = [
  '%',
  '"><svg onload=alert(1)>',
  '__proto__',
  'dark;',
  '\ud800',
  'x'.repeat(100_000),
];

test('shows a styled page whatever is kept', async ({ page }) => {
  const errors = watchErrors(page);
  await open(page, textPage.en);
  const keys = [
    'mui-mode',
    'mui-color-scheme-light',
    'docs-direction',
    'docs-dense',
    'docs-motion',
  ];
  for (const value of hostile) {
    await page.evaluate(
      ([text, names]) => {
        for (const name of names) localStorage.setItem(name, text);
        document.cookie = `codeVariant=${encodeURIComponent(text).slice(0, 2000)};path=/`;
      },
      [value.toWellFormed(), keys] as const,
    );
    await page.reload();
    await expect(page.locator('html[dir="ltr"][data-mui-color-scheme="light"]')).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-code-variant');
  }
  expect(errors).toEqual([]);
});

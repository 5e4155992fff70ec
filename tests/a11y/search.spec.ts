import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { ask, openPage, openSearch, searchPage } from '../e2e/search-page.ts';

for (const { mode, direction, locale } of [
  { mode: 'light', direction: 'ltr', locale: 'en' },
  { mode: 'dark', direction: 'rtl', locale: 'zh' },
] as const) {
  test(`the open search has no axe finding: ${mode} ${direction} ${locale}`, async ({ page }) => {
    await page.addInitScript(
      ([color, dir]) => {
        localStorage.setItem('mui-mode', color);
        localStorage.setItem('docs-direction', dir);
      },
      [mode, direction] as const,
    );
    await openPage(page, searchPage[locale]);
    const dialog = await openSearch(page);
    const findings: string[] = [];
    const look = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      for (const { id, nodes } of violations) {
        findings.push(...nodes.map((node) => `${state} ${id}: ${node.html.slice(0, 160)}`));
      }
    };
    await look('start');
    await ask(page, 'filterModel');
    await expect(dialog.getByRole('complementary')).not.toBeEmpty();
    await look('results');
    await dialog.getByRole('combobox').fill('buttercup zz');
    await expect(dialog.getByRole('heading')).toBeVisible();
    await look('nothing');
    expect(findings).toEqual([]);
  });
}

for (const [mode, locale] of [
  ['light', 'en'],
  ['dark', 'zh'],
] as const) {
  test(`the menus that copy a page and a section have no axe finding: ${mode} ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript((color) => localStorage.setItem('mui-mode', color), mode);
    await openPage(page, searchPage[locale]);
    const menu = page.locator('[data-take-page]').first();
    await menu.locator('summary').click();
    await expect(menu.locator('.menu')).toBeVisible();
    await expect(menu.locator('[data-tokens]')).toHaveText(/\d/);
    const section = page.locator('[data-copy-section]').first();
    expect(await axeFindings(page, (axe) => axe.include('.split'))).toEqual([]);
    await section.focus();
    await expect(section).toHaveAttribute('title', /\d/);
    expect(
      await axeFindings(page, (axe) => axe.include('main h2:has([data-copy-section])')),
    ).toEqual([]);
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { demoNamed, openDemos, usage, hydrate } from './demos-page.ts';

async function openPlayground(page: Page, href: string = usage) {
  const complaints = await openDemos(page, href);
  const playground = demoNamed(page, 'button-playground');
  await hydrate(playground);
  return {
    complaints,
    playground,
    button: playground.locator('[data-demo]').getByRole('button'),
    code: playground.locator('pre'),
  };
}

test('the component and its code follow the controls, and the address keeps them', async ({
  page,
}) => {
  const { complaints, playground, button, code } = await openPlayground(page);
  await expect(button).toHaveClass(/MuiButton-contained/);
  await expect(code).toContainText('<Button variant="contained">');
  await playground.getByLabel('variant').selectOption('outlined');
  await playground.getByLabel('disabled').check();
  await playground.getByLabel('children').fill('<b>Send</b>');
  await expect(button).toHaveClass(/MuiButton-outlined/);
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('<b>Send</b>');
  await expect(code).toContainText('<Button variant="outlined" disabled>\n  {"<b>Send</b>"}');
  await expect
    .poll(() => page.url())
    .toContain('?Button.variant=outlined&Button.disabled=true&Button.children=');
  await page.reload();
  await hydrate(playground);
  await expect(button).toHaveClass(/MuiButton-outlined/);
  await expect(button).toHaveText('<b>Send</b>');
  await expect(playground.getByLabel('disabled')).toBeChecked();
  await playground.getByRole('button', { name: 'Reset props' }).click();
  await expect(button).toHaveClass(/MuiButton-contained/);
  await expect(button).toHaveText('Save the draft');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
});

test('an address that sets nothing known changes nothing', async ({ page }) => {
  const query = '?Button.variant=huge&Button.onClick=alert(1)&Button.disabled=perhaps';
  const { complaints, button } = await openPlayground(page, usage + query);
  await expect(button).toHaveClass(/MuiButton-contained/);
  await expect(button).toBeEnabled();
  expect(complaints).toEqual([]);
});

test('the controls speak the language of the page and have no axe finding in dark, narrow, right to left', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  const { playground } = await openPlayground(page, `/zh${usage}`);
  await expect(playground.getByRole('button', { name: '重置属性' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('[data-playground]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('code that is longer than a phone is wide wraps, so it needs no scrolling by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/components/timeline/');
  const code = page.locator('.playground__code pre');
  await expect(code).not.toHaveCount(0);
  const tooWide = await code.evaluateAll((all) => all.map((it) => it.scrollWidth > it.clientWidth));
  expect(tooWide).not.toContain(true);
});

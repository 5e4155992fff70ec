import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { demoNamed, moreRow, openDemos, usage } from './demos-page.ts';
import { demoOf } from '../live-editor.ts';

const buttons = '/playground/?demo=material/getting-started/usage/demos/order-buttons';

async function openPlayground(page: Page, href: string) {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(href);
  const inside = page.frameLocator('iframe.live-frame');
  return { complaints, inside, code: page.locator('.cm-content') };
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('the playground runs any demo, in any theme, direction, density and width', async ({
  page,
}) => {
  // What the reader set for the site does not reach it.
  await page.addInitScript(() => {
    if (window !== top) return;
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('docs-direction', 'rtl');
    localStorage.setItem('docs-dense', 'true');
  });
  const { complaints, inside, code } = await openPlayground(page, buttons);
  const button = inside.getByRole('button', { name: 'Add a box' });
  await expect(button).toHaveClass(/MuiButton-sizeMedium/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('body')).not.toHaveClass(/mode-/);
  const html = inside.locator('html');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('data-mode', 'light');

  await page.locator('select[name="theme"]').selectOption('dark');
  await page.locator('select[name="direction"]').selectOption('rtl');
  await page.locator('select[name="density"]').selectOption('dense');
  await page.locator('select[name="width"]').selectOption('390');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  await expect(page.locator('.play__room')).toHaveCSS('width', '390px');
  expect(page.url()).toContain('&theme=dark&direction=rtl&density=dense&width=390');

  await page.getByRole('combobox', { name: 'Start from' }).selectOption('Project files');
  await expect(code).toContainText('export default function ProjectFiles');
  await expect(inside.getByRole('tree')).toBeVisible();
  await page.reload();
  await expect(inside.getByRole('tree')).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'rtl');
  expect(complaints).toEqual([]);
});

test('the playground names its demos in words, and its header stands where the page does', async ({
  page,
}) => {
  const { code } = await openPlayground(page, buttons);
  await expect(code).toBeVisible();
  const edges = await page
    .locator('.bar__brand, .play > h1')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
  expect(edges).toHaveLength(2);
  expect(new Set(edges).size).toBe(1);
  const names = await page.locator('select[name="demo"] option').allTextContents();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /^[a-z\d]+(?:-[a-z\d]+)+$/.test(name))).toEqual([]);
});

test('R35 the page of the playground is dark where the system is, from its header to its end', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPlayground(page, buttons);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 18, 16)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.bar--play')).toHaveCSS('background-color', 'rgb(13, 18, 16)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(243, 247, 245)');
});

test('an edit runs, survives a reload, and goes back to the demo on reset', async ({ page }) => {
  const { inside } = await openPlayground(page, buttons);
  await expect(inside.getByRole('button', { name: 'Add a box' })).toBeVisible();
  await write(page, demoOf('mine'));
  await expect(inside.getByText('mine')).toBeVisible();
  await page.reload();
  await expect(inside.getByText('mine')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(inside.getByRole('button', { name: 'Add a box' })).toBeVisible();
});

test('shared code waits for the reader, and Escape leaves the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { inside, code } = await openPlayground(page, buttons);
  await expect(code).toBeVisible();
  await write(page, demoOf('shared words'));
  // Changed code runs after a while, and is kept then: what is cleared below must not come back.
  await expect(inside.getByText('shared words')).toBeVisible();
  await page.locator('.cm-content').press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('#edit=order-buttons&code=');
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(address);
  await expect(code).toContainText('shared words');
  await expect(page.getByText('This code came with the link')).toBeVisible();
  await expect(page.locator('iframe.live-frame')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(inside.getByText('shared words')).toBeVisible();
});

test('a demo leads to the playground', async ({ page }) => {
  await openDemos(page, usage);
  const demo = demoNamed(page, 'delivery-address');
  await demo.scrollIntoViewIfNeeded();
  await moreRow(demo, 'Download as ZIP');
  await demo.getByRole('link', { name: 'Open in the playground' }).click();
  await expect(page.locator('.cm-content')).toContainText('function DeliveryAddress');
});

for (const { colorScheme, href } of [
  { colorScheme: 'light', href: buttons },
  { colorScheme: 'dark', href: `/zh${buttons}&theme=dark&direction=rtl` },
] as const) {
  test(`no axe finding at 390 px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 800 });
    const { inside } = await openPlayground(page, href);
    await expect(inside.getByRole('button').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}

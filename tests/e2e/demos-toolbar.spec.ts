import { expect, test, type Page } from '@playwright/test';
import { demoNamed, moreRow, openDemos, tool, treeView, usage, hydrate } from './demos-page.ts';

function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.ariaLabel ?? (element as HTMLElement | null)?.innerText.trim() ?? '';
  });
}

const controls = [
  'Expand code',
  'TS',
  'JS',
  'Edit code',
  'Copy code',
  'Open in StackBlitz',
  'Reset demo',
  'Full screen',
  'More',
];

test('Tab reaches the toolbar at its first control, arrow keys go round, Tab leaves', async ({
  page,
}) => {
  const complaints = await openDemos(page, treeView);
  const demo = demoNamed(page, 'rename-chapters');
  await demo.locator('.demo__handle').focus();
  await page.keyboard.press('Tab');
  const seen: string[] = [];
  while (seen.length < controls.length) {
    seen.push(await focusedLabel(page));
    await page.keyboard.press('ArrowRight');
  }
  expect(seen).toEqual(controls);
  expect(await focusedLabel(page)).toBe(controls[0]);
  await page.keyboard.press('ArrowLeft');
  expect(await focusedLabel(page)).toBe('More');
  await page.keyboard.press('Home');
  expect(await focusedLabel(page)).toBe(controls[0]);
  await page.keyboard.press('End');
  expect(await focusedLabel(page)).toBe('More');
  await page.keyboard.press('Tab');
  await expect(demo.locator('pre')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await focusedLabel(page)).toBe('More');
  expect(complaints).toEqual([]);
});

test('right to left the arrow keys are mirrored', async ({ page }) => {
  await openDemos(page, treeView);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await tool(demoNamed(page, 'rename-chapters'), 'Expand code').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focusedLabel(page)).toBe('TS');
  await page.keyboard.press('ArrowRight');
  expect(await focusedLabel(page)).toBe('Expand code');
});

test('a preview expands and collapses; code without preview shows and hides', async ({ page }) => {
  await openDemos(page, treeView);
  const demo = demoNamed(page, 'rename-chapters');
  const imports = demo.locator('.l', { hasText: 'import' }).first();
  await expect(imports).toBeHidden();
  await tool(demo, 'Expand code').click();
  await expect(imports).toBeVisible();
  await expect(tool(demo, 'Collapse code')).toHaveAttribute('aria-expanded', 'true');
  await tool(demo, 'Collapse code').click();
  await expect(imports).toBeHidden();
  await demo.getByRole('button', { name: /Show all \d+ lines/ }).click();
  await expect(imports).toBeVisible();
  await expect(tool(demo, 'Collapse code')).toBeFocused();
  // Open code ends where its last line ends, never in the middle of a file.
  const hidden = await demo.locator('pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight);
  expect(hidden).toBe(0);

  const closed = demoNamed(page, 'archive-folders');
  await expect(closed.locator('pre')).toBeHidden();
  await tool(closed, 'Show code').click();
  await expect(closed.locator('pre')).toBeVisible();
  await tool(closed, 'Hide code').click();
  await expect(closed.locator('pre')).toBeHidden();
});

test('edit=false leaves out the editor', async ({ page }) => {
  await openDemos(page, treeView);
  await expect(tool(demoNamed(page, 'find-course'), 'Edit code')).toHaveCount(0);
  await expect(tool(demoNamed(page, 'find-course'), 'Copy code')).toHaveCount(1);
});

test('JavaScript is chosen for the whole site and remembered', async ({ page }) => {
  await openDemos(page, treeView);
  const demo = demoNamed(page, 'order-lines');
  await tool(demo, 'Expand code').click();
  await expect(demo.locator('code')).toContainText('interface OrderLine');
  await tool(demo, 'JS').click();
  await expect(demo.locator('code')).not.toContainText('interface OrderLine');
  await expect(tool(demoNamed(page, 'find-course'), 'JS')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(usage);
  const other = demoNamed(page, 'order-buttons');
  await expect(tool(other, 'JS')).toHaveAttribute('aria-pressed', 'true');
  await tool(other, 'TS').click();
  await page.reload();
  await expect(tool(other, 'TS')).toHaveAttribute('aria-pressed', 'true');
});

test('a demo of several files shows each of them', async ({ page }) => {
  await openDemos(page, treeView);
  const demo = demoNamed(page, 'find-course');
  await demo.getByRole('tab', { name: 'data.ts' }).click();
  await expect(demo.locator('code')).toContainText('export const courses');
  await expect(demo.locator('code')).not.toContainText('function FindCourse');
  await tool(demo, 'JS').click();
  await expect(demo.getByRole('tab', { name: 'data.js' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await demo.getByRole('tab', { name: 'data.js' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(demo.getByRole('tab', { name: 'find-course.jsx' })).toBeFocused();
  await expect(demo.locator('code')).toContainText('function FindCourse');
});

test('stylings run, show their files and are remembered', async ({ page }) => {
  const complaints = await openDemos(page, usage);
  const demo = demoNamed(page, 'shipment-status');
  await hydrate(demo);
  await demo.locator('summary', { hasText: 'MUI System' }).click();
  await demo.getByRole('button', { name: 'Plain CSS' }).click();
  await expect(demo.locator('[data-demo] .shipment-status')).toHaveCSS('border-top-width', '1px');
  await demo.getByRole('tab', { name: 'shipment-status.css' }).click();
  await expect(demo.locator('code')).toContainText('light-dark(');
  await demo.locator('summary', { hasText: 'Plain CSS' }).click();
  await demo.getByRole('button', { name: 'Tailwind CSS' }).click();
  await expect(demo.locator('[data-demo] .rounded-lg')).toHaveCSS('border-top-left-radius', '8px');
  await page.reload();
  await expect(demo.locator('[data-styling-name]')).toHaveText('Tailwind CSS');
  await hydrate(demo);
  await expect(demo.locator('[data-demo] .rounded-lg')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a styling that comes before React has taken over the demo does not throw its HTML away', async ({
  page,
}) => {
  // React works in turns that it asks for so: on a slow processor they come late.
  await page.addInitScript(() => {
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          setTimeout(() => post(message), 500);
        };
      }
    };
    document.cookie = 'codeStyling=Tailwind; path=/';
  });
  const complaints = await openDemos(page, usage);
  const demo = demoNamed(page, 'shipment-status');
  await hydrate(demo);
  await expect(demo.locator('[data-demo] .rounded-lg')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the menu opens by keyboard, walks by arrows and closes by Escape', async ({ page }) => {
  await openDemos(page, treeView);
  const more = demoNamed(page, 'rename-chapters').locator('[data-more] > summary');
  await more.focus();
  await page.keyboard.press('ArrowDown');
  expect(await focusedLabel(page)).toBe('Open in CodeSandbox');
  await page.keyboard.press('ArrowDown');
  expect(await focusedLabel(page)).toBe('Download as ZIP');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a demo starts afresh, and the focus can start before it', async ({ page }) => {
  const complaints = await openDemos(page, usage);
  const demo = demoNamed(page, 'order-buttons');
  await hydrate(demo);
  await demo.getByRole('button', { name: 'Add a box' }).click();
  await expect(demo.getByText('Boxes in your order: 2')).toBeVisible();
  await tool(demo, 'Reset demo').click();
  await expect(demo.getByText('Boxes in your order: 1')).toBeVisible();
  await (await moreRow(demo, 'Reset focus')).click();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Add a box' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('one demo turns dark and right to left, its page does not', async ({ page }) => {
  const complaints = await openDemos(page, usage);
  const demo = demoNamed(page, 'shipment-status');
  await hydrate(demo);
  const title = demo.locator('[data-demo]').getByText('Shipment 20418');
  await expect(title).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
  await (await moreRow(demo, 'Dark mode')).click();
  await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)');
  await (await moreRow(demo, 'Right to left')).click();
  await expect(title).toHaveCSS('direction', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  await (await moreRow(demo, 'Dark mode')).click();
  await expect(title).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
  expect(complaints).toEqual([]);
});

import { expect, test, type Page } from '@playwright/test';
import { giveSign } from '../worker-page.ts';

const start = '/x/introduction/licensing/';
const rows = '/navigation/x/react-tree-view-group.json';

const group = (page: Page) => page.locator('.nav details[data-group="/x/react-tree-view-group"]');

/** Opens a page and waits until its lists are groups. */
async function openReady(page: Page): Promise<void> {
  await page.goto(start);
  await giveSign(page);
  await expect(group(page)).toBeVisible();
}

test('a group of another product is filled when it is opened, and asked for when a pointer comes', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openReady(page);
  expect(asked).not.toContain(rows);
  await group(page).locator('summary').first().hover();
  await expect.poll(() => asked).toContain(rows);
  await expect(group(page)).not.toHaveAttribute('open');
  await group(page).locator('summary').first().click();
  await group(page).locator('a[href="/x/react-tree-view/quickstart/"]').click();
  await expect(page).toHaveURL('/x/react-tree-view/quickstart/');
  await expect(page.locator('.nav [aria-current=page]')).toBeVisible();
  expect(asked.filter((path) => path === rows)).toHaveLength(1);
});

test('the filter finds pages of groups that nobody opened, in lists within lists', async ({
  page,
}) => {
  await openReady(page);
  await page.locator('[data-nav-filter]').fill('RichTreeViewPro');
  await expect(page.locator('.nav a[href="/x/api/tree-view/rich-tree-view-pro/"]')).toBeVisible();
  await expect(page.locator('.nav').getByText('Licensing').first()).toBeHidden();
  await page.locator('[data-nav-filter]').fill('');
  await expect(group(page)).not.toHaveAttribute('open');
});

test('the page that is put into the document brings the rows of its group', async ({ page }) => {
  await openReady(page);
  await expect(page.locator('body > [role=status]')).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
    const href = '/x/migration/migration-tree-view-v7/';
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('.prose')?.append(link);
    link.click();
  });
  await page.waitForURL('**/migration-tree-view-v7/');
  await page.evaluate(() => {
    const href = '/x/api/tree-view/rich-tree-view/';
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('.prose')?.append(link);
    link.click();
  });
  await page.waitForURL('**/x/api/tree-view/rich-tree-view/');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  await expect(page.locator('.nav [aria-current=page]')).toHaveCount(1);
  await expect(page.locator('.nav [aria-current=page]')).toBeVisible();
});

test('where the rows cannot be had the group leads to the page that lists them', async ({
  page,
}) => {
  await page.route(`**${rows}`, (route) => route.abort());
  await openReady(page);
  await group(page).locator('summary').first().click();
  await expect(group(page).getByRole('link')).toHaveAttribute('href', /\/x\/react-tree-view\/$/);
});

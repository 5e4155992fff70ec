import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const href = '/x/introduction/installation/';
const failure = "Couldn't submit feedback. Please try again later.";
const thanks = 'Thank you. Your note goes straight to the people who wrote this page.';
const file = path.resolve(`.cache/e2e-feedback-${process.env.E2E_PORT ?? '4174'}.sqlite`);

/** The rows the service has kept with this comment. */
function rowsWith(comment: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT * FROM feedback WHERE comment = ?').all(comment);
  database.close();
  return rows;
}

/** How many votes the service has kept for a page. */
function votesOf(page: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT key FROM feedback WHERE page = ?').all(page);
  database.close();
  return rows.length;
}

function uniqueText(what: string): string {
  return `${what} ${Date.now()}-${Math.random()}`;
}

function box(page: Page) {
  return page.getByRole('region', { name: 'Was this page helpful?' });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('#feedback').analyze();
  expect(violations).toEqual([]);
}

test('a vote with a comment is stored before it is thanked for, and remembered', async ({
  page,
}) => {
  const comment = uniqueText('Clear');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(href);
  await expect(box(page).getByRole('textbox')).toBeHidden();
  await box(page).getByRole('button', { name: 'Yes' }).click();
  await expect(box(page).getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(comment);
  await page.keyboard.press('Control+Enter');
  await expect(box(page).getByText(thanks)).toBeVisible();
  expect(rowsWith(comment)).toMatchObject([
    { page: '/x/introduction/installation', rating: 1, locale: 'en', section: '' },
  ]);
  await expectAccessible(page);
  await page.reload();
  await expect(box(page).getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
});

test('a vote is stored when its thumb is pressed, and its comment joins it', async ({ page }) => {
  const before = votesOf('/x/introduction/support');
  await page.goto('/x/introduction/support/');
  await box(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(box(page).getByText('Your vote is saved.')).toBeVisible();
  expect(votesOf('/x/introduction/support')).toBe(before + 1);
  const comment = uniqueText('Say more');
  await box(page).getByRole('textbox').fill(comment);
  await box(page).getByRole('button', { name: 'Send' }).click();
  await expect(box(page).getByText(thanks)).toBeVisible();
  expect(rowsWith(comment)).toMatchObject([{ rating: 0 }]);
  expect(votesOf('/x/introduction/support')).toBe(before + 1);
});

test('a section is commented on by its name', async ({ page }) => {
  const comment = uniqueText('Add an example');
  await page.goto(href);
  const heading = page.locator('.prose h2').first();
  const id = await heading.getAttribute('id');
  await heading.hover();
  await heading.getByRole('link', { name: 'Comment on this section' }).click();
  const name = (await heading.innerText()).trim();
  await page.getByRole('textbox', { name: `in “${name}”` }).fill(comment);
  await box(page).getByRole('button', { name: 'Send' }).click();
  await expect(box(page).getByText(thanks)).toBeVisible();
  expect(rowsWith(comment)).toMatchObject([{ section: id, rating: null }]);
});

test('F30 a failure is told, keeps the text, and the next try stores it once', async ({ page }) => {
  const comment = uniqueText('Worth keeping');
  await page.goto(href);
  await box(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(box(page).getByText('Your vote is saved.')).toBeVisible();
  const answers = [
    { status: 500 },
    { status: 404, body: 'Not found' },
    { status: 200, body: '<html>' },
  ];
  let calls = 0;
  await page.route('**/_feedback', async (route) => {
    calls += 1;
    const answer = answers.shift();
    if (answer) await route.fulfill(answer);
    else {
      // The service stores the message, but its answer is lost on the way.
      await route.fetch();
      await route.abort();
      await page.unroute('**/_feedback');
    }
  });
  await box(page).getByRole('textbox').fill(comment);
  for (let at = 0; at < 4; at += 1) {
    await box(page).getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => calls).toBe(at + 1);
    await expect(box(page).getByText(failure)).toBeVisible();
    await expect(box(page).getByRole('textbox')).toHaveValue(comment);
  }
  await box(page).getByRole('button', { name: 'Send' }).click();
  await expect(box(page).getByText(thanks)).toBeVisible();
  expect(rowsWith(comment)).toHaveLength(1);
});

test('F31 a message written offline waits and is sent once', async ({ page, context }) => {
  const comment = uniqueText('From the train');
  await page.goto(href);
  await box(page).getByRole('button', { name: 'Yes' }).click();
  await expect(box(page).getByText('Your vote is saved.')).toBeVisible();
  await context.setOffline(true);
  await box(page).getByRole('textbox').fill(comment);
  await box(page).getByRole('button', { name: 'Send' }).click();
  await expect(box(page).getByText('You are offline.')).toBeVisible();
  await expect(box(page).getByText(thanks)).toBeHidden();
  expect(rowsWith(comment)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => rowsWith(comment).length).toBe(1);
  const other = await context.newPage();
  await other.goto(href);
  await expect(box(other).getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  expect(rowsWith(comment)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form stores a comment and says thanks', async ({ page }) => {
    const comment = uniqueText('没有脚本');
    await page.goto(`/zh${href}`);
    const form = page.getByRole('region', { name: '本页内容对你有帮助吗？' });
    await form.getByText('写评论').click();
    await form.getByRole('textbox').fill(comment);
    await form.getByRole('button', { name: '没有' }).click();
    await expect(page).toHaveURL(`/zh${href}#feedback-sent`);
    await expect(form.getByText('谢谢！')).toBeVisible();
    expect(rowsWith(comment)).toMatchObject([{ rating: 0, locale: 'zh' }]);
  });

  test('the plain form comes back with the failure and the text', async ({ page }) => {
    const comment = '\nTwo lines\nand <b>marks</b> & signs';
    await page.goto(href);
    await box(page).getByText('Write a comment').click();
    await box(page).getByRole('textbox').fill(comment);
    // An impossible version stands for whatever the service refuses.
    await page.locator('#feedback input[name="version"]').evaluate((field) => {
      (field as HTMLInputElement).value = 'no version';
    });
    await box(page).getByRole('button', { name: 'Send' }).click();
    await expect(box(page).getByText(failure)).toBeVisible();
    await expect(box(page).getByRole('textbox')).toHaveValue(comment);
  });
});

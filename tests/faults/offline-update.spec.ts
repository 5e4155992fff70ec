import { expect, test as base, type Page } from '@playwright/test';
import { openOwnHost, type OwnHost } from '../own-host.ts';
import { openServed } from '../worker-page.ts';

const test = base.extend<{ own: OwnHost }>({
  own: async ({ baseURL }, use) => {
    const own = await openOwnHost(baseURL ?? '');
    await use(own);
    await own.close();
  },
});

interface SavedList {
  digest: string;
  files: [address: string, bytes: number][];
  pages: [href: string, title: string][];
}

const listPath = '/offline/x-tree-view.en.json';

/** Moments at which an update ends, as shares of the files it asks for. */
const moments = Array.from({ length: process.env['FULL'] ? 10 : 1 }, () => Math.random());

/** A newer release of the product: its list and the summaries say so. */
async function publish(own: OwnHost, page: Page, digest: string): Promise<void> {
  for (const path of [listPath, '/offline/en.json']) {
    own.answers.delete(path);
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    const changed = text.replaceAll(list(text, digest), digest);
    own.answers.set(path, (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(changed);
    });
  }
}

/** The digest of the product in a list of it or of all. */
function list(text: string, fallback: string): string {
  return /"id":"x-tree-view","digest":"([^"]+)"/.exec(text)?.[1] ?? fallback;
}

/** Goes to the page for saving and starts an update that waits after so many files. */
async function startUpdate(own: OwnHost, page: Page, files: number) {
  await page.goto('/offline/', { waitUntil: 'networkidle' });
  const row = page.locator('[data-offline-product="x-tree-view"]');
  const button = row.getByRole('button', { name: 'Save the new version: Tree View' });
  await expect(button).toBeVisible();
  const before = own.hits.length;
  const held = own.holdAfter(files);
  await button.click();
  await expect.poll(() => own.hits.length - before).toBeGreaterThan(files);
  return { row, button, held };
}

/** Without a network every file of the copy is there, and a page of it is shown with its styles. */
async function expectWhole(own: OwnHost, page: Page, saved: SavedList): Promise<void> {
  await own.context.setOffline(true);
  await page.goto('/x/react-tree-view/');
  await expect(page.locator('h1')).toContainText('Tree View');
  expect(
    await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('font-family')),
  ).not.toMatch(/^"?Times/);
  const missing = await page.evaluate(async (files) => {
    const answers = files.map(async ([address]) => {
      const answer = await fetch(address).catch(() => undefined);
      return answer?.ok && (await answer.text()) !== '' ? [] : [address];
    });
    return (await Promise.all(answers)).flat();
  }, saved.files);
  expect(missing).toEqual([]);
  await own.context.setOffline(false);
}

test(`an update of a saved product that is canceled or cut off at random moments (${moments.length} each) leaves the old copy whole`, async ({
  own,
}) => {
  const page = await openServed(own.context, '/x/react-tree-view/');
  await page.goto('/offline/');
  const saved = await page.evaluate(
    async (path) => (await (await fetch(path)).json()) as SavedList,
    listPath,
  );
  const row = page.locator('[data-offline-product="x-tree-view"]');
  await row.getByRole('button', { name: 'Save: Tree View' }).click();
  await expect(row).toContainText('Saved,', { timeout: 300_000 });
  /** What an update fetches again: files whose names do not change with their content. */
  const fetched = saved.files.filter(([address]) => !address.startsWith('/_assets/')).length;
  const filesOf = (share: number) => Math.floor(share * 0.8 * fetched);
  for (const [at, share] of moments.entries()) {
    await test.step(`canceled after ${share.toFixed(2)} of the files`, async () => {
      await publish(own, page, `canceled${at}`);
      const { row, button, held } = await startUpdate(own, page, filesOf(share));
      await row.getByRole('button', { name: 'Cancel: Tree View' }).click();
      await expect(button).toBeVisible();
      held.serve();
      await expectWhole(own, page, saved);
    });
    await test.step(`cut off after ${share.toFixed(2)} of the files`, async () => {
      await publish(own, page, `cut${at}`);
      const { row, held } = await startUpdate(own, page, filesOf(share));
      await own.context.setOffline(true);
      held.cut();
      await expect(row.getByRole('progressbar')).toHaveCount(0);
      await expectWhole(own, page, saved);
    });
  }
  own.answers.clear();
});

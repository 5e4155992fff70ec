import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { withoutReader } from '../without-reader.ts';

/** What a prose page may weigh before the reader does anything, in bytes after gzip. */
const budget = { document: 25_000, stylesheet: 20_000, script: 10_000, font: 60_000 };
type Kind = keyof typeof budget;

for (const href of [
  '/x/introduction/installation/',
  '/zh/x/introduction/installation/',
  '/getting-started/installation/',
]) {
  test(`${href} stays within its byte budget`, async ({ page }) => {
    const weight = await weigh(page, href);
    for (const kind of Object.keys(budget) as Kind[]) {
      expect(weight[kind], kind).toBeGreaterThan(0);
      expect(weight[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
  });
}

async function weigh(page: Page, href: string): Promise<Record<Kind, number>> {
  const weight: Record<Kind, number> = { document: 0, stylesheet: 0, script: 0, font: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind in weight) {
      bodies.push(
        response.body().then((body) => {
          // Fonts are compressed already.
          weight[kind as Kind] += kind === 'font' ? body.length : gzipSync(body).length;
        }),
      );
    }
  });
  await withoutReader(page);
  await page.goto(href, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  return weight;
}

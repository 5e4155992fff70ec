import { expect, test, type Page } from '@playwright/test';
import { giveFirstSign } from './first-interaction.ts';

/** Pages with long headings beside the text. */
for (const href of ['/x/introduction/priority-support/', '/zh/x/react-tree-view/']) {
  for (const width of [1280, 1440]) {
    test(`the mark in the contents list of ${href} moves nothing at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(href);
      await page.evaluate(() => document.fonts.ready);
      // A name that breaks into two lines when it is marked would push all below it.
      const moved = await page.locator('[data-toc]:visible li a').evaluateAll((links) => {
        for (const link of links) link.removeAttribute('aria-current');
        return links.flatMap((link) => {
          const before = link.getBoundingClientRect().height;
          link.setAttribute('aria-current', 'true');
          const after = link.getBoundingClientRect().height;
          link.removeAttribute('aria-current');
          return before === after ? [] : [`${link.textContent}: ${before} px, then ${after} px`];
        });
      });
      expect(moved).toEqual([]);
    });
  }
}

/** A long page of the API reference, and the last of its headings. */
const long = '/x/api/data-grid/data-grid-premium/';

/** Where the page is scrolled to in each of the first frames after something was done. */
function framesAfter(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(async (link) => {
    const places: number[] = [];
    document.querySelector<HTMLElement>(link)?.click();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      places.push(Math.round(scrollY));
    }
    return places;
  }, selector);
}

test('a heading far away is shown at once, one nearby is glided to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(long, { waitUntil: 'networkidle' });
  const far = await framesAfter(page, '.toc-rail [data-toc] li:last-child a');
  expect(new Set(far.slice(2)).size).toBe(1);
  expect(far.at(-1)).toBeGreaterThan(2000);
  await page.goto('/getting-started/installation/', { waitUntil: 'networkidle' });
  await giveFirstSign(page);
  const near = await framesAfter(page, '.toc-rail [data-toc] li:nth-child(2) a');
  expect(new Set(near).size).toBeGreaterThan(3);
});

test('a page that is loaded at one of its headings stands there at once', async ({ page }) => {
  await page.goto(`${long}#classes`, { waitUntil: 'commit' });
  await expect(page.locator('#classes')).toBeAttached();
  const places = await framesAfter(page, 'nothing');
  expect(new Set(places.filter((place) => place > 0)).size).toBeLessThanOrEqual(2);
});

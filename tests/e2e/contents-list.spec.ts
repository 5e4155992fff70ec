import { expect, test } from '@playwright/test';

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

test('the first thing done on a page, a link in its contents, lands at its heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/x/introduction/installation/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-unread', '');
  await page
    .locator('[data-toc]:visible li a[href="#troubleshooting"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('html')).not.toHaveAttribute('data-unread');
  const { top, covered } = await page.locator('#troubleshooting').evaluate((heading) => ({
    top: heading.getBoundingClientRect().top,
    covered: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  }));
  expect(Math.abs(top - covered)).toBeLessThan(2);
});

test('what nobody has come to see is laid out at the first sign of a reader, and moves nothing in sight', async ({
  page,
}) => {
  await page.goto('/components/', { waitUntil: 'networkidle' });
  const far = page.locator('[data-gallery-group] .gal').nth(6);
  await expect(far).toHaveCSS('content-visibility', 'auto');
  const before = await page.locator('.gcard').first().boundingBox();
  await page.mouse.move(400, 400);
  await expect(far).toHaveCSS('content-visibility', 'visible');
  expect(await page.locator('.gcard').first().boundingBox()).toEqual(before);
});

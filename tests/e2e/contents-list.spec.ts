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

import { expect, test, type Page } from '@playwright/test';
import { open, store } from './settings-page.ts';

/** What a reader of English meets on a mirrored page, where a text may end with a mark. */
const texts = {
  headings: '.article :is(h1, h2 > span:first-child, h3 > span:first-child)',
  contents: '.toc-rail .toc li a',
  cells: '.prose .table :is(th, td):not(.is-end, .is-center)',
  paragraphs: '.prose > p',
  cards: '.link-card > span',
  breadcrumbs: '.crumbs > [aria-current]',
  footer: '.foot__in > span',
};

/** Places where a question mark would stand at the wrong end, or the text at the wrong side. */
function misplaced(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { unicodeBidi, textAlign } = getComputedStyle(element);
      const isRight = unicodeBidi === 'plaintext' && textAlign === 'right';
      return isRight ? [] : [`${element.textContent}: ${unicodeBidi}, ${textAlign}`];
    }),
  );
}

for (const [name, selector] of Object.entries(texts)) {
  test(`the ${name} of a mirrored page keep their marks at the end`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await store(page, { 'docs-direction': 'rtl' });
    await open(page, '/x/react-data-grid/');
    expect(await page.locator(selector).count()).toBeGreaterThan(0);
    expect(await misplaced(page, selector)).toEqual([]);
  });
}

test('a question in the contents list of a mirrored page ends with its mark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page, { 'docs-direction': 'rtl' });
  await open(page, '/x/react-data-grid/');
  const link = page.locator('.toc-rail .toc li a').first();
  const [mark, first] = await link.evaluate((element) => {
    element.textContent = 'Grid or table?';
    const text = element.firstChild as Text;
    const leftOf = (from: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().left;
    };
    return [leftOf(text.length - 1), leftOf(0)] as const;
  });
  expect(mark).toBeGreaterThan(first);
});

for (const [href, selector] of [
  ['/x/api/data-grid/data-grid/', '[data-api-count]'],
  ['/components/', '[data-gallery-count]'],
] as const) {
  test(`R30 the counters of ${href} begin with their number when it is mirrored`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await store(page, { 'docs-direction': 'rtl' });
    await open(page, href);
    const counters = page.locator(selector);
    await expect(counters.first()).toHaveText(/^\d+ \w+$/);
    const turned = await counters.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = element.firstChild as Text;
        const leftOf = (from: number) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, from + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(0) < leftOf(text.length - 1) ? [] : [text.data];
      }),
    );
    expect(turned).toEqual([]);
  });
}

test('a plan in the contents list of a mirrored page stands apart from its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page, { 'docs-direction': 'rtl' });
  await open(page, '/x/react-data-grid/');
  const gaps = await page.locator('.toc-rail .toc a > .tag').evaluateAll((tags) =>
    tags.flatMap((tag) => {
      const heading = tag.parentElement?.firstChild as Text;
      const text = document.createRange();
      text.setStart(heading, 0);
      text.setEnd(heading, heading.data.trimEnd().length);
      const at = tag.getBoundingClientRect();
      // A plan that stands in a line of its own has nothing beside it.
      const beside = [...text.getClientRects()].filter(
        ({ top, bottom }) => top < at.bottom && bottom > at.top,
      );
      return beside.map(({ left, right }) => Math.max(at.left - right, left - at.right));
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThan(2);
});

test('the headings of a mirrored page begin where its text does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page, { 'docs-direction': 'rtl' });
  await open(page, '/x/react-data-grid/');
  const headings = page.locator('.article :is(h2, h3):has(> .anchor)');
  const gaps = await headings.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element.firstElementChild ?? element);
      return element.getBoundingClientRect().right - text.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.max(...gaps)).toBeLessThan(1);
});

test('keys pressed together are read from left to right on a mirrored page', async ({ page }) => {
  await store(page, { 'docs-direction': 'rtl' });
  await open(page, '/x/react-data-grid/accessibility/');
  const keys = page.locator('.keys:has(kbd + kbd)').first();
  const [first, second] = await keys
    .locator('kbd')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left));
  expect(first).toBeLessThan(second ?? 0);
});

test('code in a cell of a mirrored page is read from left to right', async ({ page }) => {
  await store(page, { 'docs-direction': 'rtl' });
  await open(page, '/x/react-data-grid/scrolling/');
  const call = page.locator('.table code', { hasText: /^getScrollPosition\(\)$/ }).first();
  // The name and the bracket that closes the call.
  const [name = 0, bracket = 0] = await call.evaluate((code) => {
    const text = [...code.childNodes].findLast((it) => it instanceof Text);
    if (!text) return [];
    return [text.length - 3, text.length - 1].map((at) => {
      const letter = document.createRange();
      letter.setStart(text, at);
      letter.setEnd(text, at + 1);
      return letter.getBoundingClientRect().left;
    });
  });
  expect(name).toBeLessThan(bracket);
});

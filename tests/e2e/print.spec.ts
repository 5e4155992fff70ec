import { expect, test, type Page } from '@playwright/test';
import { store } from './settings-page.ts';

/** Pages with demos, a playground, tabs of code and the tables of the reference. */
const pages = [
  '/getting-started/usage/',
  '/getting-started/installation/',
  '/x/react-data-grid/sorting/',
  '/components/buttons/',
  '/api/button/',
];

/** Contrast that text on paper must have. */
const least = 7;

/** Opens a page in dark mode, as it goes to a printer. */
async function openOnPaper(page: Page, href: string): Promise<void> {
  await store(page, { 'mui-mode': 'dark' });
  await page.goto(href, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const href of pages) {
  test(`${href} is printed in dark ink, without what can only be pressed`, async ({ page }) => {
    await openOnPaper(page, href);
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(23, 33, 29)');
    const paleDemos = await page
      .locator('[data-demo]')
      .evaluateAll((hosts) =>
        hosts.filter(
          (host) =>
            getComputedStyle(host).getPropertyValue('--mui-palette-text-primary') !==
            'rgba(0, 0, 0, 0.87)',
        ),
      );
    expect(paleDemos).toEqual([]);
    const { texts, pale } = await page.evaluate(paleTexts, least);
    expect(texts).toBeGreaterThan(100);
    expect(pale).toEqual([]);
    const controls = page.locator(
      ':is(button, select, input, textarea, [role=button], [role=tablist], .component-tabs):not([data-demo] *, .tref, .checklist *)',
    );
    expect(
      await controls.evaluateAll(
        (found) => found.filter((one) => one.getClientRects().length > 0).length,
      ),
    ).toBe(0);
  });
}

test('a demo may go on over the edge of a page, its stage not', async ({ page }) => {
  await openOnPaper(page, '/getting-started/usage/');
  const demo = page.locator('.demo').first();
  await expect(demo).toHaveCSS('break-inside', 'auto');
  await expect(demo.locator('.demo__code')).toHaveCSS('break-inside', 'auto');
  await expect(demo.locator('.demo__stage')).toHaveCSS('break-inside', 'avoid');
});

/** How many texts the paper shows, and those that are too pale on what is behind them; a demo has the colors of its library. */
function paleTexts(ratio: number): { texts: number; pale: string[] } {
  type Color = readonly [number, number, number, number];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  function parse(color: string): Color {
    if (!context) throw new Error('There is no canvas to read colors from.');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  function over(top: Color, ground: Color): Color {
    const mix = (index: 0 | 1 | 2): number => top[index] * top[3] + ground[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  }
  function groundOf(element: Element | null): Color {
    if (!element) return [255, 255, 255, 1];
    return over(parse(getComputedStyle(element).backgroundColor), groundOf(element.parentElement));
  }
  function light([red, green, blue]: Color): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
      part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrastOf(element: Element): number {
    const ground = groundOf(element);
    const lights = [light(over(parse(getComputedStyle(element).color), ground)), light(ground)];
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown = new Set<Element>();
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (!parent || !text?.trim() || parent.closest('[data-demo], script, style')) continue;
    if (parent.checkVisibility({ visibilityProperty: true })) shown.add(parent);
  }
  const pale = [...shown].filter((element) => contrastOf(element) < ratio);
  return { texts: shown.size, pale: pale.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
}

import { expect, test, type Locator, type Page } from '@playwright/test';
import { demoNamed, isHydrated, moreRow } from './demos-page.ts';

/** Demos with a theme of their own that knows both modes, by page. */
const ownThemes = [
  ['/customization/dark-mode/', ['mode-choice', 'mode-facts']],
  ['/customization/palette/', ['harbor-palette', 'express-color']],
  ['/customization/spacing/', ['spacing-scale', 'spacing-unit']],
  ['/customization/theming/', ['clinic-theme', 'nested-themes', 'stepwise-theme']],
] as const;

test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });

/** Lets no script come until it is told to. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Colors of the surfaces of a demo. */
function surfacesOf(demo: Locator): Promise<string[]> {
  return demo.locator('[data-demo] :is(.MuiPaper-root, .MuiButton-root)').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, color, borderColor } = getComputedStyle(element);
      return `${backgroundColor} ${color} ${borderColor}`;
    }),
  );
}

for (const [href, names] of ownThemes) {
  test(`demos of ${href} are dark in a dark page before any script has come`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(href, { waitUntil: 'commit' });
    await expect(page.locator('footer').first()).toBeAttached();
    const asleep = new Map<string, string[]>();
    for (const name of names) asleep.set(name, await surfacesOf(demoNamed(page, name)));
    expect([...asleep.values()].flat().length).toBeGreaterThan(0);
    release();
    for (const name of names) {
      const demo = demoNamed(page, name);
      await demo.scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(demo)).toBe(true);
      await expect(demo.locator('[data-demo][data-hydrated]')).toBeAttached();
      await expect.poll(() => surfacesOf(demo)).toEqual(asleep.get(name));
    }
  });
}

test('a demo that its reader wants light is light in a dark page', async ({ page }) => {
  await page.goto('/customization/dark-mode/');
  const demo = demoNamed(page, 'mode-choice');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo][data-hydrated]')).toBeAttached();
  const paper = demo.locator('.MuiPaper-root').first();
  await expect(paper).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  await (await moreRow(demo, 'Dark mode')).click();
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { demoNamed, openDemos, tool, usage, hydrate } from '../e2e/demos-page.ts';

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('.demo')
    // They ask for what a whole page has; a demo in a frame is a part of one.
    .disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`open code, menus, files and messages of a demo have no axe finding, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.route(/\/themed-card\.[\w-]+\.js/, (route) => route.abort());
    await openDemos(page, `${usage}#css-shipment-status.tsx`);
    const broken = demoNamed(page, 'themed-card');
    await broken.scrollIntoViewIfNeeded();
    await expect(broken.getByRole('alert')).toBeAttached();
    const demo = demoNamed(page, 'shipment-status');
    await hydrate(demo);
    await expect(demo.getByRole('tab', { name: 'shipment-status.css' })).toBeVisible();
    await demo.locator('[data-more] > summary').click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tool(demo, 'Full screen').click();
    expect(await findings(page)).toEqual([]);
  });
}

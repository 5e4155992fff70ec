import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { demoNamed, openDemos, usage, hydrate } from '../e2e/demos-page.ts';
import { watermark } from '../../tools/check/browser/axe-violations.ts';

/** Demos of every kind: what each shows, its page and its name. */
const demos = [
  ['Button', '/components/buttons/', 'run-build'],
  ['TextField', '/components/text-fields/', 'patient-contact'],
  ['DataGrid', '/x/react-data-grid/quickstart/', 'hundred-orders'],
  ['DataGridPro', '/x/introduction/', 'pinned-orders'],
  ['DataGridPremium', '/x/introduction/', 'grouped-orders'],
  ['DatePicker', '/x/react-data-grid/quickstart/', 'delivery-day'],
  ['BarChart', '/x/react-charts/bars/', 'labelled-bars'],
  ['RichTreeView', '/x/react-tree-view/', 'project-files'],
  ['three stylings', usage, 'shipment-status'],
  ['several files', '/x/react-tree-view/', 'controlled-expansion'],
  ['a frame of its own', usage, 'harbor-columns'],
  ['buttons with state', '/components/buttons/', 'order-actions'],
] as const;

/** What the paid packages say where no license key was given; their watermark says it to readers. */
const noKey = /MUI X|license key|^\*+$/;

async function findings(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(`.demo[data-name="${name}"]`)
    .exclude(watermark)
    // They ask for what a whole page has; a demo in a frame is a part of one.
    .disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
}

for (const [what, href, name] of demos) {
  for (const mode of ['light', 'dark'] as const) {
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const dense of [false, true]) {
        const setting = `${mode}, ${direction}${dense ? ', dense' : ''}`;
        test(`@full ${what} (${name}) works in ${setting}`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.addInitScript(
            (values) => {
              for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
            },
            { 'mui-mode': mode, 'docs-direction': direction, 'docs-dense': String(dense) },
          );
          const complaints = await openDemos(page, href);
          const demo = demoNamed(page, name);
          if (name === 'harbor-columns') await demo.scrollIntoViewIfNeeded();
          else await hydrate(demo);
          const place = demo.locator('[data-demo]');
          const inside = name === 'harbor-columns' ? place.frameLocator('iframe') : place;
          await expect(inside.locator('[class*="Mui"]:visible').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await findings(page, name)).toEqual([]);
          expect(complaints.filter((complaint) => !noKey.test(complaint))).toEqual([]);
          await expect(demo.getByRole('alert')).toHaveCount(0);
        });
      }
    }
  }
}

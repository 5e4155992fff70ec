import type { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { colorRules, templates, withTargetSizes } from './axe-limits.ts';
import { showIn } from './show-in.ts';

/** Colors are the same in both directions and places the same in both modes, so no rule need run twice. */
const states = [
  { mode: 'light', dir: 'ltr', limit: withTargetSizes },
  { mode: 'dark', dir: 'ltr', limit: (axe: AxeBuilder) => axe.withRules(colorRules) },
  { mode: 'light', dir: 'rtl', limit: (axe: AxeBuilder) => axe.disableRules(colorRules) },
  { mode: 'dark', dir: 'rtl', limit: (axe: AxeBuilder) => axe.withRules(colorRules) },
] as const;

/** A narrow page has the colors of a wide one, and its places are mirrored by the same rules. */
const views = [
  { width: 1440, shown: states },
  { width: 390, shown: states.slice(0, 2) },
];

for (const href of templates) {
  for (const { width, shown } of views) {
    test(`${href} at ${String(width)} px has no axe finding in any mode or direction`, async ({
      page,
    }) => {
      await open(page, href, width);
      for (const { mode, dir, limit } of shown) {
        await showIn(page, mode, dir);
        expect(await axeFindings(page, limit), `${mode} ${dir}`).toEqual([]);
      }
    });
  }
}

test('the names in an anatomy are large enough for fingers', async ({ page }) => {
  await open(page, '/components/cards/', 390);
  const findings = await axeFindings(page, (axe) => withTargetSizes(axe.include('.anatomy')));
  expect(findings).toEqual([]);
});

async function open(page: Page, href: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // A color on its way to another has no contrast of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(href);
}

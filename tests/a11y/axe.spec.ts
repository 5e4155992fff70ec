import type { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { pagesToOpen } from '../built-pages.ts';
import { axeFindings } from './axe-findings.ts';

/** One page of each kind: these are looked at whole, in every state. */
const templates = [
  '/',
  '/zh/',
  '/404.html',
  '/components/',
  '/versions/',
  '/x/introduction/installation/',
  '/zh/getting-started/usage/',
  '/x/react-tree-view/',
  '/api/button/',
  '/x/api/tree-view/',
];

/** Rules whose answer depends on colour; the others depend on structure and place. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Colours are the same in both directions and places the same in both modes, so no rule need run twice. */
const states = [
  { mode: 'light', dir: 'ltr', limit: (axe: AxeBuilder) => axe },
  { mode: 'dark', dir: 'ltr', limit: (axe: AxeBuilder) => axe.withRules(colorRules) },
  { mode: 'light', dir: 'rtl', limit: (axe: AxeBuilder) => axe.disableRules(colorRules) },
  { mode: 'dark', dir: 'rtl', limit: (axe: AxeBuilder) => axe.withRules(colorRules) },
] as const;

/** A narrow page has the colours of a wide one, and its places are mirrored by the same rules. */
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
        await show(page, mode, dir);
        expect(await axeFindings(page, limit), `${mode} ${dir}`).toEqual([]);
      }
    });
  }
}

// The side navigation is the same on all of them and was looked at above.
const withoutNavigation = (axe: AxeBuilder) => axe.exclude('.side');

for (const { href } of pagesToOpen().filter((page) => !templates.includes(page.href))) {
  test(`${href} has no axe finding, bright and wide, dark and narrow`, async ({ page }) => {
    await open(page, href, 1440);
    expect(await axeFindings(page, withoutNavigation)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await show(page, 'dark', 'rtl');
    expect(await axeFindings(page, withoutNavigation)).toEqual([]);
  });
}

async function open(page: Page, href: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // A colour on its way to another has no contrast of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(href);
}

async function show(page: Page, mode: string, dir: string): Promise<void> {
  await page.evaluate(
    ([nextMode, nextDir]) => {
      const root = document.documentElement;
      root.dataset['mode'] = nextMode;
      root.dataset['muiColorScheme'] = nextMode;
      root.dir = nextDir ?? 'ltr';
    },
    [mode, dir],
  );
}

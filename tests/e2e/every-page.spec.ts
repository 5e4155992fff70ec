import { expect, test, type Page } from '@playwright/test';
import { withoutNavigation } from '../../tools/check/browser/axe-violations.ts';
import { collectComplaints } from '../../tools/check/browser/collect-complaints.ts';
import {
  collectShifts,
  noticeableShift,
  sidewaysScroll,
} from '../../tools/check/browser/collect-shifts.ts';
import { axeFindings } from '../a11y/axe-findings.ts';
import { colorRules, templates } from '../a11y/axe-limits.ts';
import { showIn } from '../a11y/show-in.ts';
import { pagesToOpen } from '../built-pages.ts';
import { rangeSection } from '../range-section.ts';
import { hydrate } from './demos-page.ts';

// The pages for missing addresses answer 404, which browsers write to the console by themselves.
for (const { href } of pagesToOpen().filter((page) => !/404/.test(page.href))) {
  test(`${href} opens calmly, its demos run, and nobody is shut out`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await collectShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(href, { waitUntil: 'networkidle' });
    expect(await firstLayers(page)).toMatch(/^reset\b/);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.evaluate(() => window.shifts.score)).toBeLessThan(noticeableShift);
    expect(await demosWithoutTheme(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const demo of await page.locator('.demo:not(:has(iframe))').all()) await hydrate(demo);
    expect(await demosWithoutTheme(page)).toEqual([]);
    // A frame may just be loading.
    await expect(async () => expect(await repeatedIds(page)).toEqual([])).toPass({
      timeout: 5_000,
    });
    expect(complaints.map(({ text }) => text)).toEqual([]);
    if (!templates.includes(href)) {
      expect(await axeFindings(page, withoutNavigation)).toEqual([]);
      await showIn(page, 'dark', 'rtl');
      expect(
        await axeFindings(page, (axe) => withoutNavigation(axe).withRules(colorRules)),
      ).toEqual([]);
    }
  });
}

/** The demos of a page in which the variables of the demo theme are not set. */
function demosWithoutTheme(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-demo]')
    .evaluateAll((hosts) =>
      hosts
        .filter((host) => getComputedStyle(host).getPropertyValue('--mui-spacing') === '')
        .map((host) => (host as HTMLElement).dataset['demo']),
    );
}

/** Ids that more than one element of the page has while its demos run, or of the document of a demo in a frame. */
async function repeatedIds(page: Page): Promise<string[]> {
  const ids = await Promise.all(
    page
      .frames()
      .map((frame) => frame.locator('[id]').evaluateAll((parts) => parts.map(({ id }) => id))),
  );
  return ids.flatMap((own) =>
    own.filter((id, index) => own.indexOf(id) !== index && !rangeSection.test(id)),
  );
}

/** The layers that the first sheet with any names: they decide the order of all others. */
function firstLayers(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const first = rules.find((rule) => /^CSSLayer/.test(rule.constructor.name));
    if (first instanceof CSSLayerStatementRule) return first.nameList.join(', ');
    return first instanceof CSSLayerBlockRule ? first.name : '';
  });
}

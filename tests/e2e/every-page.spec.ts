import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../a11y/axe-findings.ts';
import { colorRules, templates, withoutNavigation } from '../a11y/axe-limits.ts';
import { showIn } from '../a11y/show-in.ts';
import { pagesToOpen } from '../built-pages.ts';
import { wake } from './demos-page.ts';

/** A page painted while it still comes may shift by less than this, which browsers report as 0.00. */
const noticeable = 0.005;

/** What the paid libraries say without a licence key; their watermark says it to readers. */
const licenceNotice = /MUI X: Missing license key/;

// The pages for missing addresses answer 404, which browsers write to the console by themselves.
for (const { href } of pagesToOpen().filter((page) => !/404/.test(page.href))) {
  test(`${href} opens calmly, its demos run, and nobody is shut out`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await collectShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(href, { waitUntil: 'networkidle' });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await shifted(page)).toBeLessThan(noticeable);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const demo of await page.locator('.demo:not(:has(iframe))').all()) await wake(demo);
    expect(await demosWithoutTheme(page)).toEqual([]);
    expect(complaints).toEqual([]);
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

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!licenceNotice.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`failed ${request.url()}`));
  return complaints;
}

async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifted(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

import { expect, test } from '@playwright/test';
import { pagesToOpen } from '../built-pages.ts';

/** A page painted while it still comes may shift by less than this; the aim is 0. */
const noticeable = 0.001;

// The pages for missing addresses answer 404, which browsers write to the console by themselves.
for (const { href } of pagesToOpen().filter((page) => !/404/.test(page.href))) {
  test(`${href} opens calmly: empty console, no shift, no sideways scroll at 320 px`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('requestfailed', (request) => complaints.push(`failed ${request.url()}`));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(href, { waitUntil: 'networkidle' });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(complaints).toEqual([]);
    expect(sideways).toBe(0);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(noticeable);
  });
}

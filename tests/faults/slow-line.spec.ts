import { expect, test } from '@playwright/test';

/** A slow line: 400 ms for a question and its answer, 400 kbit/s. */
const line = { latency: 400, throughput: 400_000 / 8 };
/** Name, connection, and the document; the sheet is asked for while that still comes. */
const trips = 3;
const limit = 3000;

for (const href of ['/x/introduction/installation/', '/x/react-tree-view/', '/api/button/']) {
  test(`F40 on a slow line ${href} is readable without its scripts, and light enough for 3 s`, async ({
    page,
  }) => {
    let bytes = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.throughput,
      uploadThroughput: line.throughput,
    });
    const blocking = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Document' || type === 'Stylesheet') blocking.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (blocking.has(requestId)) bytes += encodedDataLength;
    });
    // Scripts never come.
    await page.route('**/*.js', () => undefined);
    await page.goto(href, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.article p').first()).toBeVisible();
    await expect.poll(() => blocking.size).toBeGreaterThan(1);
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(painted).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(10_000);
    // Counted, not timed: a busy machine must not decide.
    expect(trips * line.latency + (bytes / line.throughput) * 1000).toBeLessThanOrEqual(limit);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

import { expect, test } from '@playwright/test';
import { RandomWalk } from './random-walk.ts';

/** Walks of the full run, and those that stand for them in every run. */
const walks = process.env['FULL'] ? 50 : 2;
const steps = 30;

/** Pages without demos: the policy of their documents is the strictest. */
const starts = ['/api/button/', '/versions/', '/x/introduction/licensing/'];
const startsToTry = process.env['FULL'] ? starts : starts.slice(0, 1);

/** The share of links that must be followed within the living document. */
const enough = 0.9;

for (let seed = 1; seed <= walks; seed += 1) {
  test(`walk ${seed}: wherever a reader wanders, nothing of the pages that left is left`, async ({
    page,
  }) => {
    const walk = new RandomWalk(page, seed);
    await walk.start();
    for (let step = 0; step < steps; step += 1) {
      await walk.step();
      expect(await walk.look(), walk.trail.join(', ')).toEqual({
        complaints: [],
        inert: 0,
        partsOfPagesThatLeft: 0,
        mountedParts: true,
        marked: true,
      });
    }
  });
}

for (const start of startsToTry) {
  test(`fifty links from ${start} are followed within the document`, async ({ page }) => {
    const walk = new RandomWalk(page, start.length);
    await walk.start(start);
    for (let step = 0; step < 50; step += 1) await walk.followLink();
    expect(walk.swapped / walk.followed).toBeGreaterThanOrEqual(enough);
  });
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { format } from 'prettier';
import gridPackage from '@mui/x-data-grid/package.json' with { type: 'json' };
import { findBrowser } from '../tools/testing/find-browser.mjs';
import { medianOf } from './numbers.ts';
import { buildScene, type BuiltScene } from './scenes/build-scene.ts';
import { openScene } from './scenes/scene-page.ts';

const facts = path.resolve(import.meta.dirname, '../site/facts/grid-costs.json');
const scenes = ['table', 'community', 'pro', 'premium', 'list'] as const;
const sizes = [100, 2000] as const;
const rounds = 3;
/** As far as a hundred rows reach, in steps that a wheel makes. */
const scrollSteps = 45;

/** What drawing rows of ten columns and scrolling through some of them costs. */
interface Cost {
  elements: number;
  draw: number;
  scroll: number;
}

/** Size of the script, and work for drawing and scrolling, of each way to show rows; writes them to the facts of the site. */
export async function benchGridCosts(): Promise<void> {
  const { gzip: reactSize } = await buildScene('empty.ts');
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const kilobytes: Record<string, number> = {};
  const costs: Record<string, Record<string, Cost>> = {};
  try {
    for (const scene of scenes) {
      const built = await buildScene(`grid-${scene}.tsx`);
      kilobytes[scene] = Math.round((built.gzip - reactSize) / 1000);
      costs[scene] = {};
      for (const size of sizes) costs[scene][size] = await costOf(browser, built, size);
      console.log(scene, kilobytes[scene], 'kB', JSON.stringify(costs[scene]));
    }
  } finally {
    await browser.close();
  }
  const found = { version: gridPackage.version, kilobytes, costs };
  writeFileSync(facts, await format(JSON.stringify(found), { parser: 'json' }));
  console.log(`Written to ${path.relative(process.cwd(), facts)}`);
}

async function costOf(browser: Browser, built: BuiltScene, size: number): Promise<Cost> {
  const measured: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, draw, workOf, countElements, close } = await openScene(browser, built);
    measured.push({
      draw: await draw(size),
      elements: await countElements(),
      scroll: await workOf(() => page.evaluate(scrollDown, scrollSteps)),
    });
    await close();
  }
  return {
    elements: medianOf(measured.map(({ elements }) => elements)),
    draw: Math.round(medianOf(measured.map(({ draw }) => draw))),
    scroll: Math.round(medianOf(measured.map(({ scroll }) => scroll))),
  };
}

async function scrollDown(steps: number): Promise<void> {
  const scroller = document.querySelector('[data-scroller], .MuiDataGrid-virtualScroller');
  if (!scroller) throw new Error('The scene has nothing to scroll.');
  for (let step = 0; step < steps; step += 1) {
    scroller.scrollBy(0, 100);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  if (scroller.scrollTop < 1000) throw new Error('The scene did not scroll.');
}

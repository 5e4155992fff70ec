import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { format } from 'prettier';
import chartsPackage from '@mui/x-charts/package.json' with { type: 'json' };
import { findBrowser } from '../tools/testing/find-browser.mjs';
import { medianOf } from './numbers.ts';
import { buildScene, type BuiltScene } from './scenes/build-scene.ts';
import { openScene, type ScenePage } from './scenes/scene-page.ts';

const facts = path.resolve(import.meta.dirname, '../site/facts/chart-costs.json');
const rounds = 3;
const pointScenes = ['line', 'marks', 'bars', 'scatter'] as const;
const pointSizes = [100, 1000, 10_000] as const;
const pageScenes = ['lines', 'sparklines', 'in-view', 'paths'] as const;
const chartsOnPage = 100;
const pointerSteps = 10;
const updates = 30;

/** What drawing a scene and moving the pointer over it costs. */
interface Cost {
  elements: number;
  draw: number;
  pointer: number;
}

/** Work for many points, for live data and for many charts on a page; writes it to the facts of the site. */
export async function benchChartCosts(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const points: Record<string, Record<string, Cost>> = {};
  const page: Record<string, Cost> = {};
  const live: Record<string, number> = {};
  try {
    for (const scene of pointScenes) {
      const built = await buildScene(`chart-${scene}.tsx`);
      points[scene] = {};
      for (const size of pointSizes) {
        points[scene][size] = await costOf(browser, built, size);
        console.log(scene, size, JSON.stringify(points[scene][size]));
      }
    }
    for (const scene of pageScenes) {
      page[scene] = await costOf(browser, await buildScene(`charts-${scene}.tsx`), chartsOnPage);
      console.log(scene, JSON.stringify(page[scene]));
    }
    for (const scene of ['live', 'live-still']) {
      live[scene] = await updateCostOf(browser, await buildScene(`chart-${scene}.tsx`));
      console.log(scene, live[scene]);
    }
  } finally {
    await browser.close();
  }
  const found = { version: chartsPackage.version, points, page, live };
  writeFileSync(facts, await format(JSON.stringify(found), { parser: 'json' }));
  console.log(`Written to ${path.relative(process.cwd(), facts)}`);
}

async function costOf(browser: Browser, built: BuiltScene, size: number): Promise<Cost> {
  const open = () => openScene(browser, built);
  const measured = await repeat(open, async ({ page, draw, workOf, countElements }) => ({
    draw: await draw(size),
    elements: await countElements(),
    pointer: await workOf(async () => {
      for (let step = 0; step < pointerSteps; step += 1)
        await page.mouse.move(80 + step * 100, 150);
    }),
  }));
  return {
    elements: medianOf(measured.map(({ elements }) => elements)),
    draw: Math.round(medianOf(measured.map(({ draw }) => draw))),
    pointer: Math.round(medianOf(measured.map(({ pointer }) => pointer))),
  };
}

/** The work for new points, one in each frame. */
async function updateCostOf(browser: Browser, built: BuiltScene): Promise<number> {
  const open = () => openScene(browser, built, 'no-preference');
  const measured = await repeat(open, async ({ page, draw, workOf }) => {
    await draw(0);
    return workOf(() => page.evaluate(addPoints, updates));
  });
  return Math.round(medianOf(measured));
}

async function repeat<Measured>(
  open: () => Promise<ScenePage>,
  measure: (scene: ScenePage) => Promise<Measured>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const scene = await open();
    measured.push(await measure(scene));
    await scene.close();
  }
  return measured;
}

async function addPoints(count: number): Promise<void> {
  for (let point = 1; point <= count; point += 1) {
    window.showScene?.(point);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { findBrowser } from '../tools/testing/find-browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const port = 4182;
/** A page whose first demo is a few buttons. */
const address = `http://127.0.0.1:${String(port)}/components/buttons/`;
const slowdown = 4;
const rounds = 5;

interface Time {
  wall: number;
  busy: number;
}

/** How long the first demo of a page takes to answer after the reader has scrolled to it, on a slow processor. */
export async function benchDemos(): Promise<void> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const times: Time[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(browser));
    console.log(
      `First demo interactive after it is scrolled to, ${String(slowdown)}x slower processor (limit 1000 ms):`,
    );
    console.log(`  on the clock ${summaryOf(times.map(({ wall }) => wall))}`);
    console.log(`  work of the page ${summaryOf(times.map(({ busy }) => busy))}`);
  } finally {
    await browser.close();
    server.kill();
  }
}

function summaryOf(times: readonly number[]): string {
  const sorted = times.map((time) => Math.round(time)).sort((a, b) => a - b);
  return `median ${String(sorted[Math.floor(sorted.length / 2)])} ms of ${sorted.join(', ')}`;
}

async function timeOf(browser: Browser): Promise<Time> {
  // So low that no demo is near at first.
  const context = await browser.newContext({ viewport: { width: 390, height: 120 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Pushes the demos far below the fold.
    const style = document.createElement('style');
    style.textContent = '.prose { padding-block-start: 3000px }';
    document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await busyTime(session);
  const wall = await page.evaluate(waitForAnswer);
  const busy = (await busyTime(session)) - before;
  await context.close();
  return { wall, busy };
}

/** Time the page's own thread has worked, in milliseconds; other work on the machine does not count. */
async function busyTime(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Jumps to the first demo, of which nothing was loaded before, and presses its button until it answers. */
async function waitForAnswer(): Promise<number> {
  const demo = document.querySelector('[data-demo]');
  const button = demo?.querySelector('button');
  const before = demo?.textContent;
  const start = performance.now();
  demo?.scrollIntoView({ block: 'center' });
  while (demo?.textContent === before) {
    button?.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now() - start;
}

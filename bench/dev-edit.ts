import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/testing/find-browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'site/content/x/introduction/installation/page.md');
const address = 'http://127.0.0.1:4321/x/introduction/installation/';

/** Time from saving a text until the open page shows it, in `npm run dev`. */
export async function benchDevEdit(rounds = 7): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const server = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
  });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await openWhenReady(page);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const mark = `Edited ${String(round)}`;
      const start = performance.now();
      writeFileSync(file, text.replace(/^description: .*$/m, `description: ${mark}.`));
      await seen(page, mark);
      times.push(performance.now() - start);
      await page.waitForTimeout(500);
    }
    const sorted = times.toSorted((a, b) => a - b);
    console.log(
      `edit to page: median ${String(Math.round(sorted[Math.floor(rounds / 2)] ?? 0))} ms, all ${times.map((time) => Math.round(time)).join(', ')} ms`,
    );
  } finally {
    writeFileSync(file, text);
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** Looks at every frame: the usual wait looks twice a second after a while. */
async function seen(page: Page, mark: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('.sheet')?.textContent.includes(wanted),
    mark,
    { polling: 'raf', timeout: 20_000 },
  );
}

async function openWhenReady(page: Page): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await page.goto(address, { waitUntil: 'networkidle' });
      return;
    } catch (error) {
      if (tries === 60) throw error;
      await page.waitForTimeout(1000);
    }
  }
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../tools/testing/find-browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const port = 4180;
const debuggingPort = 9333;
const pages = [
  '/',
  '/x/introduction/installation/',
  '/components/',
  '/x/react-tree-view/',
  '/x/react-data-grid/quickstart/',
  '/x/api/data-grid/data-grid-premium/',
  '/api/button/',
  '/search/',
];

/** Of so many runs the one with the median performance counts. */
const rounds = 5;

/** Lighthouse scores (mobile) of a page of each kind, from the built site. */
export async function benchLighthouse(): Promise<void> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', `--remote-debugging-port=${String(debuggingPort)}`],
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    for (const page of pages) {
      console.log(`${page}: ${await scoresOf(`http://127.0.0.1:${String(port)}${page}`)}`);
    }
  } finally {
    await browser.close();
    server.kill();
  }
}

async function scoresOf(address: string): Promise<string> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await examine(address));
  results.sort((a, b) => performanceOf(a) - performanceOf(b));
  return describe(results[Math.floor(rounds / 2)]);
}

async function examine(address: string): Promise<Result> {
  const outcome = await lighthouse(address, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
  });
  if (!outcome) throw new Error(`Lighthouse says nothing of ${address}.`);
  return outcome.lhr;
}

function performanceOf({ categories }: Result): number {
  return categories['performance']?.score ?? 0;
}

function describe(result: Result | undefined): string {
  const categories = Object.values(result?.categories ?? {});
  const failed = Object.values(result?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id }) => id);
  const scores = categories.map(
    ({ title, score }) => `${title} ${String(Math.round((score ?? 0) * 100))}`,
  );
  return `${scores.join(', ')}${failed.length > 0 ? ` (below 90: ${failed.join(', ')})` : ''}`;
}

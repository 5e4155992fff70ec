import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../tools/testing/find-browser.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** What a measurement works with: the built site behind its own server, and a browser. */
export interface MeasuredSite {
  browser: Browser;
  origin: string;
}

/** Serves the built site on a port, opens a browser, measures, and ends both. */
export async function withSite(
  port: number,
  measure: (site: MeasuredSite) => Promise<void>,
): Promise<void> {
  const origin = `http://127.0.0.1:${String(port)}`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await waitForServer(server, origin);
    await measure({ browser, origin });
  } finally {
    await browser.close();
    server.kill();
  }
}

async function waitForServer(server: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${origin}/_health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start. Build the site first: npm run build');
}

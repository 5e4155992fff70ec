import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { demoNamed, moreRow, openDemos, treeView, usage } from './demos-page.ts';

/** An exported project must be installed from a registry, which takes its time. */
const patience = 10 * 60_000;

for (const { hash, name, text } of [
  { hash: `${treeView}#find-course.tsx`, name: 'find-course', text: 'Show the optics course' },
  { hash: `${treeView}#order-lines.js`, name: 'order-lines', text: 'Standing desk, 140 cm' },
  {
    hash: `${usage}#tailwind-shipment-status.tsx`,
    name: 'shipment-status',
    text: 'Shipment 20418',
  },
]) {
  test(`@full the exported project of ${hash} installs, builds and runs`, async ({ page }) => {
    test.setTimeout(patience);
    await openDemos(page, hash);
    await expect(demoNamed(page, name).locator('pre')).toBeVisible();
    const project = await mkdtemp(path.join(tmpdir(), 'exported-demo-'));
    try {
      await saveProject(page, name, project);
      // A project of TypeScript checks its types before it builds.
      await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], project);
      await run('npm', ['run', 'build'], project);
      await expectToShow(page, path.join(project, 'dist'), text);
    } finally {
      await rm(project, { recursive: true, force: true });
    }
  });
}

async function saveProject(page: Page, name: string, folder: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await (await moreRow(demoNamed(page, name), 'Download as ZIP')).click();
  const files = unzipSync(await readFile(await (await downloading).path()));
  for (const [file, data] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), data);
  }
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (data) => output.push(String(data)));
  child.stderr.on('data', (data) => output.push(String(data)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, `${command} ${args.join(' ')}\n${output.join('')}`).toBe(0);
}

async function expectToShow(page: Page, dist: string, text: string): Promise<void> {
  const server = createServer((request, response) => {
    const file = request.url === '/' ? 'index.html' : (request.url ?? '');
    const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
    readFile(path.join(dist, file)).then(
      (data) => {
        response.setHeader('content-type', types[path.extname(file)] ?? 'text/html');
        response.end(data);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  await expect(page.getByText(text)).toBeVisible();
  expect(complaints).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
}

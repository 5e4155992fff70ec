import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';
import { findFreePort } from '../../tools/testing/find-free-port.mjs';

const site = path.join(root, '.cache/dev-site');
const demo = path.join(site, 'content/abacus/beads/demos/rods.tsx');
let server: ChildProcess | undefined;
let origin = '';
let output = '';

beforeAll(async () => {
  rmSync(site, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/second-site'), site, { recursive: true });
  const words = readFileSync(path.join(root, 'site/translations/en.json'), 'utf8');
  for (const language of ['en', 'de', 'ar']) {
    writeFileSync(path.join(site, `translations/${language}.json`), words);
  }
  mkdirSync(path.dirname(demo));
  writeFileSync(demo, 'export default function Rods() {\n  return <p>Nine rods</p>;\n}\n');
  appendFileSync(path.join(site, 'content/abacus/beads/page.md'), '\n::demo{name="rods"}\n');
  const port = await findFreePort(4431);
  origin = `http://127.0.0.1:${String(port)}`;
  const { PATH, HOME } = process.env;
  server = spawn(process.execPath, [path.join(root, 'tools/dev.mjs')], {
    cwd: root,
    detached: true,
    env: { PATH, HOME, DOCS_SITE: site, PORT: String(port), DEBUG: 'vite:transform' },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
});
afterAll(() => {
  if (server?.pid !== undefined) process.kill(-server.pid);
});

it('loads the demos of the pages that are asked for, and shows what they become', async () => {
  await expect.poll(() => textOf('/abacus/'), { timeout: 120_000 }).toContain('data-demo');
  expect(output).toContain('overview/demos/count.tsx');
  expect(output).not.toContain('beads/demos/rods.tsx');
  expect(await textOf('/abacus/beads/')).toContain('<p>Nine rods</p>');
  expect(output).toContain('beads/demos/rods.tsx');
  writeFileSync(demo, readFileSync(demo, 'utf8').replace('Nine', 'Thirteen'));
  await expect
    .poll(() => textOf('/abacus/beads/'), { timeout: 20_000 })
    .toContain('<p>Thirteen rods</p>');
}, 180_000);

async function textOf(pathname: string): Promise<string> {
  const answer = await fetch(origin + pathname).catch(() => undefined);
  return (await answer?.text()) ?? '';
}

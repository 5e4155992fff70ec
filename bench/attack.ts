import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ask } from './ask.ts';
import type { Attack, AttackOutcome } from './attack-senders.ts';
import { memoryOf } from './memory-of.ts';
import { quantileOf } from './numbers.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = 20;
const megabytes = 4;
/** Files that readers asked for before, so that the memory of the server is what it is on any day. */
const usualFiles = 16;
/** How long the other reader is alone before each attack. */
const aloneMilliseconds = 1_000;
const outcomes = ['answered', 'closed', 'left'] as const;

/** One client that asks for far more than it reads, and how the server and another reader bear it. */
export async function benchAttack(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-attack-'));
  writeSite(folder);
  const server = startServer(folder);
  try {
    const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
    server.stdout?.resume();
    const address = /http:\S+/.exec(line.toString())?.[0] ?? '';
    await measure(address, server.pid ?? 0);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Text that does not repeat, so that it stays large when it is compressed. */
function writeSite(folder: string): void {
  mkdirSync(path.join(folder, '_assets'));
  for (let file = 0; file < files * 2 + usualFiles; file += 1) {
    const lines = Array.from({ length: megabytes * 32 * 1024 }, () => Math.random().toString(36));
    const text = lines.map((it) => it.padEnd(31)).join('\n');
    writeFileSync(path.join(folder, largeFile(file)), text);
  }
  const words = Array.from({ length: 20_000 }, () => Math.random().toString(36));
  writeFileSync(path.join(folder, 'index.html'), `<h1>Home</h1>${words.join(' ')}`);
  writeFileSync(path.join(folder, 'small.html'), '<h1>Small</h1>');
}

function startServer(folder: string): ChildProcess {
  const FEEDBACK_FILE = path.join(folder, 'feedback.sqlite');
  const env = { ...process.env, DIST: folder, PORT: '0', FEEDBACK_FILE };
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** How long the server needs to close what an attack has left open. */
const recoveryMilliseconds = 2_000;

async function measure(address: string, pid: number): Promise<void> {
  await workADay(address);
  const before = memoryOf(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 50);
  const times: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
  const total: AttackOutcome = { answered: 0, closed: 0, left: 0 };
  // Turn by turn, so that other work on the machine meets both.
  for (const one of listAttacks()) {
    await wait(recoveryMilliseconds);
    times.alone.push(...(await readCalmly(address, aloneMilliseconds)));
    const attacking = attack(address, one);
    times.beside.push(...(await readCalmly(address, attacking)));
    const outcome = await attacking;
    for (const name of outcomes) total[name] += outcome[name];
  }
  clearInterval(watch);
  await wait(5_000);
  const after = memoryOf(pid);
  console.log(
    `connections: ${total.answered} answered, ${total.closed} closed, ${total.left} left without either (0)`,
  );
  console.log(`memory: ${before} MB before, ${most} MB at most, ${after} MB after`);
  console.log(`  after to before ${(after / before).toFixed(2)} (at most 1.5)`);
  const [calm = 1, hard = 0] = [times.alone, times.beside].map((it) => quantileOf(it, 0.99));
  console.log(`another reader: p99 ${calm.toFixed(1)} ms alone, ${hard.toFixed(1)} ms beside it`);
  console.log(`  ratio ${(hard / calm).toFixed(1)} (at most 5)`);
}

/** As many requests as a client can send at once, then as many as are answered, then one page compressed. */
function listAttacks(): Attack[] {
  const cold = Array.from({ length: files * 2 }, (_, file) => largeFile(usualFiles + file));
  return [
    ...cold.slice(0, files).map((target) => ({ target, connections: 200, pipelined: 50 })),
    ...cold.slice(files).map((target) => ({ target, connections: 200, pipelined: 8 })),
    { target: '/', connections: 250, pipelined: 8, encoding: 'gzip' },
  ];
}

/**
 * Memory is compared with that of a server that has worked: a fresh one has not yet filled its cache.
 * The files are asked for as they are, because compressed they would not fill it.
 */
async function workADay(address: string): Promise<void> {
  const headers = { 'Accept-Encoding': 'identity' };
  for (let file = 0; file < usualFiles; file += 1) {
    await (await fetch(address + largeFile(file), { headers })).arrayBuffer();
  }
  await Promise.all(Array.from({ length: 50 }, () => readOften(`${address}/small.html`)));
}

async function readOften(page: string): Promise<void> {
  for (let count = 0; count < 400; count += 1) await (await fetch(page)).text();
}

function largeFile(number: number): string {
  return `/_assets/large-${number}.js`;
}

/** In a thread of its own, so that it does not hold up the reader who is measured. */
async function attack(address: string, one: Attack): Promise<AttackOutcome> {
  const file = fileURLToPath(new URL('./attack-senders.ts', import.meta.url));
  const worker = new Worker(file, { workerData: { address, attack: one } });
  const [outcome] = (await once(worker, 'message')) as [AttackOutcome];
  return outcome;
}

/** Asks for a page every few milliseconds, for so long or until something ends; gives how long each answer took. */
async function readCalmly(address: string, until: number | Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const over = new AbortController();
  const end = typeof until === 'number' ? wait(until) : until;
  void end.finally(() => over.abort());
  while (!over.signal.aborted) {
    const started = performance.now();
    await ask({ address: `${address}/small.html`, agent });
    times.push(performance.now() - started);
    await wait(5);
  }
  agent.destroy();
  return times;
}

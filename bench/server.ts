import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeNginx } from '../server/nginx/write-nginx.ts';
import { postCalmly, type Calm } from './calm-readers.ts';
import { connections, floodFeedback } from './flood-feedback.ts';
import { medianOf, quantileOf } from './numbers.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(process.env['DIST'] ?? path.join(root, 'dist'));
const nginx = '/usr/sbin/nginx';
const ports = { ours: 4183, nginx: 4184 };
const page = '/versions/';
const seconds = 5;
/** Many short turns: the machine's own noise is longer than one of them. */
const turns = { count: 9, seconds: 2 };

/** Our server beside nginx in one run, and the feedback service under load; only on this machine. */
export async function benchServer(): Promise<void> {
  if (!existsSync(nginx) || !existsSync('/usr/bin/wrk')) {
    throw new Error('This measurement needs both programs: apt-get install nginx wrk');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
  const programs = [startOurs(folder), await startNginx(folder)];
  try {
    await Promise.all(Object.values(ports).map(untilReady));
    compareStatic();
    await measureFeedback(folder);
  } finally {
    for (const program of programs) program.kill();
    rmSync(folder, { recursive: true });
  }
}

function startOurs(folder: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(ports.ours),
    HOST: '127.0.0.1',
    FEEDBACK_FILE: path.join(folder, 'feedback.sqlite'),
  };
  return spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'ignore' });
}

async function startNginx(folder: string): Promise<ChildProcess> {
  await writeNginx({ dist, folder, brotli: false });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000; include ${folder}/http.conf;
  server { listen 127.0.0.1:${ports.nginx}; root ${dist}; include ${folder}/server.conf; } }
`,
  );
  return spawn(nginx, ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at port ${port}.`);
}

/** One process each, turn by turn, so that other work on the machine meets both. */
function compareStatic(): void {
  const ratios: number[] = [];
  for (let round = 0; round < turns.count; round += 1) {
    const ours = requestsPerSecond(ports.ours);
    const theirs = requestsPerSecond(ports.nginx);
    ratios.push(ours / theirs);
    console.log(`static pages: ours ${Math.round(ours)}/s, nginx ${Math.round(theirs)}/s`);
  }
  console.log(`  median of ours to nginx ${medianOf(ratios).toFixed(2)} (at least 0.5)`);
}

function requestsPerSecond(port: number): number {
  const options = ['-t1', '-c50', `-d${turns.seconds}s`, `http://127.0.0.1:${port}${page}`];
  const said = execFileSync('wrk', options).toString();
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0);
}

/** As many writers at once as the batches of the bare loop have rows. */
async function measureFeedback(folder: string): Promise<void> {
  await withLimits(folder, { name: 'open', perDay: '1000000000' }, async (address) => {
    const flood = { address, folder, client: '10.0.0.1', seconds };
    await floodFeedback({ ...flood, client: '10.0.0.2', seconds: 1 });
    const { kept, answered, seconds: took } = await floodFeedback(flood);
    const rate = kept / took;
    const bare = bareInserts(path.join(folder, 'bare.sqlite'));
    console.log(`feedback: ${Math.round(rate)} acknowledged/s, ${answered - kept} refused`);
    console.log(`  a bare loop ${Math.round(bare)} rows/s, ratio ${(rate / bare).toFixed(2)}`);
    console.log('  (at least 3000/s, or 0.8 of the bare loop)');
  });
  await withLimits(folder, { name: 'limited' }, (address) => measureFlood(address, folder));
}

/** More than 10,000 posts in all; in each turn the others are served before the flood is over. */
const floods = { count: 5, seconds: 6, readers: 100 };

/** A client far over its limits, and how those are served who write one message each meanwhile. */
async function measureFlood(address: string, folder: string): Promise<void> {
  await postCalmly({ address, network: '10.1', posts: 50 });
  const others: Record<'alone' | 'beside it', Calm[]> = { alone: [], 'beside it': [] };
  let answered = 0;
  let kept = 0;
  for (let turn = 0; turn < floods.count; turn += 1) {
    const posts = floods.readers;
    others.alone.push(await postCalmly({ address, network: `10.${10 + turn}`, posts }));
    const { seconds: lasting } = floods;
    const flooding = floodFeedback({ address, folder, client: '10.0.0.3', seconds: lasting });
    const end = flooding.then(() => performance.now());
    others['beside it'].push(await postCalmly({ address, network: `10.${20 + turn}`, posts }));
    const served = performance.now();
    if ((await end) < served) throw new Error('The flood was over before the others were served.');
    answered += (await flooding).answered;
    kept += (await flooding).kept;
  }
  console.log(`flood of ${answered} posts from one client: ${kept} kept (at most 30)`);
  const [alone = 0, beside = 0] = Object.entries(others).map(tellOthers);
  console.log(`  p99 beside it to p99 alone ${(beside / alone).toFixed(2)} (at most 2)`);
}

/** Tells how readers were served, and gives their p99. */
function tellOthers([name, turnsOfThem]: [string, Calm[]]): number {
  const times = turnsOfThem.flatMap((calm) => calm.times);
  const kept = turnsOfThem.reduce((sum, calm) => sum + calm.kept, 0);
  const [half = 0, most = 0] = [0.5, 0.99].map((share) => quantileOf(times, share));
  const figures = `p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`;
  console.log(`  others ${name}: ${kept} of ${times.length} kept, ${figures}`);
  return most;
}

interface Limits {
  name: string;
  perDay?: string;
}

async function withLimits(
  folder: string,
  { name, perDay }: Limits,
  measure: (address: string) => Promise<void>,
): Promise<void> {
  const port = ports.ours + 10 + name.length;
  const raised = perDay && {
    FEEDBACK_PER_MINUTE: perDay,
    FEEDBACK_PER_DAY: perDay,
    FEEDBACK_PER_SECOND_OVERALL: perDay,
  };
  const env = {
    ...process.env,
    ...raised,
    PORT: String(port),
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    FEEDBACK_FILE: path.join(folder, `${name}.sqlite`),
  };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'ignore' });
  try {
    await untilReady(port);
    await measure(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
  }
}

/** Rows a second that one table takes when as many as wait are written in one transaction. */
function bareInserts(file: string): number {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (k TEXT, c TEXT)',
  );
  const insert = database.prepare('INSERT INTO t VALUES (?, ?)');
  const end = performance.now() + seconds * 1000;
  let rows = 0;
  while (performance.now() < end) {
    database.exec('BEGIN IMMEDIATE');
    for (let row = 0; row < connections; row += 1)
      insert.run(`key-${(rows += 1)}`, 'a comment of some length');
    database.exec('COMMIT');
  }
  database.close();
  return rows / seconds;
}

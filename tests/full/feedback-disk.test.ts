import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endCrashTarget, post, startCrashTarget } from '../../server/durability/crash-target.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function keysIn(file: string): { keys: Set<string>; check: unknown } {
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT key FROM feedback').all();
  const check = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return { keys: new Set(rows.map(({ key }) => String(key))), check };
}

it('F33 a full disk gives 503, loses nothing and works again when there is space', async () => {
  const disk = mkdtempSync(path.join(folder, 'mount-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  const file = path.join(disk, 'feedback.sqlite');
  const target = await startCrashTarget({ file });
  const acknowledged: string[] = [];
  const statuses = new Map<number | undefined, number>();
  try {
    for (let count = 0; count < 6_000 && (statuses.get(503) ?? 0) < 20; count += 1) {
      const key = `before-full-${count}`;
      const status = await post(target.address, key);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) acknowledged.push(key);
    }
    expect([...statuses.keys()].toSorted()).toEqual([201, 503]);
    expect(await (await fetch(`${target.address}/_health`)).json()).toMatchObject({
      status: 'degraded',
    });
    execFileSync('mount', ['-o', 'remount,size=8m', disk]);
    expect(await post(target.address, 'after-space')).toBe(201);
    expect(await (await fetch(`${target.address}/_health`)).json()).toEqual({ status: 'ok' });
    await endCrashTarget(target, 'SIGTERM');
    const { keys, check } = keysIn(file);
    expect([...acknowledged, 'after-space'].filter((key) => !keys.has(key))).toEqual([]);
    expect(check).toEqual({ integrity_check: 'ok' });
    console.log(
      `Full disk of ${statfsSync(disk).bsize} byte blocks:`,
      Object.fromEntries(statuses),
    );
  } finally {
    target.child.kill('SIGKILL');
    execFileSync('umount', [disk]);
  }
}, 120_000);

it('F34 waits for the disk before each acknowledgement, and the trace can tell', async () => {
  const honest = await traceOf({});
  expect(honest.acknowledgements).toBe(10);
  expect(honest.withoutSync).toBe(0);
  const careless = await traceOf({ NODE_OPTIONS: `--import ${carelessSqlite()}` });
  expect(careless.withoutSync).toBeGreaterThan(0);
  console.log('Acknowledgements, and those without a wait before them:', { honest, careless });
}, 120_000);

interface Trace {
  acknowledgements: number;
  withoutSync: number;
}

/** Watches the calls to the system while ten messages are sent one after the other. */
async function traceOf(env: Record<string, string>): Promise<Trace> {
  const trace = path.join(folder, 'trace');
  const file = path.join(mkdtempSync(path.join(folder, 'db-')), 'feedback.sqlite');
  const calls = 'trace=fsync,fdatasync,write,writev';
  const prefix = ['strace', '-D', '-f', '-qq', '-s', '128', '-e', calls, '-o', trace];
  const target = await startCrashTarget({ file, prefix, env });
  for (let count = 0; count < 10; count += 1) {
    expect(await post(target.address, `traced-${count}`)).toBe(201);
  }
  await endCrashTarget(target, 'SIGTERM');
  // The tracer is a process of its own and ends a moment later.
  await vi.waitFor(() => expect(readFileSync(trace, 'utf8')).toContain('server.stopped'));
  return judge(readFileSync(trace, 'utf8').split('\n'));
}

/** Between two acknowledgements there must be a sync that succeeded. */
function judge(lines: readonly string[]): Trace {
  const result = { acknowledgements: 0, withoutSync: 0 };
  let synced = false;
  for (const line of lines) {
    if (/(fsync|fdatasync)(\(| resumed).*= 0$/.test(line)) synced = true;
    if (!line.includes('HTTP/1.1 201')) continue;
    result.acknowledgements += 1;
    if (!synced) result.withoutSync += 1;
    synced = false;
  }
  return result;
}

/** A module that makes SQLite careless, as somebody might by a pragma too many. */
function carelessSqlite(): string {
  const module = path.join(folder, 'careless.mjs');
  writeFileSync(
    module,
    `import { DatabaseSync } from 'node:sqlite';
const { exec, prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  return exec.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'));
};
DatabaseSync.prototype.prepare = function (sql) {
  return sql === 'PRAGMA synchronous' ? { get: () => ({ synchronous: 2 }) } : prepare.call(this, sql);
};
`,
  );
  return module;
}

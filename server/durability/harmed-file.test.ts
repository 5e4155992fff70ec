import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reopenMilliseconds } from '../feedback/reconnecting-store.ts';
import { endCrashTarget, post, startCrashTarget, type CrashTarget } from './crash-target.ts';

/** Rights of files do not bind the first user, so the server runs as another one. */
const nobody = 65_534;
const isFirstUser = process.getuid?.() === 0;

let folder: string;
let file: string;
let target: CrashTarget | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harmed-'));
  file = path.join(folder, 'feedback.sqlite');
});
afterEach(async () => {
  target?.child.kill('SIGKILL');
  target = undefined;
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

async function threadsOf({ child }: CrashTarget): Promise<number> {
  return (await readdir(`/proc/${child.pid ?? 0}/task`)).length;
}

async function secondsToEnd(it: CrashTarget): Promise<number> {
  const started = performance.now();
  await endCrashTarget(it, 'SIGTERM');
  return (performance.now() - started) / 1_000;
}

function storedComments(): string[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT comment FROM feedback ORDER BY rowid').all();
  database.close();
  return rows.map(({ comment }) => String(comment));
}

it.runIf(process.platform === 'linux')(
  'keeps no thread for each message to a database that is locked from the start, and ends when told',
  async () => {
    const first = await startCrashTarget({ file });
    expect(await post(first.address, 'before-lock')).toBe(201);
    await endCrashTarget(first, 'SIGTERM');
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    target = await startCrashTarget({ file });
    expect(await post(target.address, 'while-locked-0')).toBe(503);
    const threads = await threadsOf(target);
    for (let count = 1; count < 3; count += 1) {
      // Sooner it would be refused without another try to open the database.
      await wait(reopenMilliseconds + 100);
      expect(await post(target.address, `while-locked-${count}`)).toBe(503);
    }
    // A thread that has answered ends a moment later.
    await vi.waitFor(async () =>
      expect(await threadsOf(target ?? first)).toBeLessThanOrEqual(threads),
    );
    expect(await secondsToEnd(target)).toBeLessThan(5);
    target = undefined;
    other.close();
    expect(storedComments()).toEqual(['before-lock']);
  },
);

it.each([
  ['file', 0o700],
  ['file and folder', 0o500],
])('stores again when a read-only %s becomes writable', async (_what, mode) => {
  if (isFirstUser) await chown(folder, nobody, nobody);
  const options = { file, ...(isFirstUser && { uid: nobody }) };
  const first = await startCrashTarget(options);
  expect(await post(first.address, 'before-change')).toBe(201);
  await endCrashTarget(first, 'SIGTERM');
  await chmod(file, 0o400);
  await chmod(folder, mode);
  target = await startCrashTarget(options);
  const { address } = target;
  expect(await post(address, 'while-read-only')).toBe(503);
  await chmod(folder, 0o700);
  await chmod(file, 0o600);
  await vi.waitFor(async () => expect(await post(address, 'while-read-only')).toBe(201), {
    timeout: 20_000,
    interval: 200,
  });
  expect(await secondsToEnd(target)).toBeLessThan(5);
  target = undefined;
  expect(storedComments()).toEqual(['before-change', 'while-read-only']);
});

it('ends when told while its file is read-only', async () => {
  if (isFirstUser) await chown(folder, nobody, nobody);
  const options = { file, ...(isFirstUser && { uid: nobody }) };
  target = await startCrashTarget(options);
  expect(await post(target.address, 'before-change')).toBe(201);
  await chmod(file, 0o400);
  await chmod(folder, 0o500);
  expect([201, 503]).toContain(await post(target.address, 'while-read-only'));
  expect(await secondsToEnd(target)).toBeLessThan(5);
  expect(target.child.exitCode).toBe(0);
  target = undefined;
  expect(storedComments()).toContain('before-change');
});

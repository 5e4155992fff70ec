import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endVictim, post, startVictim, type Victim } from './victim.ts';

/** Rights of files do not bind the first user, so the server runs as another one. */
const nobody = 65_534;
const isFirstUser = process.getuid?.() === 0;

let folder: string;
let file: string;
let victim: Victim | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harmed-'));
  file = path.join(folder, 'feedback.sqlite');
});
afterEach(async () => {
  victim?.child.kill('SIGKILL');
  victim = undefined;
  await rm(folder, { recursive: true });
});

async function threadsOf({ child }: Victim): Promise<number> {
  return (await readdir(`/proc/${child.pid ?? 0}/task`)).length;
}

async function secondsToEnd(it: Victim): Promise<number> {
  const started = performance.now();
  await endVictim(it, 'SIGTERM');
  return (performance.now() - started) / 1_000;
}

it.runIf(process.platform === 'linux')(
  'keeps no thread for each message to a database that is locked from the start, and ends when told',
  async () => {
    const first = await startVictim({ file });
    expect(await post(first.address, 'before-lock')).toBe(201);
    await endVictim(first, 'SIGTERM');
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    victim = await startVictim({ file });
    expect(await post(victim.address, 'while-locked-0')).toBe(503);
    const threads = await threadsOf(victim);
    for (let count = 1; count < 4; count += 1) {
      await vi.waitFor(
        async () => {
          expect(await post(victim?.address ?? '', `while-locked-${count}`)).toBe(503);
        },
        { timeout: 20_000 },
      );
    }
    expect(await threadsOf(victim)).toBeLessThanOrEqual(threads);
    expect(await secondsToEnd(victim)).toBeLessThan(5);
    victim = undefined;
    other.close();
  },
);

it('stores again when a read-only database becomes writable', async () => {
  if (isFirstUser) await chown(folder, nobody, nobody);
  const options = { file, ...(isFirstUser && { uid: nobody }) };
  const first = await startVictim(options);
  expect(await post(first.address, 'before-change')).toBe(201);
  await endVictim(first, 'SIGTERM');
  await chmod(file, 0o400);
  await chmod(folder, 0o500);
  victim = await startVictim(options);
  const { address } = victim;
  expect(await post(address, 'while-read-only')).toBe(503);
  await chmod(folder, 0o700);
  await chmod(file, 0o600);
  await vi.waitFor(async () => expect(await post(address, 'while-read-only')).toBe(201), {
    timeout: 20_000,
    interval: 200,
  });
  expect(await secondsToEnd(victim)).toBeLessThan(5);
  victim = undefined;
});

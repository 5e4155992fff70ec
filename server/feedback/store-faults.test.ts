import {
  copyFile,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqlite } from '../database/open-sqlite.ts';
import { sampleRow } from './feedback-row.fixture.ts';
import { startTestService } from './service.fixture.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  file = path.join(folder, 'deep/feedback.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

type Service = ReturnType<typeof startTestService>['service'];

/** Tries again until the service has found its database again. */
async function addInTheEnd(service: Service, key: string): Promise<void> {
  await vi.waitFor(() => service.add(sampleRow({ key })), { timeout: 5_000, interval: 100 });
}

async function keysIn(database: string): Promise<unknown[]> {
  const own = openSqlite(database);
  const rows = await own.query({ sql: 'SELECT key FROM feedback ORDER BY id' });
  await own.close();
  return rows.map(({ key }) => key);
}

it('F35 refuses while another process holds the file, and works when it lets go', async () => {
  const { service } = startTestService(file);
  await service.add(sampleRow({ key: 'before-lock' }));
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(service.add(sampleRow({ key: 'while-locked' }))).rejects.toThrow('locked');
  expect(service.problem()).toBe('feedback cannot be stored');
  other.exec('ROLLBACK');
  other.close();
  await service.add(sampleRow({ key: 'after-lock' }));
  expect(service.problem()).toBeUndefined();
  await service.close();
  expect(await keysIn(file)).toEqual(['before-lock', 'after-lock']);
});

it('F35 moves a broken file aside, says so loudly and goes on with a new one', async () => {
  const first = startTestService(file);
  await first.service.add(sampleRow({ key: 'before-break' }));
  await first.service.close();
  await overwriteHeader(file);
  const { service, lines } = startTestService(file);
  await service.add(sampleRow({ key: 'after-break' }));
  expect(service.problem()).toBe('a broken database was replaced');
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'database.moved-aside' }),
  );
  await service.close();
  expect(await keysIn(file)).toEqual(['after-break']);
  expect((await readdir(path.dirname(file))).filter((it) => it.includes('.broken-'))).not.toEqual(
    [],
  );
});

async function overwriteHeader(target: string): Promise<void> {
  const handle = await open(target, 'r+');
  await handle.write(Buffer.alloc(100, 0x5a), 0, 100, 0);
  await handle.close();
}

it('serves on without a database and takes it up once it can be opened', async () => {
  await writeFile(path.join(folder, 'deep'), 'a file in the place of the folder');
  const { service, lines } = startTestService(file);
  await service.ready();
  await expect(service.add(sampleRow())).rejects.toThrow();
  expect(service.problem()).toBe('feedback cannot be stored');
  expect(lines).toContainEqual(expect.objectContaining({ event: 'database.open-failed' }));
  await rm(path.join(folder, 'deep'));
  await addInTheEnd(service, 'after-fix');
  expect(service.problem()).toBeUndefined();
  await service.close();
  expect(await keysIn(file)).toEqual(['after-fix']);
});

it.each([
  ['removed', (database: string) => rm(database)],
  ['removed with its journal', removeAll],
  ['without its journal', (database: string) => rm(`${database}-wal`)],
  [
    'replaced',
    async (database: string) => {
      await copyFile(database, `${database}.backup`);
      await rename(`${database}.backup`, database);
    },
  ],
])('acknowledges nothing that goes into a file that was %s', async (_what, harm) => {
  const { service } = startTestService(file);
  await service.add(sampleRow({ key: 'before-harm' }));
  await harm(file);
  await expect(service.add(sampleRow({ key: 'in-the-gap' }))).rejects.toThrow(
    'removed or replaced',
  );
  expect(service.problem()).toBe('feedback cannot be stored');
  for (const key of ['in-the-gap', 'afterwards']) await addInTheEnd(service, key);
  expect(service.problem()).toBe('the database was removed or replaced');
  await service.close();
  expect(await keysIn(file)).toEqual(expect.arrayContaining(['in-the-gap', 'afterwards']));
});

async function removeAll(database: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) await rm(database + ending);
}

it('leaves a file alone that is not a database of its own', async () => {
  const notes = path.join(folder, 'notes.txt');
  await writeFile(notes, 'years of work\n'.repeat(1_000));
  const { service, lines } = startTestService(notes);
  await expect(service.add(sampleRow())).rejects.toThrow('not a database of this service');
  expect(lines).toContainEqual(expect.objectContaining({ event: 'database.open-failed' }));
  await service.close();
  expect(await readFile(notes, 'utf8')).toBe('years of work\n'.repeat(1_000));
  expect(await readdir(folder)).toEqual(['notes.txt']);
});

it('takes no more than the file may hold, and goes on when old messages are deleted', async () => {
  const { service } = startTestService(file, {
    database: { kind: 'file', file, largest: 200_000 },
  });
  const comment = 'long '.repeat(300);
  let kept = 0;
  await expect(async () => {
    for (; kept < 1_000; kept += 1) {
      await service.add(sampleRow({ key: `filling-${kept}`, comment: `${comment}${kept}` }));
    }
  }).rejects.toThrow('full');
  expect(kept).toBeGreaterThan(10);
  const own = openSqlite(file);
  await own.transact([{ sql: 'DELETE FROM feedback' }]);
  await own.close();
  await service.add(sampleRow({ key: 'after-space' }));
  await service.close();
});

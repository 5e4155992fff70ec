import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqlite } from '../database/open-sqlite.ts';
import { sampleRow } from './feedback-row.fixture.ts';
import { startTestService } from './test-service.ts';

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
  await addInTheEnd(service, 'after-mend');
  expect(service.problem()).toBeUndefined();
  await service.close();
  expect(await keysIn(file)).toEqual(['after-mend']);
});

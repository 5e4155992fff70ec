import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../site.fixture.ts';
import { startTestService } from './service.fixture.ts';

let folder: string;
let file: string;
let site: TestSite;
let service: ReturnType<typeof startTestService>['service'];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'http-faults-'));
  file = path.join(folder, 'feedback.sqlite');
  ({ service } = startTestService(file));
  site = await createTestSite({ 'index.html': 'Home' }, service);
});
afterEach(async () => {
  await site.remove();
  await service.close();
  await rm(folder, { recursive: true });
});

async function post(key: string) {
  const headers = { 'content-type': 'application/json', origin: site.address };
  const body = JSON.stringify({ key, page: '/', rating: 1 });
  const answer = await site.send('/_feedback', { method: 'POST', headers, body });
  return [answer.status, answer.headers['retry-after'], answer.text];
}

async function healthText(): Promise<string> {
  return (await site.send('/_health')).text;
}

function keysIn(name: string): unknown[] {
  const database = new DatabaseSync(path.join(folder, name), { readOnly: true });
  const rows = database.prepare('SELECT key FROM feedback ORDER BY id').all();
  database.close();
  return rows.map(({ key }) => key);
}

const notStored = [503, '30', '{"error":"not stored"}'];

it('F35 a locked database is answered with 503, while pages come, and works when it is free', async () => {
  expect((await post('before-lock'))[0]).toBe(201);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const refused = post('while-locked');
  expect((await site.send('/')).status).toBe(200);
  expect(await refused).toEqual(notStored);
  expect(await healthText()).toContain('degraded');
  other.exec('ROLLBACK');
  other.close();
  expect((await post('while-locked'))[0]).toBe(201);
  expect(await healthText()).toBe('{"status":"ok"}');
  expect(keysIn('feedback.sqlite')).toEqual(['before-lock', 'while-locked']);
});

it('F35 a database that breaks in use is answered with 503, put aside, and replaced', async () => {
  for (let at = 0; at < 50; at += 1) expect((await post(`acknowledged-${at}`))[0]).toBe(201);
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await overwriteFrom(file, pageSize);
  const broken = await readFile(file);
  // The server remembers what it has read until somebody else writes.
  other.exec('PRAGMA user_version = 7');
  other.close();
  expect(await post('in-the-break')).toEqual(notStored);
  expect((await post('in-the-break'))[0]).toBe(201);
  expect(await healthText()).toContain('a broken database was replaced');
  expect(keysIn('feedback.sqlite')).toEqual(['in-the-break']);
  const aside = (await readdir(folder)).filter((name) => /\.broken-[^.]*Z$/.test(name));
  expect(aside).toHaveLength(1);
  // Not a byte of it is thrown away: what can be saved from it is its owner's to decide.
  const kept = await readFile(path.join(folder, aside[0] ?? ''));
  expect(kept.subarray(pageSize).equals(broken.subarray(pageSize))).toBe(true);
});

const pageSize = 4096;

async function overwriteFrom(target: string, from: number): Promise<void> {
  const handle = await open(target, 'r+');
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(size - from, 0x5a), 0, size - from, from);
  await handle.close();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openLibsql } from './open-libsql.ts';
import { openSqliteThread } from './open-sqlite-thread.ts';
import { openSqlite } from './open-sqlite.ts';
import type { SqlDatabase } from './sql-database.ts';

let folder: string;
let open: SqlDatabase[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'databases-'));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((database) => database.close()));
  await rm(folder, { recursive: true });
});

type Opener = (name: string) => Promise<SqlDatabase>;
const files: Record<string, Opener> = {
  'node:sqlite': (name) => Promise.resolve(openSqlite(path.join(folder, name))),
  'node:sqlite in a thread': (name) => openSqliteThread(path.join(folder, name)),
  'a libSQL file': (name) => openLibsql({ url: `file:${path.join(folder, name)}` }),
};
// A libSQL server is not part of the project: name the address of one to run the same tests on it
// (`tests/full/libsql-server.test.ts` says where to find one).
const server = process.env['LIBSQL_SERVER'];
const engines: Record<string, Opener> = {
  ...files,
  ...(server && { 'a libSQL server': () => openLibsql({ url: server }) }),
};

describe.each(Object.entries(engines))('%s', (_name, opener) => {
  async function openDatabase(name = 'test.sqlite'): Promise<SqlDatabase> {
    const database = await opener(name);
    open.push(database);
    return database;
  }

  it('keeps all statements of a transaction or none', async () => {
    const database = await openDatabase();
    await database.transact([
      { sql: 'DROP TABLE IF EXISTS note' },
      { sql: 'CREATE TABLE note (text TEXT NOT NULL UNIQUE) STRICT' },
    ]);
    const add = 'INSERT INTO note (text) VALUES (?)';
    await database.transact([{ sql: add, values: ['one'] }]);
    const broken = [
      { sql: add, values: ['two'] },
      { sql: add, values: ['one'] },
    ];
    await expect(database.transact(broken)).rejects.toThrow();
    const again = await database.transact([{ sql: add, values: ['three'] }]);
    expect(again).toEqual([1]);
    const rows = await database.query({ sql: 'SELECT text FROM note ORDER BY text' });
    expect(rows.map(({ text }) => text)).toEqual(['one', 'three']);
  });

  it('F36 rolls a failed migration back and finishes it at the next start', async () => {
    const database = await openDatabase();
    await database.transact([
      { sql: 'DROP TABLE IF EXISTS first' },
      { sql: 'DROP TABLE IF EXISTS second' },
      { sql: 'DROP TABLE IF EXISTS migration' },
    ]);
    const first = ['CREATE TABLE first (a TEXT) STRICT'];
    const broken = ['CREATE TABLE second (a TEXT) STRICT', 'CREATE NONSENSE'];
    await expect(migrate(database, [first, broken])).rejects.toThrow();
    const tables = "SELECT name FROM sqlite_master WHERE name IN ('first', 'second')";
    expect(await database.query({ sql: tables })).toEqual([{ name: 'first' }]);
    const mended = ['CREATE TABLE second (a TEXT) STRICT'];
    await migrate(database, [first, mended]);
    await migrate(database, [first, mended]);
    expect(await database.query({ sql: tables })).toHaveLength(2);
  });
});

it.each(Object.entries(files))('%s waits for the disk at each commit', async (_name, opener) => {
  const database = await opener('disk.sqlite');
  open.push(database);
  await database.transact([{ sql: 'CREATE TABLE note (text TEXT) STRICT' }]);
  expect(await database.query({ sql: 'PRAGMA synchronous' })).toEqual([{ synchronous: 2 }]);
  expect(await database.query({ sql: 'PRAGMA journal_mode' })).toEqual([{ journal_mode: 'wal' }]);
});

it('refuses a file on which it cannot wait for the disk', () => {
  expect(() => openSqlite(':memory:')).toThrow('would lose rows with the power');
});

it('tells a caller of a closed thread that it is closed', async () => {
  const database = await openSqliteThread(path.join(folder, 'closed.sqlite'));
  await database.close();
  await expect(database.query({ sql: 'SELECT 1' })).rejects.toThrow(/closed|ended/);
});

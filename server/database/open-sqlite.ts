import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fileIdentity } from './file-identity.ts';
import type { SqlDatabase, SqlRow, Statement } from './sql-database.ts';

/** How long a write waits for another process that holds the file. */
const busyMilliseconds = 2_000;

/** What `PRAGMA synchronous` answers when each commit waits for the disk. */
const full = 2;

/** Size of a page in a new file, in bytes. */
const pageSize = 4096;

/** Opens a file in which a finished transaction survives a loss of power; creates what is missing. */
export function openSqlite(file: string, { largest }: SqliteLimits = {}): SqlDatabase {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: busyMilliseconds });
  try {
    prepareDatabase(database);
    if (largest) database.exec(`PRAGMA max_page_count = ${Math.ceil(largest / pageSize)}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepare = createPreparer(database);
  const identity = fileIdentity(file);
  return {
    transact: (statements) =>
      settle(() => {
        const changes = transact(database, statements, prepare);
        // What was written into a file that is no longer there must not be acknowledged.
        if (fileIdentity(file) !== identity) throw new RemovedDatabaseError(file);
        return changes;
      }),
    query: ({ sql, values = [] }) => settle(() => prepare(sql).all(...values) as SqlRow[]),
    close: () => settle(() => database.close()),
  };
}

function prepareDatabase(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  const journal = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
  const synchronous = database.prepare('PRAGMA synchronous').get()?.['synchronous'];
  if (journal !== 'wal' || synchronous !== full) {
    throw new Error(
      `The database would lose rows with the power: journal_mode is ${String(journal)} and ` +
        `synchronous is ${String(synchronous)} instead of wal and ${full}. Keep it on a local disk.`,
    );
  }
  const check = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (check !== 'ok') throw new CorruptDatabaseError(String(check));
}

/** The file is readable but its contents contradict each other. */
class CorruptDatabaseError extends Error {
  readonly errcode = 11;
}

/** The file at the path is not the one that is open. */
class RemovedDatabaseError extends Error {
  readonly errcode = 14;

  constructor(file: string) {
    super(`The database ${file} was removed or replaced while it was open.`);
  }
}

/** How large a database may become. */
export interface SqliteLimits {
  /** In bytes; without it there is no limit but the disk. */
  largest?: number | undefined;
}

type Prepare = (sql: string) => StatementSync;

/** The texts are few and fixed, so each is compiled once. */
function createPreparer(database: DatabaseSync): Prepare {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}

function transact(
  database: DatabaseSync,
  statements: readonly Statement[],
  prepare: Prepare,
): number[] {
  database.exec('BEGIN IMMEDIATE');
  try {
    const changes = statements.map(({ sql, values = [] }) =>
      Number(prepare(sql).run(...values).changes),
    );
    database.exec('COMMIT');
    return changes;
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function settle<Result>(run: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    resolve(run());
  });
}

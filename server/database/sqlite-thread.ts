import { accessSync, constants, existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { errcodeOf } from './errcode-of.ts';
import { openSqlite } from './open-sqlite.ts';
import type { SqlDatabase } from './sql-database.ts';
import type { ThreadAnswer, ThreadData, ThreadOrder } from './thread-messages.ts';

/** The first answer, number 0, says whether the file could be opened. */
const opened = 0;

function send(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer);
}

function failureOf(error: unknown): NonNullable<ThreadAnswer['failure']> {
  return {
    message: error instanceof Error ? error.message : String(error),
    errcode: errcodeOf(error),
  };
}

async function carryOut(database: SqlDatabase, order: ThreadOrder): Promise<ThreadAnswer['value']> {
  switch (order.kind) {
    case 'transact':
      return database.transact(order.statements);
    case 'query':
      return database.query(order.statement);
    case 'close':
      await database.close();
      return undefined;
  }
}

try {
  const { file, limits } = workerData as ThreadData;
  checkWritable(file);
  const database = openSqlite(file, limits);
  parentPort?.on('message', ({ number, order }: { number: number; order: ThreadOrder }) => {
    void carryOut(database, order)
      .then(
        (value) => send({ number, value }),
        (error: unknown) => send({ number, failure: failureOf(error) }),
      )
      .then(() => {
        if (order.kind === 'close') parentPort?.close();
      });
  });
  send({ number: opened });
} catch (error) {
  send({ number: opened, failure: failureOf(error) });
  parentPort?.close();
}

/**
 * Throws when a database is there and cannot be written. SQLite would open it and give the files that
 * it makes beside it the same rights, and those would stay after the database is writable again.
 */
function checkWritable(file: string): void {
  if (existsSync(file)) accessSync(file, constants.W_OK);
}

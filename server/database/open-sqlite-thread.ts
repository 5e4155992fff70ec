import { Worker } from 'node:worker_threads';
import type { SqliteLimits } from './open-sqlite.ts';
import type { SqlDatabase, SqlRow } from './sql-database.ts';
import type { ThreadAnswer, ThreadData, ThreadOrder } from './thread-messages.ts';

/** An error of the database thread with SQLite's result code. */
class ThreadError extends Error {
  readonly errcode: number | undefined;

  constructor({ message, errcode }: NonNullable<ThreadAnswer['failure']>) {
    super(message);
    this.errcode = errcode;
  }
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Opens the file in a thread of its own: a commit waits for the disk and a locked file for up to two
 * seconds, and meanwhile the pages of the site must be served.
 */
export async function openSqliteThread(
  file: string,
  limits: SqliteLimits = {},
): Promise<SqlDatabase> {
  const { ask, opened } = startThread({ file, limits });
  await opened;
  return {
    transact: (statements) => ask<readonly number[]>({ kind: 'transact', statements }),
    query: (statement) => ask<readonly SqlRow[]>({ kind: 'query', statement }),
    close: () => ask({ kind: 'close' }),
  };
}

function startThread(workerData: ThreadData) {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let ended = false;

  function expectAnswer<Value>(number: number): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
    });
  }

  function end(reason: Error): void {
    ended = true;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  worker.on('message', ({ number, value, failure }: ThreadAnswer) => {
    const it = waiting.get(number);
    waiting.delete(number);
    if (failure) it?.reject(new ThreadError(failure));
    else it?.resolve(value);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread of the database has ended.')));

  return {
    opened: expectAnswer<undefined>(0),
    ask: <Value>(order: ThreadOrder): Promise<Value> => {
      if (ended) return Promise.reject(new Error('The database is closed.'));
      count += 1;
      worker.postMessage({ number: count, order });
      return expectAnswer(count);
    },
  };
}

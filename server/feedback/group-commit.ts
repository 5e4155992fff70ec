/** Takes single items and answers when the batch they were written in is finished. */
export interface GroupCommit<Item, Result> {
  add: (item: Item) => Promise<Result>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** More than this waiting means the disk has stopped: better to refuse than to pile up. */
const queueLimit = 5_000;
const batchLimit = 500;

/** The queue is full; the sender should come back later. */
export class OverloadError extends Error {}

/**
 * Collects what arrives while a batch is being written and writes it as the next one:
 * one wait for the disk serves many readers, and nobody is answered before it.
 */
export function createGroupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): GroupCommit<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running = false;

  async function writeAll(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      await writeBatch(queue.splice(0, batchLimit), write);
    }
    running = false;
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (queue.length >= queueLimit) {
          reject(new OverloadError('Too many are waiting.'));
          return;
        }
        queue.push({ item, resolve, reject });
        // What arrives in the same turn of the loop goes into the first batch already.
        if (!running) setImmediate(() => void (running || writeAll()));
      }),
  };
}

async function writeBatch<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await write(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, at) => resolve(results[at] as Result));
  } catch (error) {
    batch.forEach(({ reject }) => reject(error));
  }
}

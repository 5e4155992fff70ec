import { errcodeOf, isCorrupt } from '../database/errcode-of.ts';
import type { Log } from '../log.ts';
import type { FeedbackStore } from './feedback-store.ts';

/** How the store is obtained and what happens when its file is broken. */
export interface KeeperOptions {
  open: () => Promise<FeedbackStore>;
  /** Puts a broken file out of the way and tells where it is now. */
  moveAside?: (() => string) | undefined;
  log: Log;
}

/** A store that comes back after its database failed. */
export interface StoreKeeper {
  /** Does something with the store; the fault it meets is noted and, if it can be, mended. */
  use: <Result>(work: (store: FeedbackStore) => Promise<Result>) => Promise<Result>;
  /** Tries to open the store before the first message does. */
  ready: () => Promise<void>;
  /** What is wrong with the store, in words fit for strangers; undefined when nothing is. */
  problem: () => string | undefined;
  close: () => Promise<void>;
}

/** Waiting time before another try to open, so that a broken disk is not asked for every message. */
const reopenMilliseconds = 1_000;

/** Keeps a store open through faults: a message meets an error, the next one a store that works again. */
export function createStoreKeeper(options: KeeperOptions): StoreKeeper {
  const { log } = options;
  let current: Promise<FeedbackStore> | undefined;
  let failedAt = -Infinity;
  let fault: string | undefined;
  let wasReplaced = false;

  function getStore(): Promise<FeedbackStore> {
    if (current) return current;
    if (performance.now() - failedAt < reopenMilliseconds) {
      return Promise.reject(new Error(fault ?? 'The database could not be opened.'));
    }
    current = openWithRepair();
    current.catch((error: unknown) => {
      failedAt = performance.now();
      noteFault('database.open-failed', error);
      current = undefined;
    });
    return current;
  }

  async function openWithRepair(): Promise<FeedbackStore> {
    try {
      return await options.open();
    } catch (error) {
      if (!isCorrupt(error) || !options.moveAside) throw error;
      replaceBroken(error);
      return options.open();
    }
  }

  function replaceBroken(error: unknown): void {
    const file = options.moveAside?.();
    wasReplaced = true;
    log('error', 'database.moved-aside', { file, reason: String(error) });
  }

  function noteFault(event: string, error: unknown): void {
    fault = String(error);
    log('error', event, { reason: fault });
  }

  async function recover(store: FeedbackStore, error: unknown): Promise<void> {
    noteFault('database.write-failed', error);
    // A database that answers with a code of its own is there: full or locked, but there.
    if (errcodeOf(error) !== undefined && !isCorrupt(error)) return;
    current = undefined;
    await store.close().catch(() => undefined);
    if (isCorrupt(error) && options.moveAside) replaceBroken(error);
  }

  return {
    use: async (work) => {
      const store = await getStore();
      try {
        const result = await work(store);
        fault = undefined;
        return result;
      } catch (error) {
        await recover(store, error);
        throw error;
      }
    },
    ready: async () => {
      await getStore().catch(() => undefined);
    },
    problem: () => {
      if (fault !== undefined) return 'feedback cannot be stored';
      return wasReplaced ? 'a broken database was replaced' : undefined;
    },
    close: async () => {
      const store = await current?.catch(() => undefined);
      await store?.close();
    },
  };
}

import { isCorrupt, isRemoved, mustReopen } from '../database/errcode-of.ts';
import type { Log } from '../log.ts';
import type { FeedbackStore } from './feedback-store.ts';

/** How the store is obtained and what happens when its file is broken. */
export interface ReconnectingStoreOptions {
  open: () => Promise<FeedbackStore>;
  /** Puts a broken file out of the way and tells where it is now. */
  quarantine?: (() => string) | undefined;
  log: Log;
}

/** A store that comes back after its database failed. */
export interface ReconnectingStore {
  /** Does something with the store; the fault it meets is noted and, if it can be, repaired. */
  use: <Result>(work: (store: FeedbackStore) => Promise<Result>) => Promise<Result>;
  /** Tries to open the store before the first message does. */
  ready: () => Promise<void>;
  /** What is wrong with the store, in words fit for strangers; undefined when nothing is. */
  problem: () => string | undefined;
  close: () => Promise<void>;
}

/** Waiting time before another try to open, so that a broken disk is not asked for every message. */
export const reopenMilliseconds = 1_000;

/** Keeps a store open through faults: a message meets an error, the next one a store that works again. */
export function createReconnectingStore(options: ReconnectingStoreOptions): ReconnectingStore {
  const { log } = options;
  let current: Promise<FeedbackStore> | undefined;
  let open: FeedbackStore | undefined;
  let failedAt = -Infinity;
  let fault: string | undefined;
  /** What the owner should know although messages are stored again. */
  let warning: string | undefined;

  function getStore(): Promise<FeedbackStore> {
    if (current) return current;
    if (performance.now() - failedAt < reopenMilliseconds) {
      return Promise.reject(new Error(fault ?? 'The database could not be opened.'));
    }
    return take(openWithRepair());
  }

  /** From here on this is the store, unless it cannot be opened. */
  function take(opening: Promise<FeedbackStore>): Promise<FeedbackStore> {
    current = opening;
    opening.then(
      (store) => (open = store),
      (error: unknown) => {
        failedAt = performance.now();
        noteFault('database.open-failed', error);
        current = undefined;
      },
    );
    return opening;
  }

  async function openWithRepair(): Promise<FeedbackStore> {
    try {
      return await options.open();
    } catch (error) {
      if (!isCorrupt(error) || !options.quarantine) throw error;
      replaceBroken(error);
      return options.open();
    }
  }

  function replaceBroken(error: unknown): void {
    const file = options.quarantine?.();
    warning = 'a broken database was replaced';
    log('error', 'database.moved-aside', { file, reason: String(error) });
  }

  function noteFault(event: string, error: unknown): void {
    fault = String(error);
    log('error', event, { reason: fault });
  }

  function recover(store: FeedbackStore, error: unknown): void {
    noteFault('database.write-failed', error);
    // A store that another message has found broken is replaced already: the new one is not at fault.
    if (!mustReopen(error) || store !== open) return;
    if (isRemoved(error)) warning = 'the database was removed or replaced';
    open = undefined;
    take(reopen(store, error)).catch(() => undefined);
  }

  async function reopen(store: FeedbackStore, error: unknown): Promise<FeedbackStore> {
    await store.close().catch(() => undefined);
    if (isCorrupt(error) && options.quarantine) replaceBroken(error);
    return openWithRepair();
  }

  return {
    use: async (work) => {
      const store = await getStore();
      try {
        const result = await work(store);
        fault = undefined;
        return result;
      } catch (error) {
        recover(store, error);
        throw error;
      }
    },
    ready: async () => {
      await getStore().catch(() => undefined);
    },
    problem: () => {
      if (fault !== undefined) return 'feedback cannot be stored';
      return warning;
    },
    close: async () => {
      const store = await current?.catch(() => undefined);
      await store?.close();
    },
  };
}

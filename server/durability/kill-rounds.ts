import { setTimeout as wait } from 'node:timers/promises';
import {
  endCrashTarget,
  hasEnded,
  post,
  startCrashTarget,
  type CrashTarget,
  type CrashTargetOptions,
} from './crash-target.ts';

/** What the writers know after the last kill. */
export interface Ledger {
  tried: Set<string>;
  acknowledged: Set<string>;
  /** Those that were answered, but not with success. */
  refused: Set<string>;
  /** Every status that an answer had. */
  statuses: Set<number>;
}

/** Makes a ledger in which nothing stands yet. */
export function openLedger(): Ledger {
  return { tried: new Set(), acknowledged: new Set(), refused: new Set(), statuses: new Set() };
}

/** How a server is ill-treated. */
export interface KillOptions extends CrashTargetOptions {
  rounds: number;
}

const writers = 16;

/** Kills a server under load again and again on one file, and notes what it had acknowledged. */
export async function runKillRounds({ rounds, ...options }: KillOptions): Promise<Ledger> {
  const ledger = openLedger();
  for (let round = 0; round < rounds; round += 1) {
    const target = await startCrashTarget(options);
    const before = ledger.acknowledged.size;
    const writing = writeUntilDead(target, round, ledger);
    // A kill before the first message would prove nothing.
    while (ledger.acknowledged.size === before) {
      if (hasEnded(target)) throw new Error('The server ended before it was killed.');
      await wait(5);
    }
    await wait(30 + Math.random() * 220);
    await endCrashTarget(target, 'SIGKILL');
    await writing;
  }
  return ledger;
}

/** Writers that each send one message after the other until there is no answer. */
export async function writeUntilDead(
  { address }: CrashTarget,
  round: number,
  { tried, acknowledged, refused, statuses }: Ledger,
): Promise<void> {
  async function writeOn(writer: number): Promise<void> {
    for (let count = 0; ; count += 1) {
      const key = `round-${round}-${writer}-${count}`;
      tried.add(key);
      const status = await post(address, key);
      if (status === undefined) return;
      statuses.add(status);
      (status === 201 ? acknowledged : refused).add(key);
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => writeOn(writer)));
}

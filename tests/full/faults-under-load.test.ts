import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearAway, harms } from '../../server/durability/harms.ts';
import { openLedger, writeUntilDead, type Ledger } from '../../server/durability/kill-rounds.ts';
import {
  endCrashTarget,
  startCrashTarget,
  type CrashTarget,
} from '../../server/durability/crash-target.ts';

let folder: string;
let target: CrashTarget | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'under-load-'));
});
afterEach(() => {
  target?.child.kill('SIGKILL');
  target = undefined;
  clearAway(folder);
});

function keysIn(file: string | undefined): string[] {
  if (file === undefined || !existsSync(file)) return [];
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT key FROM feedback').all();
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
  return rows.map(({ key }) => String(key));
}

async function untilMore(keys: ReadonlySet<string>, more: number): Promise<void> {
  const enough = keys.size + more;
  while (keys.size < enough) await wait(10);
}

async function secondsToEnd(it: CrashTarget): Promise<number> {
  const started = performance.now();
  await endCrashTarget(it, 'SIGTERM');
  return (performance.now() - started) / 1_000;
}

function tell(what: string, { acknowledged, refused }: Ledger, seconds: number): void {
  const counts = `${acknowledged.size} acknowledged, ${refused.size} refused, 0 lost`;
  console.log(`The database ${what}: ${counts}, ended in ${seconds.toFixed(1)} s`);
}

const cases = [...harms].flatMap(([what, harm]) => [
  { what, harm, isMended: true },
  { what: `${what} and stays so`, harm, isMended: false },
]);

it.each(cases)(
  'loses nothing acknowledged under load when its database $what, and ends when told',
  async ({ what, harm, isMended }) => {
    const options = harm.prepare(folder);
    const ledger = openLedger();
    target = await startCrashTarget(options);
    const writing = writeUntilDead(target, 0, ledger);
    await untilMore(ledger.acknowledged, 100);
    const { fix, former } = harm.strike(options.file);
    await untilMore(harm.refuses ? ledger.refused : ledger.acknowledged, 1);
    if (isMended) {
      fix();
      await untilMore(ledger.acknowledged, 200);
    }
    const seconds = await secondsToEnd(target);
    await writing;
    if (!isMended) fix();
    expect(seconds).toBeLessThan(5);
    expect([...ledger.statuses].toSorted()).toEqual(harm.refuses ? [201, 503] : [201]);
    const kept = new Set([...keysIn(options.file), ...keysIn(former)]);
    expect([...ledger.acknowledged].filter((key) => !kept.has(key))).toEqual([]);
    tell(what, ledger, seconds);
  },
  120_000,
);

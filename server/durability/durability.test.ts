import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLedger, runKillRounds, writeUntilDead, type Ledger } from './kill-rounds.ts';
import { endCrashTarget, post, programs, startCrashTarget } from './crash-target.ts';

const rounds = process.env['FULL'] ? 50 : 5;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'durability-'));
  file = path.join(folder, 'feedback.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

function readFile() {
  const database = new DatabaseSync(file);
  const keys = database.prepare('SELECT key, comment FROM feedback').all();
  const check = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return { comments: keys.map(({ comment }) => String(comment)), check };
}

function lostOf({ acknowledged }: Ledger): string[] {
  const stored = new Set(readFile().comments);
  return [...acknowledged].filter((key) => !stored.has(key));
}

/** A writer that got no answer sends its message again. */
async function replay({ tried, acknowledged }: Ledger): Promise<void> {
  const target = await startCrashTarget({ file });
  for (const key of tried) {
    if (!acknowledged.has(key)) expect([200, 201]).toContain(await post(target.address, key));
  }
  await endCrashTarget(target, 'SIGTERM');
}

it(`F32 loses nothing acknowledged in ${rounds} kills, and keeps no message twice`, async () => {
  const ledger = await runKillRounds({ file, program: programs.honest, rounds });
  expect(lostOf(ledger)).toEqual([]);
  const unacknowledged = readFile().comments.length - ledger.acknowledged.size;
  await replay(ledger);
  const { comments, check } = readFile();
  expect(comments.toSorted()).toEqual([...ledger.tried].toSorted());
  expect(check).toEqual([{ integrity_check: 'ok' }]);
  console.log(
    `${rounds} kills: ${ledger.acknowledged.size} acknowledged, 0 lost; ` +
      `${unacknowledged} stored without an answer, ${ledger.tried.size} after the replay, 0 twice`,
  );
}, 600_000);

it('F32 would notice a server that acknowledges before it writes', async () => {
  const ledger = await runKillRounds({ file, program: programs.early, rounds: 3 });
  const lost = lostOf(ledger).length;
  expect(lost).toBeGreaterThan(0);
  console.log(`Control: ${ledger.acknowledged.size} acknowledged, ${lost} lost`);
}, 120_000);

it('F37 answers what it has accepted when it is told to stop, and leaves one clean file', async () => {
  const ledger = openLedger();
  const target = await startCrashTarget({ file });
  const writing = writeUntilDead(target, 0, ledger);
  while (ledger.acknowledged.size < 20) await post(target.address, `extra-${ledger.tried.size}`);
  await endCrashTarget(target, 'SIGTERM');
  await writing;
  expect(target.child.exitCode).toBe(0);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(lostOf(ledger)).toEqual([]);
}, 60_000);

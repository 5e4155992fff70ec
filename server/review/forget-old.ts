import type { SqlDatabase } from '../database/sql-database.ts';

const dayMilliseconds = 86_400_000;

/** Deletes every message older than so many days, and the counts of that time; gives the number of messages. */
export async function forgetOld(
  database: SqlDatabase,
  days: number,
  now = Date.now(),
): Promise<number> {
  if (!Number.isInteger(days) || days < 1) {
    throw new Error(`The age is "${days}"; write a whole number of days above 0.`);
  }
  const before = new Date(now - days * dayMilliseconds).toISOString();
  const [deleted = 0] = await database.transact([
    { sql: 'DELETE FROM feedback WHERE received_at < ?', values: [before] },
    { sql: 'DELETE FROM event WHERE day < ?', values: [before.slice(0, 10)] },
  ]);
  return deleted;
}

import type { Migration } from '../database/migrate.ts';
import type { SqlDatabase, Statement } from '../database/sql-database.ts';
import type { Tally } from './tally.ts';

/** One row per day and thing: what a single reader did is nowhere written down. */
export const createEventTable: Migration = [
  `CREATE TABLE event (
    day TEXT NOT NULL CHECK (length(day) = 10),
    name TEXT NOT NULL CHECK (length(name) <= 40),
    page TEXT NOT NULL CHECK (length(page) <= 300),
    action TEXT NOT NULL CHECK (length(action) <= 100),
    label TEXT NOT NULL CHECK (length(label) <= 100),
    count INTEGER NOT NULL,
    total REAL NOT NULL,
    PRIMARY KEY (day, name, page, action, label)
  ) STRICT, WITHOUT ROWID`,
];

const add = `INSERT INTO event (day, name, page, action, label, count, total)
  VALUES (?, ?, ?, ?, ?, 1, ?)
  ON CONFLICT DO UPDATE SET count = count + 1, total = total + excluded.total`;

/** Adds to the counts of the day; all of them or none. */
export async function countEvents(
  database: SqlDatabase,
  tallies: readonly Tally[],
  now = new Date(),
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const toStatement = ({ name, page, action, label, value }: Tally): Statement => ({
    sql: add,
    values: [day, name, page, action, label, value],
  });
  await database.transact(tallies.map(toStatement));
}

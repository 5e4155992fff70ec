import type { FeedbackMessage } from '../../engine/features/feedback/feedback-message.ts';
import { migrate } from '../database/migrate.ts';
import type { SqlDatabase, Statement } from '../database/sql-database.ts';
import { countEvents } from '../events/event-table.ts';
import type { Tally } from '../events/tally.ts';
import { migrations } from './migrations.ts';

/** A message as it is kept. */
export interface FeedbackRow extends FeedbackMessage {
  /** ISO time in UTC. */
  receivedAt: string;
  /** Probably written by a program; kept, but shown apart. */
  suspect: boolean;
}

/** What became of a message: kept (perhaps with the vote that came before it), known already, or refused because its key belongs to another. */
export type Outcome = 'stored' | 'known' | 'taken';

/** Keeps messages and counts; when `add` or `count` resolves, they are on the disk. */
export interface FeedbackStore {
  add: (rows: readonly FeedbackRow[]) => Promise<readonly Outcome[]>;
  count: (tallies: readonly Tally[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Makes the store over an open database, after bringing its tables up to date. */
export async function createFeedbackStore(database: SqlDatabase): Promise<FeedbackStore> {
  await migrate(database, migrations);
  return {
    add: (rows) => addRows(database, rows),
    count: (tallies) => countEvents(database, tallies),
    close: () => database.close(),
  };
}

async function addRows(
  database: SqlDatabase,
  rows: readonly FeedbackRow[],
): Promise<readonly Outcome[]> {
  const changes = await database.transact(rows.map(insertOf));
  return Promise.all(
    rows.map(async (row, at) =>
      changes[at] === 1 ? 'stored' : await compareWithKept(database, row),
    ),
  );
}

/* A vote is sent at once; the comment that follows under its key, or another vote, takes its place. */
const insert = `INSERT INTO feedback
  (key, received_at, page, section, rating, comment, locale, version, suspect)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE
  SET rating = excluded.rating, comment = excluded.comment, suspect = excluded.suspect
  WHERE comment = '' AND page = excluded.page AND section = excluded.section
    AND (excluded.comment <> '' OR rating IS NOT excluded.rating)`;

function insertOf(row: FeedbackRow): Statement {
  const { key, receivedAt, page, section, rating, comment, locale, version, suspect } = row;
  const values = [key, receivedAt, page, section, rating, comment, locale, version];
  return { sql: insert, values: [...values, suspect ? 1 : 0] };
}

const findByKey = 'SELECT page, section, rating, comment FROM feedback WHERE key = ?';

/** A key may be sent twice only with the same message, or late with its vote alone: another one would be lost under it. */
async function compareWithKept(database: SqlDatabase, row: FeedbackRow): Promise<Outcome> {
  const [kept] = await database.query({ sql: findByKey, values: [row.key] });
  const isSame =
    kept?.['page'] === row.page &&
    kept['section'] === row.section &&
    kept['rating'] === row.rating &&
    ['', kept['comment']].includes(row.comment);
  return isSame ? 'known' : 'taken';
}

import { createHash } from 'node:crypto';
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
  try {
    await migrate(database, migrations);
  } catch (error) {
    // Nobody else knows of it yet, so nobody else would close it.
    await database.close().catch(() => undefined);
    throw error;
  }
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
  (key, received_at, page, section, rating, comment, locale, version, suspect, digest)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE
    EXISTS (SELECT 1 FROM feedback WHERE key = ?1) OR NOT EXISTS (
      SELECT 1 FROM feedback WHERE digest = ?10 AND digest <> '' AND received_at > ?11)
  ON CONFLICT (key) DO UPDATE
  SET rating = excluded.rating, comment = excluded.comment, suspect = excluded.suspect,
    digest = excluded.digest
  WHERE comment = '' AND page = excluded.page AND section = excluded.section
    AND (excluded.comment <> '' OR rating IS NOT excluded.rating)`;

function insertOf(row: FeedbackRow): Statement {
  const { key, receivedAt, page, section, rating, comment, locale, version, suspect } = row;
  const values = [key, receivedAt, page, section, rating, comment, locale, version];
  return { sql: insert, values: [...values, suspect ? 1 : 0, messageDigest(row), lately(row)] };
}

/** The same words about the same place within this time, in milliseconds, are one message sent twice. */
const mergeWindow = 10 * 60_000;

function lately({ receivedAt }: FeedbackRow): string {
  return new Date(Date.parse(receivedAt) - mergeWindow).toISOString();
}

const findByKey = 'SELECT page, section, rating, comment FROM feedback WHERE key = ?';

/** A key may be sent twice only with the same message, or late with its vote alone: another one would be lost under it. */
async function compareWithKept(database: SqlDatabase, row: FeedbackRow): Promise<Outcome> {
  const [kept] = await database.query({ sql: findByKey, values: [row.key] });
  // Nothing under the key: the same words were kept lately under another.
  if (!kept) return 'known';
  const isSame =
    kept['page'] === row.page &&
    kept['section'] === row.section &&
    kept['rating'] === row.rating &&
    ['', kept['comment']].includes(row.comment);
  return isSame ? 'known' : 'taken';
}

/** What two messages that say the same about the same place have in common; empty for a bare vote, which many cast. */
function messageDigest({ page, section, rating, comment }: FeedbackMessage): string {
  if (comment === '') return '';
  const said = JSON.stringify([page, section, rating, comment]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}

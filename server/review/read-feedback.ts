import type { SqlDatabase, SqlRow } from '../database/sql-database.ts';
import type { FeedbackRow } from '../feedback/feedback-store.ts';
import { conditionOf, type FeedbackFilter } from './feedback-filter.ts';

/** How the readers of one page, or of one week, voted. */
export interface Tally {
  name: string;
  yes: number;
  no: number;
  comments: number;
}

/** The newest messages that pass the filter. */
export async function readFeedback(
  database: SqlDatabase,
  filter: FeedbackFilter,
  limit: number,
): Promise<FeedbackRow[]> {
  const { sql, values } = conditionOf(filter);
  const rows = await database.query({
    sql: `SELECT * FROM feedback WHERE ${sql} ORDER BY id DESC LIMIT ?`,
    values: [...values, limit],
  });
  return rows.map(toFeedback);
}

const groups = {
  page: { name: 'page', order: 'yes + no + comments DESC, name' },
  // Weeks begin on Monday and are named by it.
  week: { name: "date(received_at, '-6 days', 'weekday 1')", order: 'name DESC' },
};

/** Counts the votes and comments per page or per week. */
export async function countFeedback(
  database: SqlDatabase,
  filter: FeedbackFilter,
  by: keyof typeof groups,
): Promise<Tally[]> {
  const { sql, values } = conditionOf(filter);
  const rows = await database.query({
    sql: `SELECT ${groups[by].name} AS name, total(rating = 1) AS yes, total(rating = 0) AS no,
      total(comment <> '') AS comments
      FROM feedback WHERE ${sql} GROUP BY 1 ORDER BY ${groups[by].order} LIMIT 500`,
    values,
  });
  return rows.map(({ name, yes, no, comments }) => ({
    name: String(name),
    yes: Number(yes),
    no: Number(no),
    comments: Number(comments),
  }));
}

function toFeedback(row: SqlRow): FeedbackRow {
  const text = (name: string) => String(row[name] ?? '');
  return {
    key: text('key'),
    receivedAt: text('received_at'),
    page: text('page'),
    section: text('section'),
    rating: row['rating'] === 1 ? 1 : row['rating'] === 0 ? 0 : null,
    comment: text('comment'),
    locale: text('locale'),
    version: text('version'),
    suspect: row['suspect'] === 1,
  };
}

import type { SqlDatabase } from '../database/sql-database.ts';

/** How often something happened. */
export interface EventCount {
  name: string;
  /** Page, or action and label. */
  what: string;
  count: number;
  /** Mean of what a metric measured. */
  mean: number;
}

const sql = `SELECT name, trim(page || action || ' ' || label) AS what,
  sum(count) AS count, sum(total) / sum(count) AS mean
  FROM event WHERE day >= ? GROUP BY 1, 2 ORDER BY name, 3 DESC, what LIMIT ?`;

/** The counts since a day, of each name the largest first. */
export async function readEvents(
  database: SqlDatabase,
  { since = '', limit }: { since?: string | undefined; limit: number },
): Promise<EventCount[]> {
  const rows = await database.query({ sql, values: [since, limit] });
  return rows.map(({ name, what, count, mean }) => ({
    name: String(name),
    what: String(what),
    count: Number(count),
    mean: Number(mean),
  }));
}

/** The counts for a terminal. */
export function formatEvents(counts: readonly EventCount[]): string {
  if (counts.length === 0) return 'No events.';
  return counts.map(formatCount).join('\n');
}

function formatCount({ name, what, count, mean }: EventCount): string {
  const value = mean === 0 ? '' : `  mean ${String(Math.round(mean * 1000) / 1000)}`;
  return `${String(count).padStart(8)}  ${name}  ${what}${value}`;
}

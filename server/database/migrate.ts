import type { SqlDatabase, Statement } from './sql-database.ts';

/** The statements that lead from one shape of the tables to the next. */
export type Migration = readonly string[];

const createVersions: Statement = {
  sql: 'CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
};
const readVersion: Statement = {
  sql: 'SELECT coalesce(max(version), 0) AS version FROM migration',
};

/** Brings the tables to the newest shape; each step happens wholly or not at all. */
export async function migrate(
  database: SqlDatabase,
  migrations: readonly Migration[],
): Promise<void> {
  await database.transact([createVersions]);
  for (let next = (await versionOf(database)) + 1; next <= migrations.length; next += 1) {
    await applyStep(database, next, migrations[next - 1] ?? []);
  }
}

async function versionOf(database: SqlDatabase): Promise<number> {
  const [row] = await database.query(readVersion);
  return Number(row?.['version'] ?? 0);
}

async function applyStep(database: SqlDatabase, version: number, steps: Migration): Promise<void> {
  const mark: Statement = {
    sql: 'INSERT INTO migration (version, applied_at) VALUES (?, ?)',
    values: [version, new Date().toISOString()],
  };
  try {
    // The mark comes first: of two machines that start at once, one fails before it changes anything.
    await database.transact([mark, ...steps.map((sql) => ({ sql }))]);
  } catch (error) {
    if ((await versionOf(database)) < version) throw error;
  }
}

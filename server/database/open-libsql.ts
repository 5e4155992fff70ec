import type { Client, InStatement } from '@libsql/client';
import type { SqlDatabase, SqlRow, Statement } from './sql-database.ts';

/** Where a libSQL database is and what it asks for. */
export interface LibsqlAddress {
  /** `libsql:`, `https:` or `http:` for a server, `file:` for a file. */
  url: string;
  authToken?: string | undefined;
}

/** Opens a libSQL database, which several machines can share when it is a server. */
export async function openLibsql({ url, authToken }: LibsqlAddress): Promise<SqlDatabase> {
  // Only sites that chose libSQL load its client.
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url, intMode: 'number', ...(authToken ? { authToken } : {}) });
  if (url.startsWith('file:')) await prepareFile(client);
  return {
    transact: async (statements) => {
      const results = await client.batch(statements.map(toLibsql), 'write');
      return results.map(({ rowsAffected }) => rowsAffected);
    },
    query: async (statement) => {
      const { rows, columns } = await client.execute(toLibsql(statement));
      return rows.map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      ) as unknown as SqlRow[];
    },
    close: () => {
      client.close();
      return Promise.resolve();
    },
  };
}

/** A server answers for its own disk; of a file we must ask it ourselves. */
async function prepareFile(client: Client): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA busy_timeout = 2000');
  await client.execute('PRAGMA synchronous = FULL');
  const { rows } = await client.execute('PRAGMA synchronous');
  if (Number(rows[0]?.[0]) < 2) {
    client.close();
    throw new Error('The libSQL file does not wait for the disk: PRAGMA synchronous is not FULL.');
  }
}

function toLibsql({ sql, values = [] }: Statement): InStatement {
  return { sql, args: [...values] };
}

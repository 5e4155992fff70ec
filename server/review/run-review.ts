import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../database/migrate.ts';
import { openLibsql } from '../database/open-libsql.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { formatEvents, readEvents } from '../events/read-events.ts';
import { migrations } from '../feedback/migrations.ts';
import { listen } from '../listen.ts';
import { readDatabase } from '../read-server-settings.ts';
import { parseFilter } from './feedback-filter.ts';
import { forgetOld } from './forget-old.ts';
import { formatCsv } from './format-csv.ts';
import { formatList } from './format-list.ts';
import { readFeedback } from './read-feedback.ts';
import { reviewListener } from './review-listener.ts';

const usage = `Usage: npm run feedback -- [command] [options]

  list                  shows the newest messages (this is what happens without a command)
  export [--out file]   writes a CSV file, or prints it
  serve [--port 4190]   shows a page with counts and trend, for this machine only
  events                counts page views, clicks and ads, where ANALYTICS_BEACON is /_events
  forget --days 730     deletes messages and counts older than that

  --page /x/…   --rating yes|no|none   --since 2026-11-15   --text words   --locale en
  --suspect     the messages that were probably written by programs
  --limit 50    how many messages are listed`;

const options = {
  page: { type: 'string' },
  rating: { type: 'string' },
  since: { type: 'string' },
  text: { type: 'string' },
  locale: { type: 'string' },
  suspect: { type: 'boolean' },
  limit: { type: 'string', default: '50' },
  out: { type: 'string' },
  port: { type: 'string', default: '4190' },
  days: { type: 'string', default: '' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type Command = (database: SqlDatabase, values: Values) => Promise<string | undefined>;

const commands: Readonly<Record<string, Command>> = {
  list: async (database, values) =>
    formatList(await readFeedback(database, parseFilter(values), Number(values.limit) || 50)),
  export: exportCsv,
  serve: serveReview,
  events: async (database, values) => {
    const { since } = parseFilter(values);
    return formatEvents(await readEvents(database, { since, limit: Number(values.limit) || 50 }));
  },
  forget: async (database, { days }) =>
    `${await forgetOld(database, Number(days))} messages deleted.`,
};

/** Carries out one order about the kept feedback, and gives what to print. */
export async function runReview(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = 'list'] = positionals;
  const command = commands[name];
  if (!command || values.help) return usage;
  const database = await openDatabase(env);
  try {
    return await command(database, values);
  } finally {
    if (name !== 'serve') await database.close();
  }
}

async function openDatabase(env: NodeJS.ProcessEnv): Promise<SqlDatabase> {
  const settings = readDatabase(env);
  const database =
    settings.kind === 'file' ? openSqlite(settings.file) : await openLibsql(settings);
  await migrate(database, migrations);
  return database;
}

async function exportCsv(database: SqlDatabase, values: Values): Promise<string> {
  const rows = await readFeedback(database, parseFilter(values), Number.MAX_SAFE_INTEGER);
  const csv = formatCsv(rows);
  if (values.out === undefined) return csv;
  await writeFile(values.out, csv);
  return `${rows.length} messages written to ${values.out}.`;
}

/** Always on the loopback address: what readers wrote is nobody else's business. */
async function serveReview(database: SqlDatabase, { port }: Values): Promise<string> {
  const server = await listen(reviewListener(database), { host: '127.0.0.1', port: Number(port) });
  return `The feedback is at ${server.address}`;
}

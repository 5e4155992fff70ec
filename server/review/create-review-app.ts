import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { ServerEnv } from '../server-env.ts';
import { parseFilter, type FeedbackFilter } from './feedback-filter.ts';
import { formatCsv } from './format-csv.ts';
import { countFeedback, readFeedback } from './read-feedback.ts';
import { reviewPage } from './review-page.ts';
import { reviewStyles } from './review-styles.ts';

/** Messages on the page; the export has all of them. */
const shownMessages = 200;
const everything = 1_000_000;

/** Hosts under which the page may be asked for: a foreign name could point here as well. */
const ownHosts = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Makes the application that shows feedback to the one who runs it on this machine. */
export function createReviewApp(database: SqlDatabase): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    if (!ownHosts.test(context.req.header('host') ?? '')) return context.text('Not here', 403);
    await next();
    context.header('Content-Security-Policy', policy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
  });
  app.get('/', async (context) => context.html(await renderReview(database, context)));
  app.get('/export.csv', async (context) => {
    const rows = await readFeedback(database, filterIn(context), everything);
    context.header('Content-Disposition', 'attachment; filename="feedback.csv"');
    context.header('Content-Type', 'text/csv; charset=utf-8');
    return context.body(formatCsv(rows));
  });
  app.onError((error, context) => context.text(error.message, 400));
  return app;
}

const digest = createHash('sha256').update(reviewStyles).digest('base64');
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${digest}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function filterIn(context: Context<ServerEnv>): FeedbackFilter {
  return parseFilter(context.req.query());
}

async function renderReview(database: SqlDatabase, context: Context<ServerEnv>) {
  const filter = filterIn(context);
  const [rows, pages, weeks] = await Promise.all([
    readFeedback(database, filter, shownMessages),
    countFeedback(database, filter, 'page'),
    countFeedback(database, filter, 'week'),
  ]);
  const { search: query } = new URL(context.req.url);
  return reviewPage({ filter, rows, pages, weeks, query });
}

import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { SqlDatabase } from '../database/sql-database.ts';
import { createReviewApp } from './create-review-app.ts';

/** Makes what answers the requests of the one who reads the feedback. */
export function reviewListener(database: SqlDatabase): RequestListener {
  const answer = getRequestListener(createReviewApp(database).fetch);
  return (request, response) => void answer(request, response);
}

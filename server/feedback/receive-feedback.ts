import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StoredAnswer } from '../../engine/features/feedback/feedback-message.ts';
import { headersOfPath } from '../../engine/model/header-table.ts';
import type { BodyStore } from '../static/body-store.ts';
import type { ServerEnv } from '../server-env.ts';
import type { LoadedSite } from '../static/open-site.ts';
import { clientIn } from './client-in.ts';
import { deriveKey } from './derive-key.ts';
import type { FeedbackService } from './feedback-service.ts';
import { findPageFile, renderFailedPage, thanksHref } from './form-answer.ts';
import { mediaTypeOf } from './media-type.ts';
import { parseBody, parseMessage } from './parse-message.ts';

/** What the handler answers from. */
export interface Receiver {
  service: FeedbackService;
  site: () => LoadedSite;
  bodies: BodyStore;
}

type FeedbackContext = Context<ServerEnv>;

/** How a message ended: kept under a key, or refused for a reason. */
type Result =
  | { kept: true; key: string; isNew: boolean }
  | { kept: false; status: ContentfulStatusCode; reason: string; retryAfter?: number };

/** A form gives only texts, and none of them is certain. */
type FormFields = Readonly<Partial<Record<string, string>>>;

/** Seconds after which a sender may try again when the database is at fault. */
const faultRetry = 30;

/** Makes the handler that takes a checked request and answers once its message is on the disk. */
export function receiveFeedback(receiver: Receiver): Handler<ServerEnv> {
  return async (context) => {
    const type = mediaTypeOf(context.req.header('content-type'));
    const data = parseBody(type, await context.req.text());
    const result = await keep(receiver.service, clientIn(context, receiver.service), data);
    if (!result.kept) logRefusal(receiver.service, result);
    return type === 'application/json'
      ? answerScript(context, result)
      : answerForm(context, receiver, { result, data });
  };
}

async function keep(service: FeedbackService, client: string, data: unknown): Promise<Result> {
  const verdict = service.judge(client);
  if (!verdict.passes) {
    const status = verdict.limit === 'client' ? 429 : 503;
    return { kept: false, status, reason: 'too many messages', retryAfter: verdict.seconds };
  }
  const parsed = parseMessage(data);
  if (!parsed) return { kept: false, status: 400, reason: 'not a message' };
  const key = parsed.message.key ?? deriveKey(client, parsed);
  const receivedAt = new Date().toISOString();
  try {
    const row = { ...parsed.message, key, receivedAt, suspect: parsed.suspect };
    const outcome = await service.add(row);
    if (outcome === 'taken') return { kept: false, status: 409, reason: 'key of another message' };
    return { kept: true, key, isNew: outcome === 'stored' };
  } catch {
    // The keeper of the store has logged the cause.
    return { kept: false, status: 503, reason: 'not stored', retryAfter: faultRetry };
  }
}

function logRefusal({ log }: FeedbackService, result: Result & { kept: false }): void {
  log('warn', 'feedback.refused', { status: result.status, reason: result.reason });
}

function answerScript(context: FeedbackContext, result: Result): Response {
  if (result.kept) {
    const answer: StoredAnswer = { stored: result.key };
    return context.json(answer, result.isNew ? 201 : 200);
  }
  setRetry(context, result);
  return context.json({ error: result.reason }, result.status);
}

async function answerForm(
  context: FeedbackContext,
  { site, bodies }: Receiver,
  { result, data }: { result: Result; data: unknown },
): Promise<Response> {
  const fields = data as FormFields;
  const { files, headers } = site();
  const file = findPageFile(files, fields);
  if (result.kept) return context.redirect(thanksHref(file), 303);
  setRetry(context, result);
  const comment = fields['comment'] ?? '';
  if (!file) return context.text(`Not stored: ${result.reason}\n\n${comment}`, result.status);
  for (const [name, value] of Object.entries(headersOfPath(headers, file.pathname))) {
    context.header(name, value);
  }
  return context.html(await renderFailedPage(bodies, file, comment), result.status);
}

function setRetry(context: FeedbackContext, { retryAfter }: Result & { kept: false }): void {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
}

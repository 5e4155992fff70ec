import type { ServerResponse } from 'node:http';
import type { StoredAnswer } from '../../engine/features/feedback/feedback-message.ts';
import { headersOfPath } from '../../engine/model/header-table.ts';
import type { ResponseHeaders } from '../../engine/model/response-headers.ts';
import type { BodyStore } from '../static/body-store.ts';
import type { ServedSite } from '../static/open-site.ts';
import { findPageFile, renderFailedPage, thanksHref } from './form-answer.ts';
import type { Rejection, Result } from './keep-message.ts';

/** What goes back to a sender, besides the headers of the service. */
export interface Reply {
  status: number;
  headers: ResponseHeaders;
  body: string;
}

/** A form gives only texts, and none of them is certain. */
type FormFields = Readonly<Partial<Record<string, string>>>;

/** What a form is answered from. */
interface FormPages {
  site: ServedSite;
  bodies: BodyStore;
}

/** The answer in the words of the script. */
export function replyToScript(result: Result): Reply {
  if (!result.kept) return replyInJson(result.status, { error: result.reason }, retryOf(result));
  const answer: StoredAnswer = { stored: result.key };
  return replyInJson(result.isNew ? 201 : 200, answer);
}

/** An answer of JSON. */
export function replyInJson(status: number, data: object, headers?: ResponseHeaders): Reply {
  const body = JSON.stringify(data);
  return { status, headers: { ...headers, 'Content-Type': 'application/json' }, body };
}

/** An answer of plain text. */
export function replyInText(status: number, body: string, headers?: ResponseHeaders): Reply {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return { status, headers: { ...headers, ...type }, body };
}

/** The answer to a form without script: the thanks on its page, or the page again with the text. */
export async function replyToForm(
  { site, bodies }: FormPages,
  result: Result,
  data: unknown,
): Promise<Reply> {
  const fields = data as FormFields;
  const file = findPageFile(site.files, fields);
  if (result.kept) return { status: 303, headers: { Location: thanksHref(file) }, body: '' };
  const comment = fields['comment'] ?? '';
  if (!file) {
    return replyInText(
      result.status,
      `Not stored: ${result.reason}\n\n${comment}`,
      retryOf(result),
    );
  }
  const headers = {
    ...headersOfPath(site.headers, file.pathname),
    ...retryOf(result),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
  };
  return { status: result.status, headers, body: await renderFailedPage(bodies, file, comment) };
}

function retryOf({ retryAfter }: Rejection): ResponseHeaders {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
}

/** Sends the answer with the headers of the service; what the answer says itself stays. */
export function sendReply(
  response: ServerResponse,
  service: ResponseHeaders,
  { status, headers, body }: Reply,
): void {
  const length = { 'Content-Length': String(Buffer.byteLength(body)) };
  response.writeHead(status, { ...service, ...headers, ...length });
  response.end(body);
}

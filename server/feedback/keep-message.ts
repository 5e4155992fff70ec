import { deriveKey } from './derive-key.ts';
import type { SiteFiles } from '../static/site-files.ts';
import type { FeedbackService } from './feedback-service.ts';
import { findPageFile } from './form-answer.ts';
import { parseMessage } from './parse-message.ts';
import type { Verdict } from './rate-limit.ts';

/** A message that was not kept, and why. */
export interface Rejection {
  kept: false;
  status: 400 | 409 | 429 | 503;
  reason: string;
  /** Seconds after which it may be sent again. */
  retryAfter?: number;
}

/** How a message ended: kept under a key, or rejected for a reason. */
export type Result = { kept: true; key: string; isNew: boolean } | Rejection;

/** Seconds after which a sender may try again when the database is at fault. */
const faultRetry = 30;

/** The rejection of a sender who met a limit. */
export function rejectByLimit({ limit, seconds }: Verdict & { passes: false }): Rejection {
  const status = limit === 'client' ? 429 : 503;
  return { kept: false, status, reason: 'too many messages', retryAfter: seconds };
}

/** What a sender wrote. */
export interface Sent {
  client: string;
  data: unknown;
  /** The pages messages may be about. */
  files: SiteFiles;
}

/** Checks what a sender within its limits wrote, and keeps it; ends once it is on the disk. */
export async function keepMessage(
  service: FeedbackService,
  { client, data, files }: Sent,
): Promise<Result> {
  const parsed = parseMessage(data);
  if (!parsed) return { kept: false, status: 400, reason: 'not a message' };
  const key = parsed.message.key ?? deriveKey(client, parsed);
  const receivedAt = new Date().toISOString();
  try {
    // A page may have gone with a release since the reader opened it, so the message is not rejected.
    const suspect = parsed.suspect || !findPageFile(files, parsed.message);
    const row = { ...parsed.message, key, receivedAt, suspect };
    const outcome = await service.add(row);
    if (outcome === 'taken') return { kept: false, status: 409, reason: 'key of another message' };
    return { kept: true, key, isNew: outcome === 'stored' };
  } catch {
    // The store has logged the cause.
    return { kept: false, status: 503, reason: 'not stored', retryAfter: faultRetry };
  }
}

import { writeDraft } from './draft.browser.ts';
import { withMessage, withoutMessage, withVote } from './feedback-memory.ts';
import type { FeedbackMessage } from './feedback-message.ts';
import { changeMemory, readMemory } from './memory.browser.ts';
import { sendFeedback } from './send-feedback.browser.ts';

/** Keeps a message until there is a connection; false when this browser cannot keep it. */
export function queueMessage(message: FeedbackMessage): boolean {
  const isKept = changeMemory((memory) => withMessage(memory, message));
  if (!isKept) changeMemory((memory) => withoutMessage(memory, message.key));
  return isKept;
}

/** Sends what waits, in one tab at a time, and gives the number of messages that were stored. */
export async function sendQueued(): Promise<number> {
  // Insecure pages have no locks; the keys of the messages then keep each of them single.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('feedback-outbox', sendAll) : sendAll();
}

async function sendAll(): Promise<number> {
  let stored = 0;
  for (const message of readMemory().outbox) {
    const result = await sendFeedback(message);
    if (result === 'failed') break;
    if (result === 'stored') stored += 1;
    settle(message, result);
  }
  return stored;
}

/** A message the service will never take goes back to the form it was written in. */
function settle(message: FeedbackMessage, result: 'stored' | 'refused'): void {
  changeMemory((memory) => withoutMessage(memory, message.key));
  if (result === 'stored') rememberVote(message);
  else writeDraft(message.page, message.comment);
}

/** Remembers the vote of a message that is stored. */
export function rememberVote({ page, rating }: FeedbackMessage): void {
  if (rating !== null) changeMemory((memory) => withVote(memory, page, rating));
}

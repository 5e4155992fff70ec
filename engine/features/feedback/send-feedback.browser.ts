import { feedbackPath, type FeedbackMessage, type StoredAnswer } from './feedback-message.ts';

/** What became of a message: `refused` will never be taken, `failed` may be another time. */
export type SendResult = 'stored' | 'refused' | 'failed';

/** How long a reader is left waiting for an answer. */
const patience = 5_000;

/** Statuses by which the service says that it will not take this message, ever. */
const refusals = [400, 409, 413, 415];

/** Sends a message. Only the service's own word that it is stored counts, not any friendly status. */
export async function sendFeedback(
  message: FeedbackMessage & { elapsed?: number; website?: string },
): Promise<SendResult> {
  try {
    const response = await fetch(feedbackPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return refusals.includes(response.status) ? 'refused' : 'failed';
    const answer = (await response.json()) as Partial<StoredAnswer> | null;
    return answer?.stored === message.key ? 'stored' : 'failed';
  } catch {
    return 'failed';
  }
}

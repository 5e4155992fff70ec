import { createHash } from 'node:crypto';
import type { FeedbackMessage } from '../../engine/features/feedback/feedback-message.ts';

/** What two messages that say the same about the same place have in common; empty for a bare vote, which many cast. */
export function messageDigest({ page, section, rating, comment }: FeedbackMessage): string {
  if (comment === '') return '';
  const said = JSON.stringify([page, section, rating, comment]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}

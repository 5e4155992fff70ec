import type { FeedbackRow } from '../feedback/feedback-store.ts';

const votes = { 1: 'yes', 0: 'no ' };

/** The messages for a terminal, newest first; control characters cannot play tricks on it. */
export function formatList(rows: readonly FeedbackRow[]): string {
  if (rows.length === 0) return 'No feedback.';
  return rows.map(formatRow).join('\n');
}

function formatRow({ receivedAt, rating, page, section, comment, locale }: FeedbackRow): string {
  const vote = rating === null ? '-  ' : votes[rating];
  const place = section ? `${page}#${section}` : page;
  const head = `${receivedAt.slice(0, 16).replace('T', ' ')}  ${vote}  ${place}  ${locale}`;
  const lines = comment.split('\n').map((line) => `    ${line}`);
  return (comment ? [head, ...lines] : [head]).map(hideControls).join('\n');
}

function hideControls(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
}

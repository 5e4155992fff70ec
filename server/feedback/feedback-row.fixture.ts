import type { FeedbackRow } from './feedback-store.ts';

/** A message as a test needs it. */
export function sampleRow(row: Partial<FeedbackRow> = {}): FeedbackRow {
  return {
    key: 'key-00000001',
    receivedAt: '2026-11-15T10:00:00.000Z',
    page: '/x/introduction',
    section: '',
    rating: 1,
    comment: row.key === undefined ? 'Clear and short.' : `Clear and short, ${row.key}.`,
    locale: 'en',
    version: '8.5.0',
    suspect: false,
    ...row,
  };
}

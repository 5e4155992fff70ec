import { feedbackLimits } from '../../engine/features/feedback/feedback-message.ts';
import type { Migration } from '../database/migrate.ts';
import { createEventTable } from '../events/event-table.ts';

/** A step that has been released is never edited: changes are new steps at the end. */
export const migrations: readonly Migration[] = [
  [
    `CREATE TABLE feedback (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE CHECK (length(key) BETWEEN 8 AND ${feedbackLimits.key}),
      received_at TEXT NOT NULL,
      page TEXT NOT NULL CHECK (length(page) BETWEEN 1 AND ${feedbackLimits.page}),
      section TEXT NOT NULL CHECK (length(section) <= ${feedbackLimits.section}),
      rating INTEGER CHECK (rating IN (0, 1)),
      comment TEXT NOT NULL CHECK (length(comment) <= ${feedbackLimits.comment}),
      locale TEXT NOT NULL CHECK (length(locale) <= ${feedbackLimits.locale}),
      version TEXT NOT NULL CHECK (length(version) <= ${feedbackLimits.version}),
      suspect INTEGER NOT NULL CHECK (suspect IN (0, 1))
    ) STRICT`,
    'CREATE INDEX feedback_by_page ON feedback (page, received_at)',
    'CREATE INDEX feedback_by_time ON feedback (received_at)',
  ],
  createEventTable,
  [
    "ALTER TABLE feedback ADD COLUMN digest TEXT NOT NULL DEFAULT '' CHECK (length(digest) <= 22)",
    "CREATE INDEX feedback_by_digest ON feedback (digest) WHERE digest <> ''",
  ],
];

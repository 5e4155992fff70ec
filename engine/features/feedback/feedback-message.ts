/** Where feedback is sent; the same address takes JSON from the script and the plain form. */
export const feedbackPath = '/_feedback';

/** A reader's answer to "Was this page helpful?": 1 is yes, 0 is no. */
export type Rating = 0 | 1;

/** What a reader tells us about a page or a section of it. */
export interface FeedbackMessage {
  /** Chosen by the sender: a message sent twice under one key is kept once, and a comment completes the vote under its key. */
  key: string;
  /** Canonical pathname of the page. */
  page: string;
  /** Anchor of the section the message is about; empty for the whole page. */
  section: string;
  rating: Rating | null;
  comment: string;
  locale: string;
  /** Version of the documentation the reader had open. */
  version: string;
}

/**
 * The longest text of each field, in UTF-16 units. A comment of Chinese signs in a plain form takes
 * nine bytes a sign and still fits into the largest body the service takes.
 */
export const feedbackLimits = {
  key: 64,
  page: 300,
  section: 200,
  comment: 1600,
  locale: 12,
  version: 40,
} as const;

/** A field people do not see: a message that fills it was probably written by a program. */
export const trapField = 'website';

/** The answer to a message that is safely kept; nothing else means it is. */
export interface StoredAnswer {
  /** Key of the message. */
  stored: string;
}

/** Anchor of the thanks on each page, where the plain form leads after its message was kept. */
export const thanksAnchor = 'feedback-sent';

/** The largest body the service takes, in bytes. */
export const largestBody = 16 * 1024;

import * as v from 'valibot';
import {
  feedbackLimits,
  trapField,
  type FeedbackMessage,
} from '../../engine/features/feedback/feedback-message.ts';

/** A valid message and the signs by which a program gives itself away. */
export interface ParsedMessage {
  message: Omit<FeedbackMessage, 'key'> & { key: string | undefined };
  suspect: boolean;
}

/** A comment nobody types faster than this; a bare vote may well be quicker. */
const shortestTyping = 2_000;

/** Lone surrogates and control characters cannot be kept or shown; line ends become one kind. */
function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- removing them is the purpose
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .trim()
  );
}

/* Clean text is measured: the reader's browser and the database count what is kept. */
function text(limit: number) {
  return v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(limit)), '');
}

const rating = v.pipe(
  v.optional(v.union([v.picklist(['', '0', '1']), v.picklist([0, 1]), v.null()]), null),
  v.transform((value) => (value === null || value === '' ? null : Number(value) === 1 ? 1 : 0)),
);

const schema = v.pipe(
  v.object({
    key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))),
    page: v.pipe(v.string(), v.regex(/^\/[^\s\\]*$/u), v.maxLength(feedbackLimits.page)),
    section: v.pipe(text(feedbackLimits.section), v.regex(/^\S*$/u)),
    rating,
    comment: text(feedbackLimits.comment),
    locale: v.pipe(text(feedbackLimits.locale), v.regex(/^[A-Za-z-]*$/)),
    version: v.pipe(text(feedbackLimits.version), v.regex(/^[\w.+-]*$/)),
    elapsed: v.optional(v.pipe(v.number(), v.minValue(0))),
    [trapField]: v.optional(v.string(), ''),
  }),
  v.check(({ rating: vote, comment }) => vote !== null || comment !== '', 'says nothing'),
);

/** Reads a message from foreign data; undefined when it is not one. */
export function parseMessage(data: unknown): ParsedMessage | undefined {
  const result = v.safeParse(schema, data);
  if (!result.success) return undefined;
  const { elapsed, [trapField]: trap, key, ...message } = result.output;
  const isHasty = message.comment !== '' && elapsed !== undefined && elapsed < shortestTyping;
  return {
    message: { ...message, page: message.page.toWellFormed(), key },
    suspect: trap !== '' || isHasty,
  };
}

/** Parses the body as its media type says; undefined when it is not well formed. */
export function parseBody(mediaType: string, body: string): unknown {
  if (mediaType !== 'application/json') return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

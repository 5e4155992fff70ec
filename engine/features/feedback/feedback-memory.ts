import type { FeedbackMessage, Rating } from './feedback-message.ts';

/** What a browser remembers about its reader's feedback. */
export interface FeedbackMemory {
  /** The stored vote per page. */
  votes: Readonly<Record<string, Rating>>;
  /** Messages written without a connection, oldest first. */
  outbox: readonly FeedbackMessage[];
}

/** More would only fill the reader's storage. */
const keptVotes = 200;

/** Reads what was remembered; whatever is not as we wrote it is forgotten. */
export function parseMemory(text: string | null): FeedbackMemory {
  const data = parseRecord(text);
  const votes = Object.entries(asRecord(data['votes'])).filter(
    (entry): entry is [string, Rating] => entry[1] === 0 || entry[1] === 1,
  );
  const outbox = Array.isArray(data['outbox']) ? data['outbox'].filter(isMessage) : [];
  return { votes: Object.fromEntries(votes), outbox };
}

/** Remembers a vote as the newest of a bounded number. */
export function withVote(
  { votes, outbox }: FeedbackMemory,
  page: string,
  rating: Rating,
): FeedbackMemory {
  const others = Object.entries(votes).filter(([name]) => name !== page);
  const newest = [...others, [page, rating] as const].slice(-keptVotes);
  return { votes: Object.fromEntries(newest), outbox };
}

/** Puts a message into the outbox, or in the place of the same message. */
export function withMessage(memory: FeedbackMemory, message: FeedbackMessage): FeedbackMemory {
  return { ...memory, outbox: [...withoutMessage(memory, message.key).outbox, message] };
}

/** Takes a message out of the outbox. */
export function withoutMessage({ votes, outbox }: FeedbackMemory, key: string): FeedbackMemory {
  return { votes, outbox: outbox.filter((message) => message.key !== key) };
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? '') as unknown);
  } catch {
    return {};
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isMessage(value: unknown): value is FeedbackMessage {
  const { rating, ...texts } = asRecord(value);
  const names = ['key', 'page', 'section', 'comment', 'locale', 'version'];
  const hasTexts = names.every((name) => typeof texts[name] === 'string');
  return hasTexts && (rating === null || rating === 0 || rating === 1);
}

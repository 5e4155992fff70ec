import type { SqlValue } from '../database/sql-database.ts';

/** Which messages a reviewer wants to see; without one all but the suspect ones. */
export interface FeedbackFilter {
  /** Beginning of the pathname. */
  page?: string | undefined;
  rating?: 'yes' | 'no' | 'none' | undefined;
  /** First day, as `2026-11-15`. */
  since?: string | undefined;
  /** Words in the comment. */
  text?: string | undefined;
  locale?: string | undefined;
  /** The suspect ones instead of the others. */
  suspect?: boolean | undefined;
}

/** A condition in SQL with the values of its question marks. */
export interface Condition {
  sql: string;
  values: readonly SqlValue[];
}

const ratings = { yes: 'rating = 1', no: 'rating = 0', none: 'rating IS NULL' };

/** Translates a filter to a condition; whatever the reviewer typed travels as a value. */
export function conditionOf(filter: FeedbackFilter): Condition {
  const { page, rating, since, text, locale, suspect = false } = filter;
  const parts: Condition[] = [
    { sql: 'suspect = ?', values: [suspect ? 1 : 0] },
    ...(page ? [{ sql: 'substr(page, 1, length(?)) = ?', values: [page, page] }] : []),
    ...(rating ? [{ sql: ratings[rating], values: [] }] : []),
    ...(since ? [{ sql: 'received_at >= ?', values: [since] }] : []),
    ...(text ? [{ sql: 'instr(lower(comment), lower(?)) > 0', values: [text] }] : []),
    ...(locale ? [{ sql: 'locale = ?', values: [locale] }] : []),
  ];
  return {
    sql: parts.map(({ sql }) => sql).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** What a filter may be made from: options of the command line or fields of the review page. */
export type FilterFields = Readonly<Partial<Record<string, string | boolean>>>;

/** Reads a filter; a field that cannot be right throws and says what it may be. */
export function parseFilter(fields: FilterFields): FeedbackFilter {
  const { rating, since } = fields;
  if (rating && !(typeof rating === 'string' && rating in ratings)) {
    throw new Error(`The rating is "${String(rating)}"; it may be yes, no or none.`);
  }
  if (since && !(typeof since === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(since))) {
    throw new Error(`The first day is "${String(since)}"; write it as 2026-11-15.`);
  }
  return {
    page: textOf(fields['page']),
    rating: (textOf(rating) as FeedbackFilter['rating']) ?? undefined,
    since: textOf(since),
    text: textOf(fields['text']),
    locale: textOf(fields['locale']),
    suspect: fields['suspect'] === true || fields['suspect'] === 'on',
  };
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

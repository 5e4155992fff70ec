/** One day in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** A day of March 2026. */
export const march = (date: number) => Date.UTC(2026, 2, date);

/** Tasks of the renovation of a school kitchen. */
export const tasks = [
  { name: 'Planning', start: march(2), days: 6, done: 1 },
  { name: 'Demolition', start: march(9), days: 4, done: 1 },
  { name: 'Plumbing', start: march(13), days: 6, done: 0.6 },
  { name: 'Tiles', start: march(19), days: 4, done: 0 },
  { name: 'Cupboards', start: march(23), days: 4, done: 0 },
];

/** Formats a date as "Mar 9". */
export const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

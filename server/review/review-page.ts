import { html, raw } from 'hono/html';
import type { FeedbackRow } from '../feedback/feedback-store.ts';
import type { FeedbackFilter } from './feedback-filter.ts';
import type { Tally } from './read-feedback.ts';
import { reviewStyles } from './review-styles.ts';

/** Everything the review page shows. */
export interface Review {
  filter: FeedbackFilter;
  rows: readonly FeedbackRow[];
  pages: readonly Tally[];
  weeks: readonly Tally[];
  /** The filter as it is in the address, for the link to the export. */
  query: string;
}

/* As one text, because the policy of the page allows exactly this sheet. */
const styles = raw(`<style>${reviewStyles}</style>`);

/** The page for those who read the feedback; every text of a reader goes through the escaping of `html`. */
export function reviewPage({ filter, rows, pages, weeks, query }: Review) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Feedback</title>
        ${styles}
      </head>
      <body>
        <h1>Feedback</h1>
        ${filterForm(filter)}
        <p><a href="/export.csv${query}">Export as CSV</a></p>
        <h2>Trend</h2>
        ${tallies('Week of', weeks)}
        <h2>Pages</h2>
        ${tallies('Page', pages)}
        <h2>Messages</h2>
        ${rows.length === 0 ? html`<p>None.</p>` : rows.map(message)}
      </body>
    </html>`;
}

function filterForm({ page, rating, since, text, locale, suspect }: FeedbackFilter) {
  const choices = ['', 'yes', 'no', 'none'].map(
    (it) => html`<option ${it === (rating ?? '') ? 'selected' : ''}>${it}</option>`,
  );
  return html`<form>
    <label>Page <input name="page" value="${page ?? ''}" /></label>
    <label
      >Vote
      <select name="rating">
        ${choices}
      </select></label
    >
    <label>Since <input name="since" type="date" value="${since ?? ''}" /></label>
    <label>Words <input name="text" value="${text ?? ''}" /></label>
    <label>Language <input name="locale" size="5" value="${locale ?? ''}" /></label>
    <label><input name="suspect" type="checkbox" ${suspect ? 'checked' : ''} /> Suspect</label>
    <button>Filter</button>
  </form>`;
}

function tallies(name: string, all: readonly Tally[]) {
  const most = Math.max(1, ...all.map(({ yes, no }) => yes + no));
  return html`<table>
    <tr>
      <th>${name}</th>
      <th>Yes</th>
      <th>No</th>
      <th>Comments</th>
      <th>Votes</th>
    </tr>
    ${all.map((tally) => tallyRow(tally, most))}
  </table>`;
}

function tallyRow({ name, yes, no, comments }: Tally, most: number) {
  const [good, bad] = [(200 * yes) / most, (200 * no) / most];
  return html`<tr>
    <td>${name}</td>
    <td>${yes}</td>
    <td>${no}</td>
    <td>${comments}</td>
    <td>
      <svg width="200" height="12" aria-hidden="true">
        <rect class="yes" width="${good}" height="12" />
        <rect class="no" x="${good}" width="${bad}" height="12" />
      </svg>
    </td>
  </tr>`;
}

function message({ receivedAt, rating, page, section, comment, locale }: FeedbackRow) {
  const vote = rating === null ? 'comment' : rating === 1 ? 'yes' : 'no';
  return html`<article>
    <p>${receivedAt} <b>${vote}</b> ${page}${section && `#${section}`} ${locale}</p>
    ${comment && html`<blockquote dir="auto">${comment}</blockquote>`}
  </article>`;
}

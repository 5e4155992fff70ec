import type { FeedbackRow } from '../feedback/feedback-store.ts';

const columns = [
  'receivedAt',
  'page',
  'section',
  'rating',
  'comment',
  'locale',
  'version',
  'suspect',
] as const satisfies readonly (keyof FeedbackRow)[];

/** The messages as a table for spreadsheets; the mark at the start tells them the encoding. */
export function formatCsv(rows: readonly FeedbackRow[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((cells) => cells.map(formatCell).join(',')).join('\r\n')}\r\n`;
}

/** What makes a spreadsheet take a cell for a formula; some also read the wide forms of the signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

function formatCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

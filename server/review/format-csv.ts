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

/**
 * Where a spreadsheet may see the beginning of a formula: at the start of a cell, and behind anything
 * that another reader of the file takes for the end of one. What such programs trim may stand between.
 */
const formulaStart = /(?<=(?:^|[;,|\t\r\n])["'\s\p{Cf}\p{Zs}]*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;

function formatCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  const harmless = text.replaceAll(formulaStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleRow } from '../feedback/feedback-row.fixture.ts';
import { formatCsv } from './format-csv.ts';

/** Reads a table as a spreadsheet does: cells in quotes, doubled quotes inside. */
function parseCsv(csv: string): string[][] {
  const cells = [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

it('has no cell that begins like a formula, whatever readers write', () => {
  const text = fc
    .tuple(fc.constantFrom('', ...starts), fc.string({ unit: 'binary' }))
    .map(([start, rest]) => start + rest);
  fc.assert(
    fc.property(text, text, text, (comment, section, version) => {
      const rows = parseCsv(formatCsv([sampleRow({ comment, section, version })]));
      expect(rows).toHaveLength(2);
      expect(rows[1]).toHaveLength(8);
      expect(rows.flat().filter((cell) => starts.some((it) => cell.startsWith(it)))).toEqual([]);
      expect(rows[1]?.[4]?.endsWith(comment)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

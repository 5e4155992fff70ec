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
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const trimmed = ['', ' ', '\u00a0', '\u200b', '\ufeff', '"', '\u2060 '];

it('has no cell that begins like a formula for a program that splits at another sign, or trims', () => {
  const text = fc
    .array(
      fc.tuple(
        fc.constantFrom('', 'word', ';', ',', '\t', '|', '\n', '\r\n'),
        fc.constantFrom(...trimmed),
        fc.constantFrom('', 'cell', ...signs),
      ),
    )
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(text, text, (comment, section) => {
      const csv = formatCsv([sampleRow({ comment, section })]).slice(1);
      const cells = csv.split(/[;,|\t\r\n]/);
      const bare = cells.map((cell) => cell.replace(/^["\s\p{Cf}\p{Zs}]+/u, ''));
      expect(bare.filter((cell) => signs.some((sign) => cell.startsWith(sign)))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('leaves words, numbers and marks inside of them as they are', () => {
  const comment = "a-b = c; it's x@y.example, fine (1+1)";
  expect(formatCsv([sampleRow({ comment })])).toContain(`"${comment}"`);
});

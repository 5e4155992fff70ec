import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkTypes } from './check-types.ts';

const root = path.resolve(import.meta.dirname, '../..');
mkdirSync(path.join(root, '.cache'), { recursive: true });
// Beside the packages, so that they are found.
const folder = mkdtempSync(path.join(root, '.cache/check-types-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

it('names file and line of a demo and of a code block that do not compile', () => {
  const demo = write('demo.tsx', 'const size: number = "large";\nexport default size;\n');
  const page = write('page.md', 'Text\n\n```ts\nconst open: boolean = 1;\n```\n');
  const problems = checkTypes(root, [demo], [page]);
  expect(problems.map(({ file, line }) => [path.basename(file), line])).toEqual([
    ['demo.tsx', 1],
    ['page.md', 4],
  ]);
});

it("takes names of the reader's application as they are, and files beside them", () => {
  const page = write(
    'own.md',
    "```tsx\nimport { a } from './a';\n<Report rows={rows} a={a} />;\n```\n",
  );
  expect(checkTypes(root, [], [page])).toEqual([]);
});

it("refuses what is wrong beside names of the reader's application", () => {
  const page = write(
    'beside.md',
    "```tsx\nimport Button from '@mui/material/Button';\n<Button onPush={save}>{label}</Button>;\n```\n",
  );
  expect(checkTypes(root, [], [page]).map(({ line }) => line)).toEqual([3]);
});

it('refuses a package that is not installed', () => {
  const page = write(
    'package.md',
    "```ts\nimport { a } from 'not-installed';\nconsole.log(a);\n```\n",
  );
  expect(checkTypes(root, [], [page]).map(({ line }) => line)).toEqual([2]);
});

import path from 'node:path';
import { expect, it } from 'vitest';

const pages = import.meta.glob<string>('./**/page*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Pages that begin with a tool: readers use it, and nobody copies its code. */
const tools = [
  'data-grid/which-grid',
  'date-pickers/customization/playground',
  'system/style-utilities/properties',
];

/** Pages that hide the code of the example they begin with. */
function foldersWithClosedCode(): string[] {
  const folders = Object.entries(pages)
    .filter(([, text]) => /^ *:+demo\{.*$/m.exec(text)?.[0].includes('code="closed"'))
    .map(([file]) => path.dirname(file).slice('./'.length));
  return [...new Set(folders)].sort();
}

it('the first example of a page shows its code; only tools hide it', () => {
  expect(foldersWithClosedCode()).toEqual(tools);
});

import { expect, test } from 'vitest';
import { demoSheets } from './demo-sheets.node.ts';

type Step = (id: string, importer?: string) => unknown;

function resolve(id: string, importer?: string): unknown {
  return (demoSheets('/site/content').resolveId as unknown as Step)(id, importer);
}

test('a demo imports nothing instead of its style sheet', () => {
  const id = resolve('./seat-switch.css', '/site/content/guides/demos/seat-switch.tsx');
  expect(id).toBeTypeOf('string');
  expect((demoSheets('/site/content').load as unknown as Step)(String(id))).toBe('');
});

test.each([
  ['./shell.css', '/engine/astro/layouts/document.astro'],
  ['./shell.css', '/site/content-of-others/demo.tsx'],
  ['@mui/x-data-grid/index.css', '/site/content/grid/demos/rows.tsx'],
  ['./data.ts', '/site/content/grid/demos/rows.tsx'],
  ['./entry.css', undefined],
])('%s in %s stays', (id, importer) => {
  expect(resolve(id, importer)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { tailwindSheetOf } from './tailwind-sheet.node.ts';

test('utilities count inside a demo and in what it opens over the page, and nowhere else', async () => {
  const css = await tailwindSheetOf(['<div className="mt-8 unknown-word" />'], 'Lib');
  const selectors = [...css.matchAll(/^(\S.*\.\S+) \{$/gm)].map(([, selector]) => selector);
  expect(selectors).toEqual([":is([data-demo], :where(body) > [class*='Lib']) .mt-8"]);
});

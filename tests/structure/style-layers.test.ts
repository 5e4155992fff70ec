import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

/** The first statement about layers decides their order, whichever sheet it stands in. */
const order = /@layer [\w, ]+;/;
const shellOrder = order.exec(readSource('engine/shell/shell.css'))?.[0];

const layouts = [
  ...listFiles('engine/astro/layouts').filter((file) => file.endsWith('.astro')),
  'site/screens/screens.tsx',
];
const linkedSheets = layouts.flatMap((layout) =>
  [...readSource(layout).matchAll(/from '([^']+\.css)\?url'/g)].map(([, sheet = '']) =>
    sheet.startsWith('.')
      ? path.posix.join(path.posix.dirname(layout), sheet)
      : sheet.replace(/^#site\//, 'site/'),
  ),
);

test('layouts link sheets of their own', () => {
  expect(linkedSheets.length).toBeGreaterThan(3);
  expect(shellOrder).toBeDefined();
});

test.each(linkedSheets)(
  '%s, which loads before the shell, keeps the order of the layers',
  (sheet) => {
    const text = readSource(sheet);
    expect(text.slice(0, text.indexOf('{'))).toContain(shellOrder);
  },
);

import { expect, test } from 'vitest';
import { demoLicense } from './demo-license.ts';

type Step = (...values: readonly string[]) => unknown;
const file = '/site/content/data-grid/rows/demos/lots.tsx';
const paid = `import { DataGridPro } from '@mui/x-data-grid-pro';`;

function steps(key: string | undefined): { transform: Step; load: Step } {
  const { transform, load } = demoLicense('/site/content', key);
  return { transform: transform as unknown as Step, load: load as unknown as Step };
}

test('a demo of a paid package sets the key first', () => {
  const { transform, load } = steps('a "key"');
  expect(transform(paid, file)).toMatchObject({ code: `import 'virtual:demo-license';${paid}` });
  expect(load('\0virtual:demo-license')).toContain(String.raw`setLicenseKey("a \"key\"")`);
});

test.each([
  [`import { DataGrid } from '@mui/x-data-grid';`, file],
  [paid, '/elsewhere/lots.tsx'],
  [paid, `${file}?raw`],
])('%s in %s stays as it is', (code, id) => {
  expect(steps('key').transform(code, id)).toBeUndefined();
});

test('without a key nothing is added', () => {
  expect(steps(undefined).transform(paid, file)).toBeUndefined();
  expect(steps('').transform(paid, file)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { entryOf } from './entry.fixture.ts';
import { importCode } from './import-code.ts';

it('shows the most specific way and one for each package', () => {
  expect(importCode(entryOf('Button'))).toBe(
    "import Button from '@lib/grid/Button';\n// or\nimport { Button } from '@lib/grid';",
  );
});

it('imports types as types and unstable names under their own', () => {
  const imports = [{ from: '@lib/grid', isDefault: false }];
  expect(importCode(entryOf('GridApi', { kind: 'interface', imports }))).toBe(
    "import type { GridApi } from '@lib/grid';",
  );
  const unstable = [{ from: '@lib/grid', isDefault: false, exported: 'Unstable_Funnel' }];
  expect(importCode(entryOf('Funnel', { imports: unstable }))).toBe(
    "import { Unstable_Funnel as Funnel } from '@lib/grid';",
  );
});

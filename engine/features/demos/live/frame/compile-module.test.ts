import { expect, it } from 'vitest';
import { compileModule } from './compile-module.ts';

it('removes types, turns JSX and imports into calls, and names what is imported', () => {
  const { code, imports } = compileModule(`import { useState } from 'react';
import type { SyntheticEvent } from 'react-types';
import Button from '@mui/material/Button';
import { rows } from './data';

export default function Demo({ dense = false }: { dense?: boolean }) {
  const [n, setN] = useState<number>(rows.length);
  return <Button onClick={() => setN(n + 1)}>{String(dense)}</Button>;
}
`);
  expect(imports.toSorted()).toEqual([
    './data',
    '@mui/material/Button',
    'react',
    'react/jsx-runtime',
  ]);
  expect(code).not.toMatch(/SyntheticEvent|: boolean|<Button/);
});

it('leaves every statement on its line', () => {
  const { code } = compileModule(
    "import a from 'a';\ninterface B {\n  c: number;\n}\nthrow new Error(a);\n",
  );
  expect(code.split('\n')[4]).toContain('throw new Error');
});

it('names the place of what it cannot read', () => {
  expect(() => compileModule('const a = 1;\nconst b = (;\n')).toThrow(/\(2:\d+\)$/);
});

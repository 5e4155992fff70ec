import { expect, test } from 'vitest';
import { flattenImports, importsOf } from './imports-of.ts';

test('finds every form of import once', () => {
  const code = `import * as React from 'react';
import {
  Button,
} from "@mui/material";
import './style.css';
export { x } from './data';
import type { A } from 'types-only';
const later = import('late');
import again from 'react';
const text = "from 'nothing'";
`;
  expect(importsOf(code)).toEqual([
    'react',
    '@mui/material',
    './data',
    'types-only',
    './style.css',
    'late',
  ]);
});

test.each([
  ["import a from '../data/a';", "import a from './a';"],
  ["import b from './b';", "import b from './b';"],
  ["import c from '../../x/y/c';", "import c from './c';"],
  ["import d from 'pkg/d';", "import d from 'pkg/d';"],
  ["import '../look.css';", "import './look.css';"],
])('%s becomes %s', (from, to) => {
  expect(flattenImports(from)).toBe(to);
});

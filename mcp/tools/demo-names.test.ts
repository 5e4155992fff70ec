import { expect, test } from 'vitest';
import { namesImportedBy } from './demo-names.ts';

test.each([
  ["import Table from '@mui/material/Table';", ['Table']],
  ["import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nconst rows = [];", ['DataGrid']],
  [
    "import Tabs, {\n  tabsClasses as classes,\n  tabClasses,\n} from '@mui/material/Tabs';",
    ['Tabs', 'tabsClasses', 'tabClasses'],
  ],
  ["import * as colors from '@mui/material/colors';", ['colors']],
  ["import type { Theme } from '@mui/material/styles';", []],
  ["import * as React from 'react';\nimport { rows } from './data';", []],
  ["import 'dayjs/locale/de';", []],
  ["import { a from 'x';", ['a']],
  ['', []],
])('%s imports %j', (code, names) => {
  expect(namesImportedBy(code)).toEqual(names);
});

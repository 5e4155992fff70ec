import { expect, test } from 'vitest';
import { groupsFor } from './shared-scripts.ts';

/** The first file that takes a module which so many of a hundred demos need. */
function fileOf(module: string, users: number): string | undefined {
  const id = `/site/node_modules/${module}`;
  return groupsFor(100).find(({ test, minShareCount }) => users >= minShareCount && test.test(id))
    ?.name;
}

test.each([
  ['react-dom/client.js', 1, 'react'],
  ['react-transition-group/esm/Transition.js', 35, 'demo-fields'],
  ['@mui/material/esm/Button/Button.js', 41, 'demo-base'],
  ['@mui/material/esm/styles/ThemeProvider.js', 1, 'demo-themes'],
  ['@mui/material/esm/Select/Select.js', 33, 'demo-fields'],
  ['@mui/material/esm/Chip/Chip.js', 20, undefined],
  ['@mui/material/esm/utils/debounce.js', 20, 'demo-helpers'],
  // A checkbox asks for it, which is all that it wants of the fields.
  ['@mui/material/esm/FormControl/useFormControl.js', 33, 'demo-helpers'],
  ['@mui/material/esm/internal/SwitchBase.js', 33, 'demo-helpers'],
  ['@mui/material/esm/FormControl/FormControl.js', 33, 'demo-fields'],
  ['@mui/x-data-grid/esm/DataGrid/DataGrid.js', 12, 'data-grid'],
  ['@mui/x-data-grid-pro/esm/DataGridPro/DataGridPro.js', 12, undefined],
  ['@mui/x-charts/esm/BarChart/BarChart.js', 2, undefined],
  ['@mui/x-charts-vendor/es/d3-scale/index.js', 12, 'charts'],
])('%s, which %i of a hundred demos need, goes to %s', (module, users, file) => {
  expect(fileOf(module, users)).toBe(file);
});

test('a site with few demos has no file without a user', () => {
  expect(groupsFor(0).map(({ minShareCount }) => minShareCount)).toEqual(groupsFor(0).map(() => 1));
});

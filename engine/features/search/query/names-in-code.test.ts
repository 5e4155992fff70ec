import { expect, it } from 'vitest';
import { classesIn, namesInCode, namesInMessage, pathsIn } from './names-in-code.ts';

it.each([
  ['<DataGrid rows={rows} checkboxSelection />', ['DataGrid', 'rows', 'checkboxSelection']],
  ["import { BarChart } from '@mui/x-charts/BarChart';", ['BarChart']],
  ['<Tabs.Panel value="a">', ['Tabs', 'Panel', 'value']],
  ['apiRef.current.setFilterModel', ['setFilterModel', 'apiRef']],
  ["theme.breakpoints.up('md')", ['up', 'breakpoints', 'theme']],
  ['slots.toolbar', ['toolbar', 'slots']],
  ['Next.js routing', []],
  ['pin column', []],
  ['how do I filter rows by date', []],
  ['', []],
])('%s names %j', (text, names) => {
  expect(namesInCode(text)).toEqual(names);
});

it.each([
  ['MUI: The `value` provided to the Tabs component is invalid in this place.', ['value', 'Tabs']],
  ['Warning: Function components cannot be given refs. Did you mean forwardRef?', ['forwardRef']],
  ['the grid is empty', []],
])('the message "%s" names %j', (text, names) => {
  expect(namesInMessage(text)).toEqual(names);
});

it('finds classes with and without states', () => {
  const text = '.LibTab-root.Lib-selected > span';
  expect(classesIn(text, 'Lib')).toEqual(['LibTab-root', 'Lib-selected']);
  expect(classesIn(text)).toEqual([]);
  expect(classesIn('lib-x data grid', 'Lib')).toEqual([]);
});

it.each([
  ["theme.breakpoints.up('md')", ['theme.breakpoints']],
  ['theme.spacing(2) + theme.spacing(4)', ['theme.spacing']],
  ['<Box sx={{ p: 2 }} />', []],
])('%s has the paths %j', (text, paths) => {
  expect(pathsIn(text)).toEqual(paths);
});

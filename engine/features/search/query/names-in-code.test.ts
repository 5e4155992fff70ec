import { expect, it } from 'vitest';
import { namesInCode } from './names-in-code.ts';

it.each([
  ['<DataGrid rows={rows} checkboxSelection />', ['DataGrid', 'rows', 'checkboxSelection']],
  ["import { BarChart } from '@mui/x-charts/BarChart';", ['BarChart']],
  ['<Tabs.Panel value="a">', ['Tabs', 'Panel', 'value']],
  ['MUI: The `value` provided to the Tabs component is invalid in this place.', ['value', 'Tabs']],
  ['pin column', []],
  ['how do I filter rows by date', []],
  ['', []],
])('%s names %j', (text, names) => {
  expect(namesInCode(text)).toEqual(names);
});

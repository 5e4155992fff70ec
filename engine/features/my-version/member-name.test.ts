import { expect, it } from 'vitest';
import { memberNameIn } from './member-name.ts';

it.each([
  ['columns', 'columns'],
  ['<DataGrid />', 'DataGrid'],
  ['<DataGrid>', 'DataGrid'],
  ['focusItem()', 'focusItem'],
  ['slots.toolbar', 'toolbar'],
  ['mode="always"', 'mode'],
  ['rows={[{ id: 1 }]}', 'rows'],
  ['() => 1', undefined],
  ['row => 1', undefined],
  ['npm install', undefined],
  ['', undefined],
])('reads %j as %s', (code, name) => {
  expect(memberNameIn(code)).toBe(name);
});

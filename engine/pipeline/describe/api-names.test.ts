import { expect, test } from 'vitest';
import { apiNamesOf } from './api-names.ts';

const grid = { name: 'Data Grid', family: 'MUI X' };
const charts = { name: 'Charts', family: 'MUI X' };
const material = { name: 'Material UI', family: 'Material UI' };

const index = {
  api: new Map([
    ['/grid/toolbar', { entry: { name: 'Toolbar' }, product: grid }],
    ['/charts/toolbar', { entry: { name: 'Toolbar' }, product: charts }],
    ['/toolbar', { entry: { name: 'Toolbar' }, product: material }],
    ['/grid/data-grid', { entry: { name: 'DataGrid' }, product: grid }],
    ['/grid', { product: grid }],
  ]),
};

test.each([
  ['/grid/toolbar', 'Toolbar (Data Grid)', 'Data Grid - MUI X'],
  ['/charts/toolbar', 'Toolbar (Charts)', 'Charts - MUI X'],
  ['/toolbar', 'Toolbar (Material UI)', 'Material UI'],
  ['/grid/data-grid', 'DataGrid', 'MUI X'],
  ['/grid', 'Data Grid', 'MUI X'],
])('%s is called %s of %s', (pathname, name, family) => {
  const page = index.api.get(pathname);
  expect(page && apiNamesOf(index, page)).toEqual({ name, family });
});

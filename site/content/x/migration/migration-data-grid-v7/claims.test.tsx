import { createRef, useState } from 'react';
import * as community from '@mui/x-data-grid';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridVisibleRowsLookupSelector,
  useGridApiRef,
  type GridApi,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, vi } from '#claims';

const rows = ['Ada', 'Ben', 'Cleo'].map((name, id) => ({ id, name }));
const columns = [{ field: 'name' }];
const size = { height: 320, width: 500 };
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const text = ({ type, ids }: GridRowSelectionModel) => `${type}:${[...ids].join()}`;

claim(
  'In Pro and Premium, “select all” on a server with a million rows is now a short value; the Community grid still lists every loaded id.',
  async () => {
    const changed = vi.fn();
    const onRowSelectionModelChange = (model: GridRowSelectionModel) => changed(text(model));
    for (const [Grid, model] of [
      [DataGrid, 'include:0,1,2'],
      [DataGridPro, 'exclude:'],
      [DataGridPremium, 'exclude:'],
    ] as const) {
      const screen = await show(
        <div style={size}>
          <Grid
            rows={rows}
            columns={columns}
            checkboxSelection
            onRowSelectionModelChange={onRowSelectionModelChange}
          />
        </div>,
      );
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await expect.poll(() => changed.mock.lastCall).toEqual([model]);
      await screen.unmount();
    }
  },
);

claim('A second click on a selected row deselects it.', async () => {
  const changed = vi.fn();
  await show(
    <div style={size}>
      <DataGrid
        rows={rows}
        columns={columns}
        onRowSelectionModelChange={(model) => changed(text(model))}
      />
    </div>,
  );
  await cell('Ben').click();
  await expect.poll(() => changed.mock.lastCall).toEqual(['include:1']);
  await cell('Ben').click();
  await expect.poll(() => changed.mock.lastCall).toEqual(['include:']);
});

claim('The box in the header counts only rows that may be selected.', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={({ id }) => id !== 0}
      />
    </div>,
  );
  await cell('Ben').click();
  await cell('Cleo').click();
  await expect.element(page.getByRole('checkbox', { name: /all rows/ })).toBeChecked();
});

claim('Your own toolbar stays in `slots.toolbar`, and needs `showToolbar` too.', async () => {
  const slots = { toolbar: () => <p>My toolbar</p> };
  const hidden = await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} slots={slots} />
    </div>,
  );
  await expect.element(cell('Ada')).toBeVisible();
  await expect.element(page.getByText('My toolbar')).not.toBeInTheDocument();
  await hidden.unmount();
  await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
    </div>,
  );
  await expect.element(page.getByText('My toolbar')).toBeVisible();
});

claim(
  '`useGridApiRef()` returns a ref whose value is `null` until the grid is there.',
  async () => {
    const first: (GridApi | null)[] = [];
    function WithApi() {
      const apiRef = useGridApiRef();
      useState(() => first.push(apiRef.current));
      return (
        <div style={size}>
          <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
        </div>
      );
    }
    await show(<WithApi />);
    await expect.element(cell('Ada')).toBeVisible();
    expect(new Set(first)).toEqual(new Set([null]));
  },
);

claim('Lookups of filtered and visible rows no longer contain `true`.', async () => {
  const ref = createRef<GridApi>();
  await show(
    <div style={size}>
      <DataGrid
        apiRef={ref}
        rows={rows}
        columns={columns}
        filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'e' }] }}
      />
    </div>,
  );
  await expect.element(cell('Ben')).toBeVisible();
  expect(gridVisibleRowsLookupSelector(ref)).toEqual({ 0: false });
});

claim('`data-*` and `aria-*` on the grid no longer reach the page.', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={rows}
        columns={columns}
        {...{ 'data-testid': 'lost' }}
        slotProps={{ root: { 'data-testid': 'orders' } }}
      />
    </div>,
  );
  await expect.element(page.getByTestId('orders')).toBeVisible();
  await expect.element(page.getByTestId('lost')).not.toBeInTheDocument();
});

claim('With row grouping, the role of the grid is `treegrid`.', async () => {
  await show(
    <div style={size}>
      <DataGridPremium rows={rows} columns={columns} rowGroupingModel={['name']} />
    </div>,
  );
  await expect.element(page.getByRole('treegrid')).toBeVisible();
});

claim("with `'exclude'` it lists the rows that are *not* selected", async () => {
  const ref = createRef<GridApiPro>();
  await show(
    <div style={size}>
      <DataGridPro
        apiRef={ref}
        rows={rows}
        columns={columns}
        checkboxSelection
        rowSelectionModel={{ type: 'exclude', ids: new Set([1]) }}
      />
    </div>,
  );
  await expect.element(cell('Ada')).toBeVisible();
  await expect.poll(() => [...(ref.current?.getSelectedRows().keys() ?? [])]).toEqual([0, 2]);
  expect(gridRowSelectionCountSelector(ref)).toBe(2);
});

claim('`setRowSelectionModel` takes the object as well.', async () => {
  const ref = createRef<GridApi>();
  await show(
    <div style={size}>
      <DataGrid apiRef={ref} rows={rows} columns={columns} checkboxSelection />
    </div>,
  );
  await expect.element(cell('Ada')).toBeVisible();
  ref.current?.setRowSelectionModel({ type: 'include', ids: new Set([0, 2]) });
  await expect
    .poll(() => document.querySelectorAll('[role=row][aria-selected=true]').length)
    .toBe(2);
});

claim('The page returns to the first one when people sort or filter.', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={Array.from({ length: 12 }, (_, id) => ({ id, name: `Row ${id}` }))}
        columns={columns}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 5 } } }}
      />
    </div>,
  );
  await expect.element(page.getByText('6–10 of 12')).toBeVisible();
  await page.getByRole('columnheader', { name: 'name' }).click();
  await expect.element(page.getByText('1–5 of 12')).toBeVisible();
});

claim('`MuiTablePagination.labelRowsPerPage`', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={rows}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        localeText={{
          paginationRowsPerPage: 'Orders per page:',
          paginationDisplayedRows: ({ from, to, count }) => `${from} to ${to}, all: ${count}`,
        }}
      />
    </div>,
  );
  await expect.element(page.getByText('Orders per page:')).toBeVisible();
  await expect.element(page.getByText('1 to 3, all: 3')).toBeVisible();
});

claim('`useGridApiEventHandler`', () => {
  expect(Object.keys(community)).toContain('useGridEvent');
  for (const name of [
    'useGridApiEventHandler',
    'useGridApiOptionHandler',
    'selectedGridRowsSelector',
    'GridSaveAltIcon',
    'sanitizeFilterItemValue',
  ]) {
    expect(Object.keys(community)).not.toContain(name);
  }
});

claim(
  '`lazyLoading` and `lazyLoadingRequestThrottleMs` :plan[pro], which fetch rows from the data source while people scroll, are new in version 8.',
  async () => {
    const records = await commands.readFile('site/facts/api-history/data-grid.tsv');
    const firstOf = (prop: string) =>
      records
        .split('\n')
        .find((line) => line.startsWith(`data-grid-pro\tprops\t${prop}\t`))
        ?.split('\t')[3];
    expect(['lazyLoading', 'lazyLoadingRequestThrottleMs'].map(firstOf)).toEqual([
      '8.0.0',
      '8.0.0',
    ]);
    expect(firstOf('unstable_dataSource')).toMatch(/^7/);
    expect(firstOf('unstable_lazyLoading')).toBeUndefined();
  },
);

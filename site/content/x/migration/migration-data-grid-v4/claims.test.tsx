import * as grid from '@mui/x-data-grid';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import manifest from '@mui/x-data-grid/package.json';
import { claim, expect, show } from '#claims';
import OddRows from './demos/odd-rows.tsx';

const row = (id: number) => document.querySelector(`[role=row][data-id="${id}"]`);

claim('Rows no longer have the classes `Mui-odd` and `Mui-even`.', async () => {
  await show(<OddRows />);
  await expect.poll(() => row(2)).not.toBeNull();
  expect(row(1)).toHaveClass('even');
  expect(row(2)).toHaveClass('odd');
  expect(row(2)).not.toHaveClass('Mui-odd');
  expect(row(1)).not.toHaveClass('Mui-even');
});

claim(
  'The third argument of `selectRow` means `resetSelection` instead of `allowMultiple`.',
  async () => {
    const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
    await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={[{ id: 1 }, { id: 2 }]}
          columns={[{ field: 'id' }]}
          checkboxSelection
        />
      </div>,
    );
    await expect.poll(() => row(1)).not.toBeNull();
    const selected = () => [...(apiRef.current?.getSelectedRows().keys() ?? [])];
    apiRef.current?.selectRow(1, true, false);
    apiRef.current?.selectRow(2, true, false);
    expect(selected()).toEqual([1, 2]);
    apiRef.current?.selectRow(1, true, true);
    expect(selected()).toEqual([1]);
  },
);

claim('`apiRef.current.getState()` is removed', async () => {
  const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[{ id: 1 }]}
        columns={[{ field: 'id' }]}
        initialState={{ sorting: { sortModel: [{ field: 'id', sort: 'desc' }] } }}
      />
    </div>,
  );
  await expect.poll(() => row(1)).not.toBeNull();
  expect(apiRef.current).not.toHaveProperty('getState');
  expect(apiRef.current?.state.sorting.sortModel).toEqual([{ field: 'id', sort: 'desc' }]);
});

claim('One object, `gridClasses`, replaces the constants for class names', () => {
  expect(Object.keys(grid).filter((name) => name.endsWith('_CSS_CLASS'))).toEqual([]);
  expect(grid.gridClasses.columnHeader).toBe('MuiDataGrid-columnHeader');
  for (const part of ['columnHeaders', 'virtualScroller', 'menuList', 'panel', 'filterForm']) {
    expect(grid.gridClasses).toHaveProperty(part, `MuiDataGrid-${part}`);
  }
});

claim('For filters, there is `getDefaultGridFilterModel`', () => {
  expect(grid.getDefaultGridFilterModel().items).toEqual([]);
  expect(Object.keys(grid).filter((name) => /^getInitialGrid/.test(name))).toEqual([]);
});

claim(
  'Do not move the text to `valueGetter`: the grid would then sort and filter by the text.',
  async () => {
    const texts = async (column: Partial<GridColDef>) => {
      const { container, unmount } = await show(
        <div style={{ height: 300, width: 400 }}>
          <DataGrid
            rows={[
              { id: 1, total: 9 },
              { id: 2, total: 10 },
            ]}
            columns={[{ field: 'total', ...column }]}
            initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'asc' }] } }}
          />
        </div>,
      );
      await expect.poll(() => row(2)).not.toBeNull();
      const cells = [...container.querySelectorAll('[role=gridcell][data-field=total]')];
      const drawn = cells.map((cell) => cell.textContent);
      await unmount();
      return drawn;
    };
    const text = (value: number) => `${String(value)} EUR`;
    expect(await texts({ type: 'number', valueFormatter: text })).toEqual(['9 EUR', '10 EUR']);
    expect(await texts({ valueGetter: text })).toEqual(['10 EUR', '9 EUR']);
  },
);

claim('the grid no longer depends on `@mui/styles`', () => {
  const { dependencies, peerDependencies } = manifest;
  const needed = Object.keys({ ...dependencies, ...peerDependencies });
  expect(needed).toContain('@mui/material');
  expect(needed).not.toContain('@mui/styles');
});

claim(
  'Hooks for a single feature, such as `useGridSorting` and `useGridFilter`, are no longer exported.',
  () => {
    for (const name of [
      'useGridSorting',
      'useGridFilter',
      'useGridSlotComponentProps',
      'useLogger',
    ]) {
      expect(Object.keys(grid)).not.toContain(name);
    }
    for (const name of ['useGridApiContext', 'useGridRootProps', 'useGridLogger']) {
      expect(Object.keys(grid)).toContain(name);
    }
  },
);

import type { ReactNode } from 'react';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro, type GridApi } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { createParts } from './demos/data.ts';
import FindYourGrid from './demos/find-your-grid.tsx';
import PartsCommunity from './demos/parts-community.tsx';
import PartsList from './demos/parts-list.tsx';
import PartsPro from './demos/parts-pro.tsx';
import PlainTable from './demos/plain-table.tsx';

const columns = [{ field: 'name' }, { field: 'stock' }];
const rowCount = () => Number(page.getByRole('grid').element().getAttribute('aria-rowcount')) - 1;
const drawnRows = () => document.querySelectorAll('.MuiDataGrid-row').length;
const slow = { timeout: 10_000 };

claim('Answer for your screen, and see which component is enough:', async () => {
  await show(<FindYourGrid />);
  const answer = page.getByRole('status');
  await expect.element(answer).toHaveTextContent('Use Table.');
  await page.getByRole('checkbox', { name: /sort, filter/ }).click();
  await expect.element(answer).toHaveTextContent('Use DataGrid.');
  await page.getByRole('checkbox', { name: /more than 100 rows/ }).click();
  await expect.element(answer).toHaveTextContent('Use DataGridPro.');
  await page.getByRole('checkbox', { name: /Excel/ }).click();
  await expect.element(answer).toHaveTextContent('Use DataGridPremium.');
});

claim(
  'Every row and every cell is in the document, so the browser can search and print it.',
  async () => {
    await show(<PlainTable />);
    await expect.poll(() => page.getByRole('row').elements().length).toBe(5);
  },
);

claim(
  'It always has pages: of up to 100 rows, or of all rows if you offer the option “All”.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      show(
        <div style={{ height: 300 }}>
          <DataGrid
            rows={createParts(300)}
            columns={columns}
            initialState={{ pagination: { paginationModel: { pageSize: 200 } } }}
          />
        </div>,
      ),
    ).rejects.toThrow('100');
    error.mockRestore();
    const all = await show(
      <div style={{ height: 300 }}>
        <DataGrid
          rows={createParts(300)}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
          pageSizeOptions={[100, { value: -1, label: 'All' }]}
        />
      </div>,
    );
    await expect.element(page.getByText('1–300 of 300')).toBeVisible();
    await all.unmount();
    await show(<PartsCommunity />);
    await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  },
);

claim(
  'All 5,000 rows are in one scrolling list, but only those in or near the view are in the document.',
  async () => {
    await show(<PartsPro />);
    await expect.poll(rowCount, slow).toBe(5000);
    await expect.poll(drawnRows, slow).toBeGreaterThan(3);
    expect(drawnRows()).toBeLessThan(30);
  },
);

claim(
  'The groups and their totals follow the data: filter the rows, and both change.',
  async () => {
    const grid = (items: { field: string; operator: string; value: string }[]) => (
      <div style={{ height: 400, width: 800 }}>
        <DataGridPremium
          rows={createParts(200)}
          columns={[{ field: 'bike' }, { field: 'stock', type: 'number' }]}
          initialState={{
            rowGrouping: { model: ['bike'] },
            aggregation: { model: { stock: 'sum' } },
            filter: { filterModel: { items } },
          }}
        />
      </div>
    );
    const sums = () =>
      [...document.querySelectorAll('.MuiDataGrid-row [data-field=stock]')].map(
        ({ textContent }) => textContent,
      );
    const { unmount } = await show(grid([]));
    // A row for each group, and one for all.
    await expect.poll(() => sums().length, slow).toBe(5);
    const all = sums();
    await unmount();
    await show(grid([{ field: 'bike', operator: 'equals', value: 'Road' }]));
    await expect.poll(() => sums().length, slow).toBe(2);
    expect(sums()[0]).toBe(sums()[1]);
    expect(all).toContain(sums()[0]);
  },
);

claim('There are no headers to click, so sorting needs a control of its own.', async () => {
  await show(<PartsList />);
  await expect.poll(drawnRows, slow).toBeGreaterThan(2);
  expect(
    [...document.querySelectorAll('[role=columnheader]')].filter(
      (header) => header.getBoundingClientRect().height > 0,
    ),
  ).toHaveLength(0);
});

claim(
  'The toolbar is one stop of the :kbd[Tab] key, and so are all headers and cells together; arrow keys move between them.',
  async () => {
    await show(<PartsCommunity />);
    await expect.poll(drawnRows, slow).toBeGreaterThan(2);
    const focused = (part: string) => document.activeElement?.closest(part);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => focused('[role=toolbar]')).not.toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => focused('[role=columnheader]')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => focused('[role=gridcell]')).not.toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => focused('.MuiDataGrid-footerContainer')).not.toBeNull();
  },
);

claim('People can drag columns to another place and pin them from the column menu.', async () => {
  await show(
    <div style={{ height: 300 }}>
      <DataGridPro rows={createParts(3)} columns={columns} />
    </div>,
  );
  await userEvent.hover(page.getByRole('columnheader', { name: 'name' }));
  expect(
    document.querySelectorAll('.MuiDataGrid-columnHeaderDraggableContainer[draggable=true]'),
  ).toHaveLength(2);
  await page.getByRole('button', { name: 'name column menu' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Pin to left' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

claim(
  'They can also sort and filter by several columns. `disableColumnReorder`, `disableColumnPinning`, `disableMultipleColumnsSorting` and `disableMultipleColumnsFiltering` turn that off.',
  async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const found = async (off: boolean) => {
      const apiRef: { current: GridApi | null } = { current: null };
      const { unmount } = await show(
        <div style={{ height: 300 }}>
          <DataGridPro
            apiRef={apiRef}
            rows={createParts(20)}
            columns={columns}
            disableColumnReorder={off}
            disableColumnPinning={off}
            disableMultipleColumnsSorting={off}
            disableMultipleColumnsFiltering={off}
          />
        </div>,
      );
      await page.getByRole('columnheader', { name: /name/ }).click();
      await userEvent.keyboard('{Shift>}');
      await page.getByRole('columnheader', { name: /stock/ }).click();
      await userEvent.keyboard('{/Shift}');
      const by = '[role=columnheader][aria-sort=ascending]';
      await expect
        .poll(() => document.querySelectorAll('[data-field=stock][aria-sort=ascending]').length)
        .toBe(1);
      const draggable = '.MuiDataGrid-columnHeaderDraggableContainer[draggable=true]';
      const [sorted, movable] = [by, draggable].map(
        (selector) => document.querySelectorAll(selector).length,
      );
      await userEvent.hover(page.getByRole('columnheader', { name: /name/ }));
      await page.getByRole('button', { name: 'name column menu' }).click();
      await expect.element(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
      const pins = page.getByRole('menuitem', { name: 'Pin to left' }).elements().length;
      await userEvent.keyboard('{Escape}');
      // No part fulfills both conditions.
      apiRef.current?.setFilterModel({
        items: [
          { id: 1, field: 'name', operator: 'isNotEmpty' },
          { id: 2, field: 'stock', operator: 'isEmpty' },
        ],
      });
      await expect.poll(() => drawnRows() > 0).toBe(off);
      await unmount();
      return { sorted, movable, pins };
    };
    expect(await found(false)).toEqual({ sorted: 2, movable: 2, pins: 1 });
    expect(await found(true)).toEqual({ sorted: 1, movable: 0, pins: 0 });
    warned.mockRestore();
  },
);

claim(
  'People can select several rows with :kbd[Ctrl] or :kbd[Shift], without checkboxes. `disableMultipleRowSelection` turns that off.',
  async () => {
    const selected = async (grid: ReactNode) => {
      const { unmount } = await show(<div style={{ height: 300 }}>{grid}</div>);
      const cell = (row: number) =>
        page.getByRole('gridcell', { name: `part ${row}`, exact: true });
      await cell(1).click();
      await userEvent.keyboard('{Control>}');
      await cell(2).click();
      await userEvent.keyboard('{/Control}');
      const byCtrl = document.querySelectorAll('[role=row][aria-selected=true]').length;
      await cell(1).click();
      await userEvent.keyboard('{Shift>}');
      await cell(3).click();
      await userEvent.keyboard('{/Shift}');
      const byShift = document.querySelectorAll('[role=row][aria-selected=true]').length;
      await unmount();
      return [byCtrl, byShift];
    };
    const rows = [1, 2, 3].map((id) => ({ id, name: `part ${id}` }));
    const props = { rows, columns: [{ field: 'name' }] };
    expect(await selected(<DataGrid {...props} />)).toEqual([1, 1]);
    expect(await selected(<DataGridPro {...props} />)).toEqual([2, 3]);
    expect(await selected(<DataGridPro {...props} disableMultipleRowSelection />)).toEqual([1, 1]);
  },
);

claim(
  "With checkboxes, “Select all” reports `{ type: 'exclude', ids: new Set() }` while no filter is set.",
  async () => {
    const report = async (
      draw: (onChange: (model: GridRowSelectionModel) => void) => ReactNode,
    ) => {
      const models: GridRowSelectionModel[] = [];
      const { unmount } = await show(
        <div style={{ height: 300 }}>{draw((model) => models.push(model))}</div>,
      );
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await expect.poll(() => models.length).toBe(1);
      await unmount();
      return { type: models[0]?.type, count: models[0]?.ids.size };
    };
    const props = { rows: createParts(3), columns, checkboxSelection: true };
    const items = [{ field: 'name', operator: 'isNotEmpty' }];
    expect(
      await report((onChange) => <DataGrid {...props} onRowSelectionModelChange={onChange} />),
    ).toEqual({ type: 'include', count: 3 });
    expect(
      await report((onChange) => <DataGridPro {...props} onRowSelectionModelChange={onChange} />),
    ).toEqual({ type: 'exclude', count: 0 });
    expect(
      await report((onChange) => (
        <DataGridPro {...props} onRowSelectionModelChange={onChange} filterModel={{ items }} />
      )),
    ).toEqual({ type: 'include', count: 3 });
  },
);

claim(
  '`DataGridPremium` adds grouping and aggregation to the column menu and pivoting to the toolbar, and it pastes into editable cells. `disableRowGrouping`, `disableAggregation`, `disablePivoting` and `disableClipboardPaste` turn that off.',
  async () => {
    for (const off of [false, true]) {
      const { unmount } = await show(
        <div style={{ height: 400 }}>
          <DataGridPremium
            rows={[
              { id: 1, name: 'Bell', stock: 7 },
              { id: 2, name: 'Pump', stock: 4 },
            ]}
            columns={[
              { field: 'name', editable: true },
              { field: 'stock', type: 'number', width: 200 },
            ]}
            disableRowGrouping={off}
            disableAggregation={off}
            disablePivoting={off}
            disableClipboardPaste={off}
            showToolbar
          />
        </div>,
      );
      await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
      expect(page.getByRole('button', { name: 'Pivot' }).elements()).toHaveLength(off ? 0 : 1);
      await userEvent.hover(page.getByRole('columnheader', { name: /stock/ }));
      await page.getByRole('button', { name: 'stock column menu' }).click();
      await expect.element(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
      expect(page.getByText('Group by stock').elements()).toHaveLength(off ? 0 : 1);
      expect(page.getByText('Aggregation').elements().length > 0).toBe(!off);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
      await page.getByRole('gridcell', { name: 'Bell' }).click();
      await userEvent.copy();
      await page.getByRole('gridcell', { name: 'Pump' }).click();
      await userEvent.paste();
      const bells = () => page.getByRole('gridcell', { name: 'Bell' }).elements().length;
      if (!off) await expect.poll(bells, slow).toBe(2);
      else {
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(bells()).toBe(1);
      }
      await unmount();
    }
  },
);

claim('`DataGridPro` shows all rows until you set `pagination`.', async () => {
  await show(
    <div style={{ height: 300 }}>
      <DataGridPro rows={createParts(150)} columns={columns} />
    </div>,
  );
  await expect.poll(rowCount, slow).toBe(150);
  expect(page.getByRole('button', { name: 'Go to next page' }).elements()).toHaveLength(0);
});

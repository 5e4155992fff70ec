import { useEffect, type ReactNode } from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  type GridApi,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CellControls from './demos/cell-controls.tsx';
import CellEvents from './demos/cell-events.tsx';
import ReservoirLevels from './demos/reservoir-levels.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${id} ${field}`);
  return found;
};

claim('This grid uses all four:', async () => {
  await show(wide(<ReservoirLevels />));
  await expect.poll(() => cell(2, 'level').textContent).toBe('15%');
  expect(cell(1, 'volume').textContent).toBe('41 hm³');
  expect(cell(2, 'level').classList.contains('low')).toBe(true);
  expect(cell(1, 'level').classList.contains('low')).toBe(false);
  await userEvent.click(page.getByRole('columnheader', { name: 'Level' }));
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
        row.getAttribute('data-id'),
      ),
    )
    .toEqual(['2', '3', '1']);
});

claim(
  'If `renderCell` returns `undefined`, the cell falls back to the text; with `null`, it is empty.',
  async () => {
    const columns: GridColDef[] = [
      { field: 'plain' },
      { field: 'custom', renderCell: ({ value }) => <b>{value}</b> },
      { field: 'fallback', renderCell: () => undefined, valueFormatter: () => 'formatted' },
      { field: 'empty', renderCell: () => null },
    ];
    await show(
      wide(
        <DataGrid
          rows={[{ id: 1, plain: 'p', custom: 'c', fallback: 'f', empty: 'e' }]}
          columns={columns}
        />,
      ),
    );
    await expect.poll(() => cell(1, 'plain').title).toBe('p');
    expect([cell(1, 'custom').textContent, cell(1, 'custom').title]).toEqual(['c', '']);
    expect(cell(1, 'fallback').textContent).toBe('formatted');
    expect(cell(1, 'empty').textContent).toBe('');
  },
);

claim(
  'The element is `null` if the cell is not rendered, for example because it is scrolled out of view.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          apiRef={apiRef}
          rows={Array.from({ length: 80 }, (_, id) => ({ id, name: id }))}
          columns={[{ field: 'name', valueGetter: (value: number) => value * 2 }]}
        />
      </div>,
    );
    await expect.poll(() => apiRef.current?.getCellElement(1, 'name')?.textContent).toBe('2');
    expect(apiRef.current?.getCellElement(70, 'name')).toBeNull();
    expect(apiRef.current?.getCellValue(70, 'name')).toBe(140);
    expect(apiRef.current?.getCellParams(70, 'name').row.name).toBe(70);
  },
);

claim(
  'If it contains an element with `tabIndex={0}`, that element gets the focus instead of the cell when people move there with the arrow keys.',
  async () => {
    await show(wide(<CellControls />));
    await userEvent.click(page.getByRole('gridcell', { name: 'Greenhouse' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement?.tagName).toBe('A');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('checkbox', { name: 'Greenhouse active' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = page.getByRole('checkbox', { name: 'Cold store active' });
    await expect.element(second).toHaveFocus();
    await second.click();
    await expect.element(second).toBeChecked();
  },
);

claim(
  'but a checkbox or a switch only knows :kbd[Space]: stop that key from bubbling, as the demo does',
  async () => {
    const demo = await show(wide(<CellControls />));
    await userEvent.click(page.getByRole('gridcell', { name: 'Greenhouse' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const first = page.getByRole('checkbox', { name: 'Greenhouse active' });
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(first).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(first).not.toBeChecked();
    await expect.element(first).toHaveFocus();
    await demo.unmount();
    const onClick = vi.fn();
    await show(
      wide(
        <DataGrid
          rows={[{ id: 1 }, { id: 2 }]}
          columns={[
            { field: 'id' },
            {
              field: 'open',
              renderCell: ({ tabIndex, id }) => (
                <button tabIndex={tabIndex} onClick={onClick}>
                  Open {id}
                </button>
              ),
            },
          ]}
        />,
      ),
    );
    await userEvent.click(page.getByRole('gridcell', { name: '1', exact: true }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Open 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Open 2' })).toHaveFocus();
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

claim('on a click, before `onRowClick`', async () => {
  const calls: string[] = [];
  await show(
    wide(
      <DataGrid
        rows={[{ id: 1, name: 'a' }]}
        columns={[{ field: 'name' }]}
        onCellClick={() => calls.push('cell')}
        onRowClick={() => calls.push('row')}
      />,
    ),
  );
  await page.getByRole('gridcell', { name: 'a' }).click();
  expect(calls).toEqual(['cell', 'row']);
});

claim('on each key while the cell, or something in it, has the focus', async () => {
  const first = await show(wide(<CellEvents />));
  await page.getByRole('gridcell', { name: 'Gallery 4' }).click();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Clicked room: Gallery 4');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(status).toHaveTextContent('Pressed ArrowLeft in room');
  await first.unmount();
  const pressed = vi.fn();
  await show(
    wide(
      <DataGrid
        rows={[{ id: 1, name: 'a' }]}
        columns={[{ field: 'name', renderCell: () => <button tabIndex={0}>Inside</button> }]}
        onCellKeyDown={(_params, event) => pressed(event.key)}
      />,
    ),
  );
  await page.getByRole('button', { name: 'Inside' }).click();
  await userEvent.keyboard('x');
  await expect.poll(() => pressed.mock.calls).toEqual([['x']]);
});

claim(
  'Set `event.defaultMuiPrevented = true` in a handler to stop the grid from reacting, for example from starting to edit on :kbd[Enter].',
  async () => {
    await show(
      wide(
        <DataGrid
          rows={[{ id: 1, name: 'a' }]}
          columns={[{ field: 'name', editable: true }]}
          onCellKeyDown={(_params, event) => {
            if (event.key === 'Enter') event.defaultMuiPrevented = true;
          }}
        />,
      ),
    );
    await page.getByRole('gridcell', { name: 'a' }).click();
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('.MuiDataGrid-cell--editing')).toBeNull();
    // Another key starts it.
    await userEvent.keyboard('b');
    await expect.poll(() => document.querySelector('.MuiDataGrid-cell--editing')).not.toBeNull();
  },
);

claim(
  'when people start and stop editing a cell, but not when your code does; with `editMode="row"`, use `onRowEditStart` and `onRowEditStop`',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const calls: string[] = [];
    const grid = (editMode: 'cell' | 'row') =>
      show(
        wide(
          <DataGrid
            apiRef={apiRef}
            rows={[{ id: 1, name: 'a' }]}
            columns={[{ field: 'name', editable: true }]}
            editMode={editMode}
            onCellEditStart={() => calls.push('cell start')}
            onCellEditStop={() => calls.push('cell stop')}
            onRowEditStart={() => calls.push('row start')}
            onRowEditStop={() => calls.push('row stop')}
          />,
        ),
      );
    const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
    const first = await grid('cell');
    await page.getByRole('gridcell', { name: 'a' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(editing).toBe(0);
    expect(calls).toEqual(['cell start', 'cell stop']);
    apiRef.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(editing).toBe(1);
    apiRef.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(editing).toBe(0);
    expect(calls).toEqual(['cell start', 'cell stop']);
    await first.unmount();
    calls.length = 0;
    await grid('row');
    await page.getByRole('gridcell', { name: 'a' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(editing).toBe(0);
    expect(calls).toEqual(['row start', 'row stop']);
  },
);

claim('The grid also unmounts cells that scroll out of view', async () => {
  const unmounted = vi.fn();
  function Content({ id }: { id: GridRowId }) {
    useEffect(() => () => unmounted(id), [id]);
    return <b>{id}</b>;
  }
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={Array.from({ length: 80 }, (_, id) => ({ id }))}
        columns={[{ field: 'id', renderCell: ({ id }) => <Content id={id} /> }]}
      />
    </div>,
  );
  await expect.poll(() => cell(0, 'id').textContent).toBe('0');
  unmounted.mockClear();
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 3000 });
  await expect.poll(() => unmounted.mock.calls.flat()).toContain(0);
});

claim('`apiRef.current.setCellFocus(id, field)` moves the focus.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    wide(
      <DataGrid
        apiRef={apiRef}
        rows={[
          { id: 1, name: 'a' },
          { id: 2, name: 'b' },
        ]}
        columns={[{ field: 'name' }]}
      />,
    ),
  );
  await expect.element(page.getByRole('gridcell', { name: 'b' })).toBeVisible();
  apiRef.current?.setCellFocus(2, 'name');
  await expect.element(page.getByRole('gridcell', { name: 'b' })).toHaveFocus();
});

claim(
  'This function focuses the first cell of the current page, after sorting and filtering:',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          apiRef={apiRef}
          rows={Array.from({ length: 60 }, (_, id) => ({ id }))}
          columns={[{ field: 'id', type: 'number' }]}
          initialState={{
            sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
            pagination: { paginationModel: { page: 1, pageSize: 20 } },
          }}
          pageSizeOptions={[20]}
        />
      </div>,
    );
    await expect.poll(() => cell(39, 'id').textContent).toBe('39');
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    scroller?.scrollTo({ top: 600 });
    await expect.poll(() => document.querySelector('[data-id="39"]')).toBeNull();
    const id = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef)[0] ?? '';
    const field = gridVisibleColumnFieldsSelector(apiRef)[0] ?? '';
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(id, field);
    await expect.poll(() => scroller?.scrollTop).toBe(0);
    await expect.poll(() => document.activeElement === cell(39, 'id')).toBe(true);
  },
);

claim('The first two throw an error if the grid has no row with this id.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(wide(<DataGrid apiRef={apiRef} rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />));
  await expect.poll(() => apiRef.current?.getCellValue(1, 'id')).toBe(1);
  expect(() => apiRef.current?.getCellValue(9, 'id')).toThrow('No row with id #9 found');
  expect(() => apiRef.current?.getCellParams(9, 'id')).toThrow('No row with id #9 found');
  expect(apiRef.current?.getCellElement(9, 'id')).toBeNull();
});

claim(
  "The id must have its own type: with ids that are numbers, `setCellFocus('2', field)` focuses nothing.",
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      wide(<DataGrid apiRef={apiRef} rows={[{ id: 1 }, { id: 2 }]} columns={[{ field: 'id' }]} />),
    );
    await expect.poll(() => cell(2, 'id').textContent).toBe('2');
    apiRef.current?.setCellFocus('2', 'id');
    await expect.poll(() => apiRef.current?.state.focus.cell?.id).toBe('2');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.activeElement).toBe(document.body);
    apiRef.current?.setCellFocus(2, 'id');
    await expect.poll(() => document.activeElement === cell(2, 'id')).toBe(true);
  },
);

import { useState, type ReactNode } from 'react';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridApi } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import LiveTotal from './demos/live-total.tsx';
import PinPatients from './demos/pin-patients.tsx';
import TicketSales from './demos/ticket-sales.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const ids = (selector = '') =>
  [...document.querySelectorAll(`${selector} [role=row][data-id]`)]
    .map((row) => row.getAttribute('data-id'))
    .join(' ');
const top = () => ids('.MuiDataGrid-pinnedRows--top');
const bottom = () => ids('.MuiDataGrid-pinnedRows--bottom');
const cell = (id: string, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${id} ${field}`);
  return found;
};

const rows = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, name: `N${index + 1}` }));
const columns = [{ field: 'name', editable: true }];
const pinnedRows = { top: [{ id: 'a', name: 'A' }], bottom: [{ id: 'z', name: 'Z' }] };

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ height: 500, width: 600 }}>
      <DataGridPro rows={rows} columns={columns} pinnedRows={pinnedRows} {...props} />
    </div>
  );
}

claim(
  'They stay visible while the other rows scroll, and sorting, filters and pagination do not affect them.',
  async () => {
    const first = await show(wide(<TicketSales />));
    await expect.poll(top).toBe('plan');
    const before = cell('plan', 'show').getBoundingClientRect().top;
    document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 150 });
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop)
      .toBeGreaterThan(50);
    expect(cell('plan', 'show').getBoundingClientRect().top).toBe(before);
    await userEvent.click(page.getByRole('columnheader', { name: 'Tickets' }));
    await expect.poll(top).toBe('plan');
    expect(bottom()).toBe('total');
    await first.unmount();
    await show(
      <Grid
        pagination
        pageSizeOptions={[2]}
        initialState={{
          pagination: { paginationModel: { pageSize: 2 } },
          filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'N' }] } },
        }}
      />,
    );
    await expect.poll(() => ids()).toBe('a 1 2 z');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => ids()).toBe('a 3 4 z');
  },
);

claim(
  'Keep the ids of pinned rows in state, and split your data into `rows` and `pinnedRows`:',
  async () => {
    await show(wide(<PinPatients />));
    await expect.poll(top).toBe('1');
    expect(ids()).toBe('1 0 2 3 4 5 6');
    await page.getByRole('menuitem', { name: 'Pin Otis' }).click();
    await expect.poll(top).toBe('1 2');
    await page.getByRole('menuitem', { name: 'Unpin Mila' }).click();
    await expect.poll(() => ids()).toBe('2 0 1 3 4 5 6');
  },
);

claim(
  'Pass a new `pinnedRows` object when values change, for example when a total depends on the rows:',
  async () => {
    await show(wide(<LiveTotal />));
    await expect.poll(() => cell('total', 'crates').textContent).toBe('86');
    await userEvent.dblClick(cell('2', 'crates'));
    await userEvent.keyboard('{Control>}a{/Control}31{Enter}');
    await expect.poll(() => cell('total', 'crates').textContent).toBe('96');
    expect(bottom()).toBe('total');
  },
);

claim('`apiRef.current.updateRows` also changes pinned rows.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  function Replaces() {
    const [pinned, setPinned] = useState(pinnedRows);
    return (
      <>
        <button onClick={() => setPinned({ ...pinnedRows })}>Replace</button>
        <Grid apiRef={apiRef} pinnedRows={pinned} />
      </>
    );
  }
  await show(<Replaces />);
  await expect.poll(bottom).toBe('z');
  apiRef.current?.updateRows([{ id: 'z', name: 'Omega' }]);
  await expect.poll(() => cell('z', 'name').textContent).toBe('Omega');
  expect(bottom()).toBe('z');
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => cell('z', 'name').textContent).toBe('Z');
});

claim("`_action: 'delete'` does not remove a pinned row.", async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(<Grid apiRef={apiRef} />);
  await expect.poll(bottom).toBe('z');
  apiRef.current?.updateRows([{ id: 'z', _action: 'delete' }]);
  apiRef.current?.updateRows([{ id: 1, _action: 'delete' }]);
  await expect.poll(() => ids()).toBe('a 2 3 4 5 6 7 8 z');
});

claim('`getRowClassName` works for pinned rows too.', async () => {
  await show(<Grid getRowClassName={({ id }) => (id === 'a' ? 'special' : '')} />);
  await expect.poll(() => document.querySelector('.special')?.getAttribute('data-id')).toBe('a');
});

claim('pinned rows cannot be selected and have no checkbox', async () => {
  const selected = vi.fn();
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(
    <Grid
      apiRef={apiRef}
      checkboxSelection
      onRowSelectionModelChange={(model) => selected(model.ids.size)}
    />,
  );
  await expect.poll(top).toBe('a');
  expect(cell('a', '__check__').querySelector('input')).toBeNull();
  expect(cell('1', '__check__').querySelector('input')).not.toBeNull();
  await userEvent.click(cell('a', 'name'));
  expect(selected).not.toHaveBeenCalled();
  await userEvent.click(cell('1', 'name'));
  await expect.poll(() => selected.mock.calls.length).toBe(1);
  const rowIds = () => [...(apiRef.current?.getSelectedRows().keys() ?? [])];
  expect(rowIds()).toEqual([1]);
  apiRef.current?.selectRow(1, false);
  await expect.poll(rowIds).toEqual([]);
  await page.getByRole('checkbox', { name: /select all rows/i }).click();
  await expect.poll(rowIds).toEqual(rows.map(({ id }) => id));
});

claim('pinned rows are included, in their position, unless rows are selected', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  const first = await show(<Grid apiRef={apiRef} rows={rows.slice(0, 2)} />);
  await expect.poll(top).toBe('a');
  expect(apiRef.current?.getDataAsCsv().split('\r\n')).toEqual(['name', 'A', 'N1', 'N2', 'Z']);
  apiRef.current?.selectRow(2);
  apiRef.current?.selectRow('a');
  expect(apiRef.current?.getDataAsCsv().split('\r\n')).toEqual(['name', 'N2']);
  await first.unmount();
  const premiumRef: { current: GridApi | null } = { current: null };
  await show(
    <DataGridPremium<{ id: number | string; name: string }>
      apiRef={premiumRef}
      rows={rows.slice(0, 2)}
      columns={columns}
      pinnedRows={pinnedRows}
    />,
  );
  await expect.poll(top).toBe('a');
  const names: unknown[] = [];
  const workbook = await premiumRef.current?.getDataAsExcel();
  workbook?.worksheets[0]?.eachRow((row) => names.push(row.getCell(1).value));
  expect(names).toEqual(['name', 'A', 'N1', 'N2', 'Z']);
});

claim('works, and calls `processRowUpdate` like any row', async () => {
  const saved = vi.fn();
  await show(
    <Grid
      processRowUpdate={(row) => {
        saved(row.id, row.name);
        return row;
      }}
    />,
  );
  await expect.poll(top).toBe('a');
  await userEvent.dblClick(cell('a', 'name'));
  await userEvent.keyboard('B{Enter}');
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  await expect.poll(() => cell('a', 'name').textContent).toBe('AB');
});

claim('from the last row at the top to the first row of the body', async () => {
  await show(<Grid />);
  await expect.poll(top).toBe('a');
  await userEvent.click(cell('a', 'name'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement === cell('1', 'name')).toBe(true);
  await userEvent.click(cell('8', 'name'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement === cell('z', 'name')).toBe(true);
});

claim('When you unpin it later, it does not come back', async () => {
  function Twice() {
    const [pinned, setPinned] = useState({ top: rows.slice(0, 1) });
    return (
      <>
        <button onClick={() => setPinned({ top: rows.slice(1, 2) })}>Pin another</button>
        <Grid pinnedRows={pinned} />
      </>
    );
  }
  await show(<Twice />);
  await expect.poll(top).toBe('1');
  expect(ids()).toMatch(/^1 2 3/);
  await page.getByRole('button', { name: 'Pin another' }).click();
  await expect.poll(top).toBe('2');
  expect(ids()).toMatch(/^2 3 4/);
});

claim('the toggle button of a pinned row is disabled', async () => {
  await show(<Grid getDetailPanelContent={({ id }) => <p>Details of {id}</p>} />);
  await expect.poll(top).toBe('a');
  const toggle = (id: string) =>
    cell(id, '__detail_panel_toggle__').querySelector('button')?.disabled;
  await expect.poll(() => toggle('1')).toBe(false);
  expect(toggle('a')).toBe(true);
  expect(toggle('z')).toBe(true);
});

/** Drags a row over another one. The grid compares two positions to see the direction. */
async function dragRow(from: string, to: string) {
  const fire = (type: string, element: Element, clientY: number) => {
    const dataTransfer = new DataTransfer();
    Object.defineProperty(dataTransfer, 'dropEffect', { value: 'move' });
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, clientY, dataTransfer }),
    );
  };
  const handle = () => {
    const found = cell(from, '__reorder__').querySelector('[draggable=true]');
    if (!found) throw new Error(`${from} cannot be dragged`);
    return found;
  };
  const start = handle().getBoundingClientRect().top + 10;
  const end = cell(to, 'name').getBoundingClientRect().top + 10;
  fire('dragstart', handle(), start);
  // The grid learns of the dragged row with its next rendering.
  await new Promise(requestAnimationFrame);
  fire('dragover', cell(to, 'name'), start < end ? end - 2 : end + 2);
  fire('dragover', cell(to, 'name'), end);
  await new Promise(requestAnimationFrame);
  fire('dragend', handle(), end);
  await new Promise(requestAnimationFrame);
}

claim('pinned rows cannot be moved, and are not drop targets', async () => {
  await show(<Grid rowReordering />);
  await expect.poll(top).toBe('a');
  expect(cell('1', '__reorder__').querySelector('[draggable=true]')).not.toBeNull();
  expect(cell('a', '__reorder__').querySelector('[draggable=true]')).toBeNull();
  expect(cell('z', '__reorder__').querySelector('[draggable=true]')).toBeNull();
  await dragRow('3', 'a');
  expect(ids()).toBe('a 1 2 3 4 5 6 7 8 z');
  await dragRow('3', 'z');
  expect(ids()).toBe('a 1 2 3 4 5 6 7 8 z');
  await dragRow('2', '4');
  await expect.poll(() => ids()).toBe('a 1 3 4 2 5 6 7 8 z');
});

claim('results do not include pinned rows; the total row is below them', async () => {
  await show(
    <div style={{ height: 500, width: 600 }}>
      <DataGridPremium
        rows={[1, 2, 3].map((id): { id: number | string; count: number } => ({ id, count: id }))}
        columns={[{ field: 'count', type: 'number' }]}
        pinnedRows={{ bottom: [{ id: 'z', count: 100 }] }}
        initialState={{ aggregation: { model: { count: 'sum' } } }}
      />
    </div>,
  );
  const total = 'auto-generated-group-footer-root';
  await expect.poll(bottom).toBe(`z ${total}`);
  expect(cell(total, 'count').textContent).toBe('6');
});

claim('no effect on pinned rows', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  const two = { top: [{ id: 'b', name: 'B' }, ...pinnedRows.top] };
  await show(<Grid apiRef={apiRef} pinnedRows={two} />);
  await expect.poll(top).toBe('b a');
  apiRef.current?.sortColumn('name', 'asc');
  apiRef.current?.setQuickFilterValues(['N3']);
  await expect.poll(() => ids()).toBe('b a 3');
});

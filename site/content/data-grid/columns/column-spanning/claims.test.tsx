import { useState } from 'react';
import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent } from '#claims';
import ClosedDays from './demos/closed-days.tsx';
import InvoiceTotal from './demos/invoice-total.tsx';
import PickupAddresses from './demos/pickup-addresses.tsx';
import PracticeRooms from './demos/practice-rooms.tsx';

const cell = (id: number | string, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [role=gridcell][data-field="${field}"]`);
const span = (id: number | string, field: string) => cell(id, field)?.getAttribute('aria-colspan');
const width = (id: number | string, field: string) =>
  cell(id, field)?.getBoundingClientRect().width ?? 0;

const rows = [{ id: 1, a: 'x', b: 'y', c: 'z', d: 'w' }];
const abcd: GridColDef[] = ['a', 'b', 'c', 'd'].map((field) => ({ field, width: 100 }));
const spanning = abcd.map((column) => (column.field === 'a' ? { ...column, colSpan: 2 } : column));

claim('In this booking plan, a longer booking covers more hours:', async () => {
  await show(
    <div style={{ width: 900 }}>
      <PracticeRooms />
    </div>,
  );
  await expect.poll(() => span(1, '9:00')).toBe('3');
  expect(width(1, '9:00')).toBe(300);
  expect(cell(1, '10:00')).toBeNull();
  expect(cell(1, '12:00')).not.toBeNull();
});

claim(
  'The covered columns keep their headers, and you can still sort and filter by them.',
  async () => {
    await show(
      <div style={{ width: 900 }}>
        <PickupAddresses />
      </div>,
    );
    await page.getByRole('columnheader', { name: 'City' }).click();
    const order = () =>
      [...document.querySelectorAll('[role=gridcell][data-field=parcel]')].map(
        (element) => element.textContent,
      );
    await expect.poll(order).toEqual(['NX-2041', 'NX-2044', 'NX-2043', 'NX-2042']);
    expect(cell(1, 'city')).toBeNull();
  },
);

claim('The value is what `valueGetter` returns, not the formatted text.', async () => {
  const seen: unknown[] = [];
  const columns: GridColDef[] = [
    {
      field: 'a',
      valueGetter: () => 7,
      valueFormatter: () => 'seven',
      colSpan: (value) => {
        seen.push(value);
        return undefined;
      },
    },
    { field: 'b' },
  ];
  await show(<DataGrid rows={rows} columns={columns} />);
  await expect.poll(() => span(1, 'a')).toBe('1');
  expect(new Set(seen)).toEqual(new Set([7]));
});

claim('Return `undefined` or 1 for a normal cell.', async () => {
  await show(
    <div style={{ width: 900 }}>
      <InvoiceTotal />
    </div>,
  );
  await expect.poll(() => span('total', 'item')).toBe('3');
  expect(span('oak', 'item')).toBe('1');
  expect(cell('total', 'price')).toBeNull();
  expect(cell('total', 'amount')?.textContent).toBe('$293.00');
});

claim(
  'A `colSpan` that is larger than the number of remaining columns ends at the last column.',
  async () => {
    const tooLong = abcd.map((column, index) =>
      index === 1 ? { ...column, colSpan: 20 } : column,
    );
    await show(
      <div style={{ width: 600 }}>
        <DataGrid rows={rows} columns={tooLong} />
      </div>,
    );
    await expect.poll(() => width(1, 'b')).toBe(300);
    // The reason to count the columns instead.
    expect(span(1, 'b')).toBe('20');
  },
);

claim(
  'To cover the rest of the row, count the visible columns, so that `aria-colspan` stays correct when someone hides a column.',
  async () => {
    await show(
      <div style={{ width: 900 }}>
        <ClosedDays />
      </div>,
    );
    await expect.poll(() => span(1, 'visitors')).toBe('3');
    expect(cell(1, 'visitors')?.textContent).toBe('Closed for cleaning');
    expect(span(2, 'visitors')).toBe('1');
    await page.getByRole('columnheader', { name: 'Tours' }).hover();
    await page.getByRole('button', { name: 'Tours column menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect.poll(() => span(1, 'visitors')).toBe('2');
  },
);

claim('`colSpan` counts visible columns, so the cell covers the next one instead', async () => {
  function Hide() {
    const [shown, setShown] = useState(true);
    return (
      <div style={{ width: 600 }}>
        <button onClick={() => setShown(false)}>Hide</button>
        <DataGrid rows={rows} columns={spanning} columnVisibilityModel={{ b: shown }} />
      </div>
    );
  }
  await show(<Hide />);
  await expect.poll(() => cell(1, 'c')).not.toBeNull();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.poll(() => cell(1, 'c')).toBeNull();
  expect(width(1, 'a')).toBe(200);
  expect(cell(1, 'd')).not.toBeNull();
});

claim('a cell never crosses the border between pinned and other columns', async () => {
  await show(
    <div style={{ width: 600 }}>
      <DataGridPro rows={rows} columns={spanning} pinnedColumns={{ left: ['a'] }} />
    </div>,
  );
  await expect.poll(() => cell(1, 'b')).not.toBeNull();
  expect(width(1, 'a')).toBe(100);
});

claim('CSV export ignores `colSpan`', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(<DataGrid apiRef={apiRef} rows={rows} columns={spanning} />);
  await expect.poll(() => cell(1, 'a')).not.toBeNull();
  expect(apiRef.current?.getDataAsCsv()).toBe('a,b,c,d\r\nx,y,z,w');
});

claim(
  ':kbd[ArrowRight] goes to the first cell after it, and :kbd[ArrowDown] onto a covered column focuses the cell that covers it.',
  async () => {
    await show(
      <div style={{ width: 900 }}>
        <PracticeRooms />
      </div>,
    );
    await userEvent.click(cell(1, '9:00') ?? document.body);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement === cell(1, '12:00')).toBe(true);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => document.activeElement === cell(3, '9:00')).toBe(true);
  },
);

claim(
  'In right-to-left layouts, :kbd[ArrowDown] goes to the cell after the span instead.',
  async () => {
    const columns: GridColDef[] = abcd.map((column) =>
      column.field === 'a' ? { ...column, colSpan: (_value, row) => row.span } : column,
    );
    await show(
      <div style={{ width: 600 }}>
        <DataGrid
          rows={[
            { id: 1, a: 'x', b: 'y', c: 'z', d: 'w' },
            { id: 2, a: 'x', b: 'y', c: 'z', d: 'w', span: 2 },
          ]}
          columns={columns}
        />
      </div>,
      { direction: 'rtl' },
    );
    await expect.poll(() => width(2, 'a')).toBe(200);
    await userEvent.click(cell(1, 'b') ?? document.body);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement === cell(2, 'c')).toBe(true);
  },
);

claim('the cell extends to the left', async () => {
  await show(
    <div style={{ width: 600 }}>
      <DataGrid rows={rows} columns={spanning} />
    </div>,
    { direction: 'rtl' },
  );
  await expect.poll(() => width(1, 'a')).toBe(200);
  const start = cell(1, 'a')?.getBoundingClientRect();
  const next = cell(1, 'c')?.getBoundingClientRect();
  expect(start?.left).toBe(next?.right);
});

claim(
  'In this version, :kbd[ArrowRight] on a cell that covers the last column takes the grid out of the :kbd[Tab] order until the next arrow key or click.',
  async () => {
    const stops = () => document.querySelectorAll('[role=grid] [tabindex="0"]').length;
    const whole = abcd.map((column) => (column.field === 'b' ? { ...column, colSpan: 3 } : column));
    const unguarded = await show(
      <div style={{ width: 600 }}>
        <DataGrid rows={rows} columns={whole} hideFooter />
      </div>,
    );
    await userEvent.click(cell(1, 'b') ?? document.body);
    await expect.poll(stops).toBe(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(stops).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(stops).toBe(1);
    await unguarded.unmount();
    for (const direction of ['ltr', 'rtl'] as const) {
      const demo = await show(
        <div style={{ width: 900 }}>
          <ClosedDays />
        </div>,
        { direction },
      );
      await userEvent.click(cell(1, 'visitors') ?? document.body);
      const [forward, back] = direction === 'ltr' ? ['Right', 'Left'] : ['Left', 'Right'];
      await userEvent.keyboard(`{Arrow${forward}}`);
      await expect.poll(stops).toBe(1);
      expect(document.activeElement).toBe(cell(1, 'visitors'));
      await userEvent.keyboard(`{Arrow${back}}`);
      await expect.poll(() => document.activeElement === cell(1, 'day')).toBe(true);
      await demo.unmount();
    }
  },
);

import dayjs from 'dayjs';
import { createRef, useState } from 'react';
import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent } from '#claims';
import { orders } from './demos/data.ts';
import DeliveryDay from './demos/delivery-day.tsx';
import HundredOrders from './demos/hundred-orders.tsx';

const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller');
const selectedRows = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
const rows = Array.from({ length: 50 }, (_, id) => ({ id, name: `Order ${String(id)}` }));

claim('The scroll position and an open edit field survive.', async () => {
  function NewColumns() {
    const [count, setCount] = useState(0);
    return (
      <div style={{ height: 300, width: 500 }}>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <DataGrid rows={rows} columns={[{ field: 'name', editable: true, width: 200 }]} />
      </div>
    );
  }
  await show(<NewColumns />);
  await page.getByRole('gridcell', { name: 'Order 3', exact: true }).dblClick();
  await expect.element(page.getByRole('textbox')).toHaveValue('Order 3');
  // a click of the mouse would leave the edit field
  const again = page.getByRole('button', { name: /^Render/ });
  again.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(again).toHaveTextContent('Render 1');
  await expect.element(page.getByRole('textbox')).toHaveValue('Order 3');
  await userEvent.keyboard('{Escape}');
  scroller()?.scrollTo({ top: 300 });
  await expect.poll(() => scroller()?.scrollTop).toBe(300);
  again.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(again).toHaveTextContent('Render 2');
  expect(scroller()?.scrollTop).toBe(300);
});

claim(
  'With a new list on each render, the grid computes its columns again each time, and a column that people have resized goes back to the width you set.',
  async () => {
    const api = createRef<GridApi>();
    function NewColumns() {
      const [count, setCount] = useState(0);
      return (
        <div style={{ height: 300, width: 500 }}>
          <button onClick={() => setCount(count + 1)}>Render {count}</button>
          <DataGrid apiRef={api} rows={rows} columns={[{ field: 'name', width: 200 }]} />
        </div>
      );
    }
    await show(<NewColumns />);
    const width = () =>
      page.getByRole('columnheader', { name: /^name/ }).element().getBoundingClientRect().width;
    api.current?.setColumnWidth('name', 320);
    await expect.poll(width).toBe(320);
    await page.getByRole('button', { name: /^Render/ }).click();
    await expect.poll(width).toBe(200);
  },
);

claim('It draws only the rows in view', async () => {
  await show(<HundredOrders />);
  await expect
    .element(page.getByRole('grid', { name: 'Orders' }))
    .toHaveAttribute('aria-rowcount', '101');
  expect(page.getByRole('row').elements().length).toBeLessThan(30);
});

claim('Click a header to sort, or open its menu to filter and to hide the column.', async () => {
  await show(<HundredOrders />);
  const header = page.getByRole('columnheader', { name: /^Boxes/ });
  await header.click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Boxes column menu' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect.element(header).not.toBeInTheDocument();
});

claim(
  'Without one, the grid grows with its rows and renders all of them: fine for a handful, slow for many.',
  async () => {
    await show(
      <div style={{ width: 500 }}>
        <DataGrid rows={rows} columns={[{ field: 'name' }]} hideFooter />
      </div>,
    );
    await expect
      .poll(() => document.querySelectorAll('[role=row][data-id]').length)
      .toBe(rows.length);
  },
);

claim('The grid of the Community plan shows pages of up to 100 rows.', async () => {
  const columns: GridColDef[] = [{ field: 'id' }];
  const many = Array.from({ length: 101 }, (_, id) => ({ id }));
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGrid rows={many} columns={columns} />
    </div>,
  );
  await expect.element(page.getByText('1–100 of 101')).toBeVisible();
});

claim(
  'Inside, the arrow keys move from cell to cell, :kbd[Enter] starts editing where a column allows it, and with `checkboxSelection`, :kbd[Ctrl+A] selects all rows.',
  async () => {
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid
          rows={rows.slice(0, 3)}
          columns={[{ field: 'id' }, { field: 'name', editable: true, width: 200 }]}
          checkboxSelection
        />
      </div>,
    );
    await page.getByRole('gridcell', { name: '0', exact: true }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect
      .element(page.getByRole('gridcell', { name: 'Order 1', exact: true }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox')).toHaveValue('Order 1');
    await userEvent.keyboard('{Escape}{Control>}a{/Control}');
    await expect.poll(selectedRows).toBe(3);
  },
);

claim('Here a Date Picker shows the orders of one day:', async () => {
  await show(<DeliveryDay />);
  for (const day of ['05', '31']) {
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await userEvent.keyboard(day);
    const due = orders.filter((order) => dayjs(`2025-05-${day}`).isSame(order.due, 'day'));
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(`Orders due: ${String(due.length)}`);
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')].map((row) =>
        Number(row.dataset['id']),
      );
    await expect.poll(shown).toEqual(due.map(({ id }) => id));
  }
});

claim('The option “All” works in every plan.', async () => {
  const many = Array.from({ length: 130 }, (_, id) => ({ id }));
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={many}
        columns={[{ field: 'id' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, { value: -1, label: 'All' }]}
      />
    </div>,
  );
  await expect.element(page.getByText('1–25 of 130')).toBeVisible();
  await page.getByRole('combobox', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect.element(page.getByText('1–130 of 130')).toBeVisible();
});

claim(
  'All headers and cells together are one stop of :kbd[Tab]; the toolbar and the page controls are others.',
  async () => {
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          rows={rows}
          columns={[{ field: 'id' }, { field: 'name' }]}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          showToolbar
        />
      </div>,
    );
    await expect.element(page.getByRole('grid')).toBeVisible();
    const stops: string[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.keyboard('{Tab}');
      const part = document.activeElement?.closest(
        '[role=toolbar], [role=grid], .MuiDataGrid-footerContainer',
      );
      stops.push(part?.getAttribute('role') ?? part?.className.split(' ').at(-1) ?? 'outside');
    }
    const footer = expect.stringContaining('footer');
    expect(stops).toEqual(['toolbar', 'grid', footer, footer]);
  },
);

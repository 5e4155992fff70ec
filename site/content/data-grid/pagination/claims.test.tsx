import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FittingPage from './demos/fitting-page.tsx';
import Invoices from './demos/invoices.tsx';
import RememberedPage from './demos/remembered-page.tsx';
import ServerPages from './demos/server-pages.tsx';
import UnknownTotal from './demos/unknown-total.tsx';

const columns: GridColDef[] = [{ field: 'id', width: 120 }];
const rows = Array.from({ length: 130 }, (_, id) => ({ id }));
const size = { height: 360, width: 500 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const firstId = () => document.querySelector('[role=gridcell][data-field="id"]')?.textContent ?? '';

claim('By default a page has 100 rows, which is also the most it can have.', async () => {
  await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  await expect.element(page.getByText('1–100 of 130')).toBeVisible();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(
    show(<DataGrid rows={rows} columns={columns} paginationModel={{ page: 0, pageSize: 130 }} />),
  ).rejects.toThrow('`pageSize` cannot exceed 100');
  error.mockRestore();
});

claim(
  'If it becomes `undefined` for a moment, the grid keeps the page and the last total, and logs an error in the console.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const moved = vi.fn();
    function Server() {
      const [known, setKnown] = useState(true);
      return (
        <div style={size}>
          <button onClick={() => setKnown(false)}>Forget the total</button>
          <DataGrid
            rows={rows.slice(30, 40)}
            columns={columns}
            paginationMode="server"
            {...(known && { rowCount: 100 })}
            initialState={{ pagination: { paginationModel: { page: 3, pageSize: 10 } } }}
            pageSizeOptions={[10]}
            onPaginationModelChange={moved}
          />
        </div>
      );
    }
    await show(<Server />);
    await expect.element(page.getByText('31–40 of 100')).toBeVisible();
    moved.mockClear();
    error.mockClear();
    await button('Forget the total').click();
    await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('rowCount');
    await expect.element(page.getByText('31–40 of 100')).toBeVisible();
    expect(moved).not.toHaveBeenCalled();
    error.mockRestore();
  },
);

claim('A `rowCount` of 0 is different: the grid then goes to the first page.', async () => {
  const moved = vi.fn();
  function Server() {
    const [total, setTotal] = useState(100);
    return (
      <div style={size}>
        <button onClick={() => setTotal(0)}>No rows</button>
        <DataGrid
          rows={rows.slice(30, 40)}
          columns={columns}
          paginationMode="server"
          rowCount={total}
          initialState={{ pagination: { paginationModel: { page: 3, pageSize: 10 } } }}
          pageSizeOptions={[10]}
          onPaginationModelChange={({ page: next }) => moved(next)}
        />
      </div>
    );
  }
  await show(<Server />);
  await expect.element(page.getByText('31–40 of 100')).toBeVisible();
  await button('No rows').click();
  await expect.poll(() => moved.mock.lastCall).toEqual([0]);
});

claim(
  'Set a smaller size in `initialState`, and name the sizes that people may choose.',
  async () => {
    await show(<Invoices />);
    await expect.element(page.getByText('1–10 of 60')).toBeVisible();
    await page.getByRole('combobox', { name: /Rows per page/ }).click();
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['5', '10', '25']);
  },
);

claim('It never shows a vertical scrollbar, and people cannot choose a size.', async () => {
  await show(<FittingPage />);
  const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller');
  await expect.poll(() => page.getByRole('row').elements().length).toBeGreaterThan(2);
  expect(scroller()?.scrollHeight).toBe(scroller()?.clientHeight);
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  const before = page.getByRole('row').elements().length;
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => page.getByRole('row').elements().length).toBeGreaterThan(before);
});

claim('The model is `{ page, pageSize }`, and `page` counts from zero.', async () => {
  await show(<RememberedPage />);
  await expect.element(page.getByText('11–15 of 60')).toBeVisible();
  await button('Back to the first page').click();
  await expect.element(page.getByText('1–5 of 60')).toBeVisible();
  await button('Go to next page').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/invoices?page=2&size=5');
});

claim(
  'If rows disappear and the page no longer exists, the grid goes to the last page that does, and calls `onPaginationModelChange`.',
  async () => {
    const moved = vi.fn();
    function Shrinks() {
      const [count, setCount] = useState(50);
      return (
        <div style={size}>
          <button onClick={() => setCount(15)}>Remove rows</button>
          <DataGrid
            rows={rows.slice(0, count)}
            columns={columns}
            initialState={{ pagination: { paginationModel: { page: 4, pageSize: 10 } } }}
            pageSizeOptions={[10]}
            onPaginationModelChange={({ page: next }) => moved(next)}
          />
        </div>
      );
    }
    await show(<Shrinks />);
    await expect.element(page.getByText('41–50 of 50')).toBeVisible();
    await button('Remove rows').click();
    await expect.element(page.getByText('11–15 of 15')).toBeVisible();
    expect(moved).toHaveBeenLastCalledWith(1);
  },
);

claim('`rowCount` says how many rows there are in all.', async () => {
  await show(<ServerPages />);
  await expect.element(page.getByText('1–5 of 60')).toBeVisible();
  await button('Go to next page').click();
  await expect.poll(firstId).toBe('2025-006');
  await expect.element(page.getByText('6–10 of 60')).toBeVisible();
});

claim('The footer then reads “1–8 of more than 8”.', async () => {
  await show(<UnknownTotal />);
  await expect.element(page.getByText('1–8 of more than 8')).toBeVisible();
});

claim(
  'With server pages, rows of other pages do not exist for the grid, so their selection is dropped.',
  async () => {
    for (const keep of [false, true]) {
      function Server() {
        const [model, setModel] = useState({ page: 0, pageSize: 10 });
        return (
          <div style={size}>
            <DataGrid
              rows={rows.slice(model.page * 10, model.page * 10 + 10)}
              columns={columns}
              checkboxSelection
              paginationMode="server"
              rowCount={100}
              paginationModel={model}
              onPaginationModelChange={setModel}
              pageSizeOptions={[10]}
              keepNonExistentRowsSelected={keep}
            />
          </div>
        );
      }
      const screen = await show(<Server />);
      await page.getByRole('gridcell', { name: '2', exact: true }).click();
      await expect.element(page.getByText('1 row selected')).toBeVisible();
      await button('Go to next page').click();
      await expect.poll(firstId).toBe('10');
      const count = page.getByText('1 row selected');
      if (keep) await expect.element(count).toBeVisible();
      else await expect.element(count).not.toBeInTheDocument();
      await screen.unmount();
    }
  },
);

claim('Their pages may be larger than 100 rows.', async () => {
  await show(
    <div style={size}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 500 } } }}
        pageSizeOptions={[500]}
      />
    </div>,
  );
  await expect.element(page.getByText('1–130 of 130')).toBeVisible();
});

claim(
  'Inside the grid, :kbd[PageDown] and :kbd[PageUp] scroll; they do not turn pages.',
  async () => {
    await show(
      <div style={size}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
        />
      </div>,
    );
    await page.getByRole('gridcell', { name: '0', exact: true }).click();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop)
      .toBeGreaterThan(200);
    await expect.element(page.getByText('1–25 of 130')).toBeVisible();
  },
);

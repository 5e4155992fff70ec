import { useState } from 'react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AllRows from './demos/all-rows.tsx';
import CursorPages from './demos/cursor-pages.tsx';
import FirstAndLast from './demos/first-and-last.tsx';
import FittingPage from './demos/fitting-page.tsx';
import FooterLabels from './demos/footer-labels.tsx';
import GoToRow from './demos/go-to-row.tsx';
import Invoices from './demos/invoices.tsx';
import PageNumbers from './demos/page-numbers.tsx';
import RememberedPage from './demos/remembered-page.tsx';
import ServerPages from './demos/server-pages.tsx';
import UnknownTotal from './demos/unknown-total.tsx';

const columns: GridColDef[] = [{ field: 'id', width: 120 }];
const rows = Array.from({ length: 130 }, (_, id) => ({ id }));
const size = { height: 360, width: 500 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const firstId = () => document.querySelector('[role=gridcell][data-field="id"]')?.textContent ?? '';

claim('By default, a page has 100 rows, which is also the largest size you can set.', async () => {
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
  'Set a smaller size in `initialState`, and list the sizes that people can choose.',
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

claim(
  'If the computed size happens to be in `pageSizeOptions`, the menu appears all the same. Set `pageSizeOptions={[]}` to prevent that.',
  async () => {
    const grid = (pageSizeOptions: number[]) => (
      <div style={{ height: 390, width: 600 }}>
        <DataGrid rows={rows} columns={columns} autoPageSize pageSizeOptions={pageSizeOptions} />
      </div>
    );
    const menu = page.getByRole('combobox', { name: /Rows per page/ });
    const chosen = await show(grid([5, 10]));
    await expect.element(page.getByText('1–5 of 130')).toBeVisible();
    await expect.element(menu).toBeVisible();
    await chosen.unmount();
    await show(grid([]));
    await expect.element(page.getByText('1–5 of 130')).toBeVisible();
    expect(menu.elements()).toHaveLength(0);
  },
);

claim('When people change the page size, the grid goes back to the first page.', async () => {
  const models: { page: number; pageSize: number }[] = [];
  await show(
    <div style={size}>
      <DataGrid
        rows={rows.slice(20, 30)}
        columns={columns}
        paginationMode="server"
        rowCount={-1}
        paginationMeta={{ hasNextPage: true }}
        initialState={{ pagination: { paginationModel: { page: 2, pageSize: 10 } } }}
        pageSizeOptions={[5, 10]}
        onPaginationModelChange={(model) => models.push(model)}
      />
    </div>,
  );
  await expect.element(page.getByText('21–30 of more than 30')).toBeVisible();
  models.length = 0;
  await page.getByRole('combobox', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect.poll(() => models.at(-1)).toEqual({ page: 0, pageSize: 5 });
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

claim('`rowCount` is the number of rows on all pages.', async () => {
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

claim('Pages can be larger than 100 rows there.', async () => {
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
  'Inside the grid, :kbd[PageDown] and :kbd[PageUp] move the focus within the page; they do not change the page.',
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

function Numbers(props: Partial<DataGridProps>) {
  return (
    <div style={size}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
        {...props}
      />
    </div>
  );
}

claim('otherwise, the grid hides the menu and, in development, logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(<Numbers pageSizeOptions={[25, 50]} />);
  await expect.element(page.getByText('1–10 of 130')).toBeVisible();
  expect(page.getByRole('combobox').elements()).toEqual([]);
  expect(warn.mock.calls.flat().join(' ')).toContain('not present in the `pageSizeOptions`');
  warn.mockRestore();
});

claim('With only one size in the list, there is no menu either.', async () => {
  const one = await show(<Numbers pageSizeOptions={[10]} />);
  await expect.element(page.getByText('1–10 of 130')).toBeVisible();
  expect(page.getByRole('combobox').elements()).toEqual([]);
  await one.unmount();
  await show(<Numbers pageSizeOptions={[10, 25]} />);
  await expect.element(page.getByRole('combobox', { name: /Rows per page/ })).toBeInTheDocument();
});

claim('The value −1 shows all rows on one page.', async () => {
  await show(<AllRows />);
  await expect.element(page.getByText('1–10 of 60')).toBeVisible();
  await page.getByRole('combobox', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect.element(page.getByText('1–60 of 60')).toBeVisible();
});

claim('It works for more than 100 rows, although a size above 100 throws an error.', async () => {
  await show(
    <Numbers
      initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
      pageSizeOptions={[10, { value: -1, label: 'All' }]}
    />,
  );
  await expect.element(page.getByText('1–130 of 130')).toBeVisible();
});

claim('Sorting or filtering also goes back to the first page', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(<Numbers apiRef={apiRef} />);
  for (const change of [
    () => apiRef.current?.sortColumn('id', 'desc'),
    () => apiRef.current?.setQuickFilterValues(['1']),
  ]) {
    await expect.element(page.getByText(/^1–10 of/)).toBeVisible();
    await button('Go to next page').click();
    await expect.element(page.getByText(/^11–20 of/)).toBeVisible();
    change();
    await expect.element(page.getByText(/^1–10 of/)).toBeVisible();
  }
});

claim(
  'To show the page of a certain row, look up its position among the sorted and filtered rows:',
  async () => {
    await show(<GoToRow />);
    await button('Show invoice 2025-033').click();
    await expect.element(page.getByText('31–35 of 60')).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /2025-033/ }))
      .toHaveAttribute('aria-selected', 'true');
  },
);

claim('A page that does not exist becomes the last page.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(<Numbers apiRef={apiRef} />);
  await expect.element(page.getByText('1–10 of 130')).toBeVisible();
  apiRef.current?.setPage(40);
  await expect.element(page.getByText('121–130 of 130')).toBeVisible();
});

claim('Read the page from the grid with selectors, and set it through the API.', async () => {
  await show(<PageNumbers />);
  await expect.poll(firstId).toBe('2025-001');
  await page.getByRole('button', { name: 'Go to page 12' }).click();
  await expect.poll(firstId).toBe('2025-056');
});

claim(
  'Set its default props in a theme, for all grids of your application or around one of them:',
  async () => {
    await show(<FirstAndLast />);
    await button('Go to last page').click();
    await expect.element(page.getByText('56–60 of 60')).toBeVisible();
    await button('Go to first page').click();
    await expect.element(page.getByText('1–5 of 60')).toBeVisible();
  },
);

claim(
  'In this version of the grid, `slotProps.pagination` and `slotProps.basePagination` do not reach the controls.',
  async () => {
    await show(<Numbers slotProps={{ basePagination: { material: { showFirstButton: true } } }} />);
    await expect.element(button('Go to next page')).toBeVisible();
    expect(button('Go to first page').elements()).toEqual([]);
  },
);

claim(
  '`paginationDisplayedRows` is a function, so you can write the range as you like:',
  async () => {
    await show(<FooterLabels />);
    await expect.element(page.getByText('Invoices 1 to 5 of 60')).toBeVisible();
    await expect.element(page.getByText('Invoices per page:')).toBeVisible();
  },
);

claim(
  'When `hasNextPage` becomes `false`, the grid computes the total and calls `onRowCountChange` with it.',
  async () => {
    const counted = vi.fn();
    await show(
      <Numbers
        rows={rows.slice(0, 4)}
        paginationModel={{ page: 2, pageSize: 8 }}
        pageSizeOptions={[8]}
        paginationMode="server"
        rowCount={-1}
        paginationMeta={{ hasNextPage: false }}
        onRowCountChange={(count) => counted(count)}
      />,
    );
    await expect.poll(() => counted.mock.lastCall).toEqual([20]);
  },
);

claim('With `estimatedRowCount`, the footer reads “1–8 of around 60”.', async () => {
  await show(
    <Numbers
      rows={rows.slice(0, 8)}
      initialState={{ pagination: { paginationModel: { pageSize: 8 } } }}
      pageSizeOptions={[8]}
      paginationMode="server"
      rowCount={-1}
      estimatedRowCount={60}
      paginationMeta={{ hasNextPage: true }}
    />,
  );
  await expect.element(page.getByText('1–8 of around 60')).toBeVisible();
});

claim(
  'Store the cursor of each page that people have seen, and look it up when they go forward or back:',
  async () => {
    await show(<CursorPages />);
    await button('Go to next page').click();
    await expect.poll(firstId).toBe('2025-006');
    await expect.element(page.getByText('6–10 of 60')).toBeVisible();
    await button('Go to next page').click();
    await expect.poll(firstId).toBe('2025-011');
    await expect.element(page.getByText('11–15 of 60')).toBeVisible();
    await button('Go to previous page').click();
    await expect.poll(firstId).toBe('2025-006');
    await expect.element(page.getByText('6–10 of 60')).toBeVisible();
  },
);

claim(
  'On screens narrower than 600 px, the footer has no room for the menu and hides it.',
  async () => {
    await page.viewport(599, 800);
    await show(<Numbers pageSizeOptions={[10, 25]} />);
    await expect.element(button('Go to next page')).toBeVisible();
    await expect.element(page.getByText('Rows per page:')).not.toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(page.getByText('Rows per page:')).toBeVisible();
  },
);

claim(
  'When the size changes, the page number stays the same, so people see other rows.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={size}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pageSizeOptions={[5, 10]}
          initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
        />
      </div>,
    );
    await expect.element(page.getByText('11–15 of 130')).toBeVisible();
    apiRef.current?.setPageSize(10);
    await expect.element(page.getByText('21–30 of 130')).toBeVisible();
  },
);

claim(
  'the page size counts only the rows of the top level. Their children are always on the same page',
  async () => {
    await show(
      <div style={{ height: 600, width: 500 }}>
        <DataGridPro
          rows={rows.slice(0, 8)}
          columns={columns}
          treeData
          getTreeDataPath={({ id }) => [`Group ${String(id % 4)}`, String(id)]}
          defaultGroupingExpansionDepth={-1}
          pagination
          pageSizeOptions={[2]}
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        />
      </div>,
    );
    await expect.element(page.getByText('1–2 of 4')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(6);
  },
);

claim(
  'the checkbox in the header selects the rows of all pages. In `DataGridPro`, `checkboxSelectionVisibleOnly` :plan[pro] limits it to the current page.',
  async () => {
    const initialState = { pagination: { paginationModel: { pageSize: 5 } } };
    const all = page.getByRole('checkbox', { name: 'Select all rows' });
    const community = await show(
      <div style={size}>
        <DataGrid
          rows={rows}
          columns={columns}
          pageSizeOptions={[5]}
          initialState={initialState}
          checkboxSelection
        />
      </div>,
    );
    await all.click();
    await expect.element(page.getByText('130 rows selected')).toBeVisible();
    await community.unmount();
    await show(
      <div style={size}>
        <DataGridPro
          rows={rows}
          columns={columns}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
          checkboxSelection
          checkboxSelectionVisibleOnly
        />
      </div>,
    );
    await all.click();
    await expect.element(page.getByText('5 rows selected', { exact: true })).toBeVisible();
  },
);

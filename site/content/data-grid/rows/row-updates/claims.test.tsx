import { useState } from 'react';
import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AuctionBids from './demos/auction-bids.tsx';
import CargoLog from './demos/cargo-log.tsx';
import RefreshStock from './demos/refresh-stock.tsx';
import WaitingRoom from './demos/waiting-room.tsx';

const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

const abc = [
  { id: 1, name: 'a', other: 'x' },
  { id: 2, name: 'b', other: 'x' },
];
const columns: GridColDef[] = [{ field: 'name' }, { field: 'other' }];

claim('When you remove a selected row, it also leaves the selection.', async () => {
  const changed = vi.fn();
  function Removes() {
    const [rows, setRows] = useState(abc);
    return (
      <div style={{ height: 300, width: 500 }}>
        <button onClick={() => setRows(rows.slice(1))}>Remove</button>
        <DataGrid
          rows={rows}
          columns={columns}
          onRowSelectionModelChange={(model) => changed([...model.ids])}
        />
      </div>
    );
  }
  await show(<Removes />);
  await page.getByRole('gridcell', { name: 'a' }).click();
  await expect.poll(() => changed.mock.lastCall).toEqual([[1]]);
  await button('Remove').click();
  await expect.poll(() => texts('name')).toEqual(['b']);
  await expect.poll(() => changed.mock.lastCall).toEqual([[]]);
});

claim(
  'Change the `rows` prop to update the grid: keep the rows in state and set a new array.',
  async () => {
    await show(<WaitingRoom />);
    await expect.poll(() => texts('ticket')).toEqual(['A101', 'A102', 'A103']);
    await button('Add patient').click();
    await expect.poll(() => texts('ticket')).toEqual(['A101', 'A102', 'A103', 'A104']);
    await button('Call first patient').click();
    await expect.poll(() => texts('status')[0]).toBe('Called');
    await button('Remove first patient').click();
    await expect.poll(() => texts('ticket')).toEqual(['A102', 'A103', 'A104']);
  },
);

claim(
  'If you change a row object in place and pass the same array again, the grid does not notice.',
  async () => {
    const rows = abc.map((row) => ({ ...row }));
    function Mutates() {
      const [count, setCount] = useState(0);
      return (
        <div style={{ height: 300, width: 500 }}>
          <button
            onClick={() => {
              if (rows[0]) rows[0].name = 'changed';
              setCount(count + 1);
            }}
          >
            Mutate
          </button>
          <p role="status">{count}</p>
          <DataGrid rows={rows} columns={columns} />
        </div>
      );
    }
    await show(<Mutates />);
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    await button('Mutate').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    expect(texts('name')).toEqual(['a', 'b']);
  },
);

claim(
  'With rows, the grid shows a progress bar above them. Without rows, it shows a skeleton.',
  async () => {
    const first = await show(<RefreshStock />);
    await button('Refresh').click();
    await expect.element(page.getByRole('progressbar')).toHaveClass('MuiLinearProgress-root');
    expect(texts('station').length).toBe(4);
    await expect
      .poll(() => document.querySelector('[role=progressbar]'), { timeout: 5000 })
      .toBeNull();
    await first.unmount();
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid rows={[]} columns={columns} loading />
      </div>,
    );
    await expect.poll(() => document.querySelector('.MuiDataGrid-cellSkeleton')).not.toBeNull();
    expect(document.querySelector('[role=progressbar]')).toBeNull();
  },
);

claim(
  '`updateRows` takes a list of changes. Each has the id of a row and what to do with it:',
  async () => {
    await show(<AuctionBids />);
    await button('Bid $10 more on the clock').click();
    await expect.poll(() => texts('bid')).toEqual(['240', '320', '180']);
    // The other fields stay.
    expect(texts('lot')[1]).toBe('Brass ship’s clock');
    await button('Add lot').click();
    await button('Withdraw armchairs').click();
    await expect
      .poll(() => texts('lot'))
      .toEqual(['Oak writing desk', 'Brass ship’s clock', 'Late entry 4']);
  },
);

claim('Only the changed row renders again. Your component does not render at all.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  const drawn = vi.fn();
  const rendered = vi.fn();
  const counting: GridColDef[] = [
    {
      field: 'name',
      renderCell: ({ value, id }) => {
        drawn(id);
        return value;
      },
    },
  ];
  function Parent() {
    rendered();
    return (
      <div style={{ height: 300, width: 500 }}>
        <DataGrid apiRef={apiRef} rows={abc} columns={counting} />
      </div>
    );
  }
  await show(<Parent />);
  await expect.poll(() => texts('name')).toEqual(['a', 'b']);
  const before = rendered.mock.calls.length;
  drawn.mockClear();
  apiRef.current?.updateRows([{ id: 2, name: 'B' }]);
  await expect.poll(() => texts('name')).toEqual(['a', 'B']);
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([2]));
  expect(rendered.mock.calls.length).toBe(before);
});

claim(
  'In `DataGrid`, `updateRows` throws an error if the list has more than one entry.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const first = await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid apiRef={apiRef} rows={abc} columns={columns} />
      </div>,
    );
    const changes = [
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ];
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    expect(() => apiRef.current?.updateRows(changes)).toThrow(/several rows at once/);
    await first.unmount();
    const proRef: { current: GridApiPro | null } = { current: null };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPro apiRef={proRef} rows={abc} columns={columns} />
      </div>,
    );
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    proRef.current?.updateRows(changes);
    await expect.poll(() => texts('name')).toEqual(['A', 'B']);
  },
);

claim(
  'Changes from `updateRows` survive a render as long as `rows` is the same array. A new array replaces everything, including the rows that you added.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    function Mixed() {
      const [rows, setRows] = useState(abc);
      const [count, setCount] = useState(0);
      return (
        <div style={{ height: 300, width: 500 }}>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <button onClick={() => setRows([...rows])}>Replace</button>
          <p role="status">{count}</p>
          <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
        </div>
      );
    }
    await show(<Mixed />);
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    apiRef.current?.updateRows([{ id: 3, name: 'c' }]);
    await expect.poll(() => texts('name')).toEqual(['a', 'b', 'c']);
    await button('Render').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    expect(texts('name')).toEqual(['a', 'b', 'c']);
    await button('Replace').click();
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    // The same rule for `setRows`.
    apiRef.current?.setRows([{ id: 9, name: 'z' }]);
    await expect.poll(() => texts('name')).toEqual(['z']);
    await button('Render').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('2');
    expect(texts('name')).toEqual(['z']);
    await button('Replace').click();
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
  },
);

claim(
  'No change is lost: the grid merges the calls and applies the result when the time is over.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPro apiRef={apiRef} rows={abc} columns={columns} throttleRowsMs={1500} />
      </div>,
    );
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    const set = vi.fn();
    apiRef.current?.subscribeEvent('rowsSet', set);
    // Starts a period, unless one is running.
    apiRef.current?.updateRows([{ id: 1, name: 'start' }]);
    await expect.poll(() => set.mock.calls.length, { timeout: 4000 }).toBe(1);
    apiRef.current?.updateRows([{ id: 1, name: 'A' }]);
    apiRef.current?.updateRows([{ id: 2, name: 'B' }]);
    apiRef.current?.updateRows([{ id: 1, other: 'y' }]);
    expect(apiRef.current?.getRow(1).name).toBe('start');
    expect(set.mock.calls.length).toBe(1);
    await expect.poll(() => texts('name'), { timeout: 4000 }).toEqual(['A', 'B']);
    expect(texts('other')).toEqual(['y', 'x']);
    expect(set.mock.calls.length).toBe(2);
  },
);

claim(
  'The first call after a quiet period of that length is applied at once; the next ones wait.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPro apiRef={apiRef} rows={abc} columns={columns} throttleRowsMs={700} />
      </div>,
    );
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    const set = vi.fn();
    apiRef.current?.subscribeEvent('rowsSet', set);
    await new Promise((resolve) => setTimeout(resolve, 900));
    apiRef.current?.updateRows([{ id: 1, name: 'A' }]);
    expect(set).toHaveBeenCalledTimes(1);
    expect(apiRef.current?.getRow(1).name).toBe('A');
    apiRef.current?.updateRows([{ id: 2, name: 'B' }]);
    expect(set).toHaveBeenCalledTimes(1);
    await expect.poll(() => texts('name'), { timeout: 3000 }).toEqual(['A', 'B']);
    expect(set).toHaveBeenCalledTimes(2);
  },
);

claim(
  'A new `rows` prop is applied at once and drops the changes that are still waiting.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    function Throttled() {
      const [rows, setRows] = useState(abc);
      return (
        <div style={{ height: 300, width: 500 }}>
          <button onClick={() => setRows([...abc, { id: 3, name: 'c', other: 'x' }])}>
            Append
          </button>
          <DataGridPro apiRef={apiRef} rows={rows} columns={columns} throttleRowsMs={2000} />
        </div>
      );
    }
    await show(<Throttled />);
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    apiRef.current?.updateRows([{ id: 1, name: 'start' }]);
    await expect.poll(() => texts('name')[0], { timeout: 5000 }).toBe('start');
    apiRef.current?.updateRows([{ id: 2, name: 'late' }]);
    await button('Append').click();
    await expect.poll(() => texts('name')).toEqual(['a', 'b', 'c']);
    // The grid has no timer left that could still apply the change.
    const set = vi.fn();
    apiRef.current?.subscribeEvent('rowsSet', set);
    apiRef.current?.updateRows([{ id: 3, name: 'C' }]);
    await expect.poll(() => set.mock.calls.length, { timeout: 5000 }).toBe(1);
    await expect.poll(() => texts('name')).toEqual(['a', 'b', 'C']);
  },
);

claim(
  'Each new array makes the grid process all rows again, even if it has the same content.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    function Renders() {
      const [rows, setRows] = useState(abc);
      const [count, setCount] = useState(0);
      return (
        <div style={{ height: 300, width: 500 }}>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <button onClick={() => setRows([...rows])}>Copy</button>
          <p role="status">{count}</p>
          <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
        </div>
      );
    }
    await show(<Renders />);
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    const set = vi.fn();
    apiRef.current?.subscribeEvent('rowsSet', set);
    await button('Render').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    expect(set).not.toHaveBeenCalled();
    await button('Copy').click();
    await expect.poll(() => set.mock.calls.length).toBe(1);
  },
);

claim('`onRowsScrollEnd` fires when people scroll near the end of the rows.', async () => {
  await show(<CargoLog />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('20 of 100 entries loaded');
  await userEvent.click(page.getByRole('gridcell', { name: 'MK-4000' }));
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
  scroller?.scrollTo({ top: scroller.scrollHeight });
  await expect.element(status).toHaveTextContent('40 of 100 entries loaded');
});

claim("an unknown id and `_action: 'delete'`", async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGrid apiRef={apiRef} rows={abc} columns={columns} />
    </div>,
  );
  await expect.poll(() => texts('name')).toEqual(['a', 'b']);
  apiRef.current?.updateRows([{ id: 9, _action: 'delete' }]);
  apiRef.current?.updateRows([{ id: 1, name: 'A' }]);
  await expect.poll(() => texts('name')).toEqual(['A', 'b']);
  expect(apiRef.current?.getRowsCount()).toBe(2);
});

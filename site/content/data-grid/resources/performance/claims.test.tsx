import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro, type GridApi } from '@mui/x-data-grid-pro';
import { createRef, useState } from 'react';
import { claim, expect, page, show, vi } from '#claims';
import ManyRows from './demos/many-rows.tsx';
import StableProps from './demos/stable-props.tsx';

const rows = Array.from({ length: 100 }, (_, id) => ({ id }));
const wide: GridColDef[] = Array.from({ length: 40 }, (_, index) => ({
  field: index === 0 ? 'id' : `c${index}`,
  width: 100,
}));
const drawnRows = () => document.querySelectorAll('[role=row][data-id]').length;
const drawnCells = () =>
  document.querySelectorAll('[role=row][data-id]:first-child [role=gridcell]').length;
const size = { height: 300, width: 400 };

claim(
  'The grid renders only the rows and columns in view, so 100,000 rows scroll like fifty.',
  async () => {
    await show(<ManyRows />);
    await page.getByRole('button', { name: 'Load 100,000 builds' }).click();
    await expect
      .poll(() => page.getByRole('grid').element().getAttribute('aria-rowcount'))
      .toBe('100001');
    expect(drawnRows()).toBeLessThan(40);
  },
);

claim('renders everything; for tests', async () => {
  const some = await show(
    <div style={size}>
      <DataGrid rows={rows} columns={wide} />
    </div>,
  );
  await expect.poll(drawnRows).toBeGreaterThan(0);
  expect(drawnRows()).toBeLessThan(20);
  await expect.poll(drawnCells).toBeLessThan(15);
  await some.unmount();
  await show(
    <div style={size}>
      <DataGrid rows={rows.slice(0, 25)} columns={wide} disableVirtualization />
    </div>,
  );
  await expect.poll(drawnRows).toBe(25);
  await expect.poll(drawnCells).toBe(40);
});

claim('a parent without a height limit: all rows of the page are rendered', async () => {
  await show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(drawnRows).toBe(100);
});

claim(
  'columns are no longer virtualized unless you set `virtualizeColumnsWithAutoRowHeight`',
  async () => {
    const auto = () => 'auto' as const;
    const all = await show(
      <div style={size}>
        <DataGrid rows={rows} columns={wide} getRowHeight={auto} />
      </div>,
    );
    await expect.poll(drawnCells).toBe(40);
    await all.unmount();
    await show(
      <div style={size}>
        <DataGrid
          rows={rows}
          columns={wide}
          getRowHeight={auto}
          virtualizeColumnsWithAutoRowHeight
        />
      </div>,
    );
    await expect.poll(drawnCells).toBeGreaterThan(0);
    await expect.poll(drawnCells).toBeLessThan(15);
  },
);

claim(
  'The grid itself is memoized. If your component renders often, stable props are enough; you need no `memo` around the grid.',
  async () => {
    const rendered = vi.fn();
    const columns: GridColDef[] = [{ field: 'id', renderCell: () => <Cell /> }];
    function Cell() {
      rendered();
      return null;
    }
    const few = rows.slice(0, 3);
    function Often() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render {count}</button>
          <div style={size}>
            <DataGrid rows={few} columns={columns} hideFooter />
          </div>
        </>
      );
    }
    const screen = await show(<Often />);
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    const before = rendered.mock.calls.length;
    await page.getByRole('button').click();
    await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible();
    expect(rendered.mock.calls.length).toBe(before);
    await screen.unmount();
    await show(<StableProps />);
    await page.getByLabelText('Note for the team').fill('Release on Friday');
    await page.getByLabelText('In minutes').click();
    await expect.element(page.getByRole('columnheader', { name: 'Seconds' })).toBeVisible();
  },
);

claim(
  'In `slots` it is unmounted and mounted again each time, and loses focus and state.',
  async () => {
    function Inline() {
      const [count, setCount] = useState(0);
      const Footer = () => <input aria-label="Note" />;
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render {count}</button>
          <div style={size}>
            <DataGrid rows={rows} columns={[{ field: 'id' }]} slots={{ footer: Footer }} />
          </div>
        </>
      );
    }
    await show(<Inline />);
    await page.getByLabelText('Note').fill('abc');
    await page.getByRole('button', { name: 'Render 0' }).click();
    await expect.element(page.getByLabelText('Note')).toHaveValue('');
  },
);

claim('In Pro, `throttleRowsMs` collects calls', async () => {
  const apiRef = createRef<GridApi>();
  const drawn = vi.fn();
  const columns: GridColDef[] = [
    {
      field: 'value',
      renderCell: ({ value }) => {
        drawn(value);
        return value;
      },
    },
  ];
  const rowsOfOne = [{ id: 1, value: 'old' }];
  await show(
    <div style={size}>
      <DataGridPro apiRef={apiRef} rows={rowsOfOne} columns={columns} throttleRowsMs={400} />
    </div>,
  );
  const text = () => document.querySelector('[role=gridcell][data-field=value]')?.textContent;
  apiRef.current?.updateRows([{ id: 1, value: 'first' }]);
  await expect.poll(text).toBe('first');
  for (const value of ['a', 'b', 'c']) apiRef.current?.updateRows([{ id: 1, value }]);
  await expect.poll(text).toBe('c');
  expect(drawn).not.toHaveBeenCalledWith('a');
  expect(drawn).not.toHaveBeenCalledWith('b');
});

claim('pinned rows and columns :plan[pro]: they are always rendered', async () => {
  await show(
    <div style={size}>
      <DataGridPro
        rows={rows}
        columns={wide}
        pinnedColumns={{ left: ['c30', 'c31', 'c32', 'c33', 'c34', 'c35'] }}
        pinnedRows={{ top: Array.from({ length: 12 }, (_, index) => ({ id: `top-${index}` })) }}
      />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('[data-id^="top-"]').length).toBe(12);
  expect(
    document.querySelectorAll('[data-id="top-11"] .MuiDataGrid-cell--pinnedLeft'),
  ).toHaveLength(6);
});

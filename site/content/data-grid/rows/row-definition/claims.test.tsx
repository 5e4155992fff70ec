import { DataGrid, useGridApiRef, type GridApi } from '@mui/x-data-grid';
import { DataGridPro, type GridApi as GridApiPro } from '@mui/x-data-grid-pro';
import { Component, createRef, useState, type ReactNode } from 'react';
import { claim, expect, page, show, vi } from '#claims';
import LiveTemperatures from './demos/live-temperatures.tsx';
import ParcelCodes from './demos/parcel-codes.tsx';
import TourChanges from './demos/tour-changes.tsx';

const size = { height: 320, width: 400 };
const columns = [{ field: 'name' }];
const texts = (field = 'name') =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('These parcels have a code instead of an `id`. `getRowId` returns it:', async () => {
  await show(<ParcelCodes />);
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  const code = row.element().querySelector('[data-field=code]')?.textContent;
  expect(row.element().getAttribute('data-id')).toBe(code);
});

claim(
  'If a row has no `id` and you set no `getRowId`, the grid throws an error that contains the row.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Boundary>
        <div style={size}>
          <DataGrid rows={[{ name: 'Ana' }]} columns={columns} />
        </div>
      </Boundary>,
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(/\{"name":"Ana"\}/);
  },
);

claim('In development, the grid freezes the array, so `push` throws an error', async () => {
  const rows = [{ id: 1, name: 'Ana' }];
  await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  await expect.poll(() => texts()).toEqual(['Ana']);
  expect(() => rows.push({ id: 2, name: 'Bo' })).toThrow(TypeError);
});

claim(
  'Rows with the same id keep their selection and focus, whatever their position.',
  async () => {
    await show(<TourChanges />);
    const first = page.getByRole('row').nth(1);
    await first.getByRole('gridcell').first().click();
    const id = first.element().getAttribute('data-id') ?? '';
    await page.getByRole('button', { name: 'Reverse the tour' }).click();
    const selected = () => document.querySelector('[role=row][aria-selected=true]');
    await expect.poll(() => selected()?.getAttribute('aria-rowindex')).toBe('7');
    expect(selected()?.getAttribute('data-id')).toBe(id);
  },
);

claim('merges the fields into the row', async () => {
  function Grid({ apiRef }: { apiRef: React.RefObject<GridApi | null> }) {
    return (
      <div style={size}>
        <DataGrid apiRef={apiRef} rows={rows} columns={[{ field: 'name' }, { field: 'place' }]} />
      </div>
    );
  }
  const rows = [
    { id: 1, name: 'Ana', place: 'Porto' },
    { id: 2, name: 'Bo', place: 'Bergen' },
  ];
  const apiRef = createRef<GridApi>();
  await show(<Grid apiRef={apiRef} />);
  apiRef.current?.updateRows([{ id: 1, place: 'Faro' }]);
  await expect.poll(() => texts('place')).toEqual(['Faro', 'Bergen']);
  expect(texts('name')).toEqual(['Ana', 'Bo']);
  apiRef.current?.updateRows([{ id: 3, name: 'Cem', place: 'Izmir' }]);
  await expect.poll(() => texts('name')).toEqual(['Ana', 'Bo', 'Cem']);
  apiRef.current?.updateRows([{ id: 1, _action: 'delete' }]);
  await expect.poll(() => texts('name')).toEqual(['Bo', 'Cem']);
  // The grid reads the rows and never changes them.
  expect(rows).toHaveLength(2);
  expect(rows[0]?.place).toBe('Porto');
});

claim(
  '`DataGrid` accepts one row per call of `updateRows`, and throws when you pass more.',
  async () => {
    const two = [
      { id: 1, name: 'Ana' },
      { id: 2, name: 'Bo' },
    ];
    const free = createRef<GridApi>();
    const screen = await show(
      <div style={size}>
        <DataGrid apiRef={free} rows={[]} columns={columns} />
      </div>,
    );
    expect(() => free.current?.updateRows(two)).toThrow(/cannot update several rows/);
    await screen.unmount();
    const pro = createRef<GridApiPro>();
    await show(
      <div style={size}>
        <DataGridPro apiRef={pro} rows={[]} columns={columns} />
      </div>,
    );
    pro.current?.updateRows(two);
    await expect.poll(() => texts()).toEqual(['Ana', 'Bo']);
  },
);

claim(
  'These changes exist only in the grid. The next new array in `rows` replaces them.',
  async () => {
    function Grid() {
      const apiRef = useGridApiRef();
      const [rows, setRows] = useState([{ id: 1, name: 'Ana' }]);
      return (
        <>
          <button onClick={() => apiRef.current?.updateRows([{ id: 1, name: 'Zoe' }])}>
            Update
          </button>
          <button onClick={() => setRows([...rows])}>New array</button>
          <div style={size}>
            <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
          </div>
        </>
      );
    }
    const screen = await show(<Grid />);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => texts()).toEqual(['Zoe']);
    await page.getByRole('button', { name: 'New array' }).click();
    await expect.poll(() => texts()).toEqual(['Ana']);
    await screen.unmount();
    await show(<LiveTemperatures />);
    await expect.element(page.getByRole('grid')).toBeVisible();
  },
);

claim('Without rows, the grid shows “No rows”', async () => {
  await show(
    <div style={size}>
      <DataGrid rows={[]} columns={columns} />
    </div>,
  );
  await expect.element(page.getByText('No rows')).toBeVisible();
});

claim(
  'The grid calls it when it gets new rows, and not when you pass another function',
  async () => {
    const getId = vi.fn((row: { code: string }) => row.code);
    const rows = [{ code: 'a' }, { code: 'b' }];
    function Parcels() {
      const [count, setCount] = useState(0);
      const [shown, setShown] = useState(rows);
      return (
        <div style={size}>
          <button onClick={() => setCount(count + 1)}>Render {count}</button>
          <button onClick={() => setShown([...rows])}>New rows</button>
          <DataGrid rows={shown} columns={[{ field: 'code' }]} getRowId={(row) => getId(row)} />
        </div>
      );
    }
    await show(<Parcels />);
    await expect.poll(() => texts('code')).toEqual(['a', 'b']);
    getId.mockClear();
    await page.getByRole('button', { name: 'Render 0' }).click();
    await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible();
    expect(getId).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'New rows' }).click();
    await expect.poll(() => getId.mock.calls.length).toBe(2);
  },
);

claim(
  'If two rows have the same id, the grid does not throw an error: it shows the second row twice, and React warns about duplicate keys in the console.',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = [
      { id: 1, name: 'Ana' },
      { id: 1, name: 'Bo' },
      { id: 2, name: 'Cy' },
    ];
    await show(
      <div style={size}>
        <DataGrid rows={rows} columns={columns} />
      </div>,
    );
    await expect.poll(() => texts()).toEqual(['Bo', 'Bo', 'Cy']);
    expect(errors.mock.calls.some(([message]) => /same key/.test(String(message)))).toBe(true);
  },
);

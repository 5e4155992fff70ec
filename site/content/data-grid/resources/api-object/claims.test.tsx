import { Component, type ReactNode, useEffect, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridSortModel,
  useGridApiContext,
  useGridApiRef,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ApiInCallback from './demos/api-in-callback.tsx';
import ApiInColumn from './demos/api-in-column.tsx';
import ApiInToolbar from './demos/api-in-toolbar.tsx';
import { columns, rows } from './demos/data.ts';
import JumpToRow from './demos/jump-to-row.tsx';

type ApiRef = NonNullable<DataGridProps['apiRef']>;
const button = (name: string) => page.getByRole('button', { name });
const names = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=name]')].map(
    (cell) => cell.textContent,
  );
const ready = () => expect.poll(() => names().length).toBeGreaterThan(0);

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 320, width: 600 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim(
  'To use it outside the grid, create a ref with `useGridApiRef` and pass it to `apiRef`',
  async () => {
    await show(<JumpToRow />);
    await ready();
    await button('Last').click();
    const last = page.getByRole('gridcell', { name: 'Old Harbor South' });
    await expect.element(last).toHaveFocus();
    await expect.element(last).toBeInViewport();
    await button('First').click();
    await expect.element(page.getByRole('gridcell', { name: 'Gull Point East' })).toHaveFocus();
  },
);

claim('You get the same methods everywhere.', async () => {
  const apiRef: ApiRef = { current: null };
  const seen: object[] = [];
  const Footer = () => {
    seen.push(useGridApiContext().current);
    return null;
  };
  await show(
    <Grid
      apiRef={apiRef}
      slots={{ footer: Footer }}
      columns={[
        {
          field: 'name',
          renderCell: ({ api }) => {
            seen.push(api);
            return 'x';
          },
          valueGetter: (value, _row, _column, ref) => {
            seen.push(ref.current);
            return value;
          },
        },
      ]}
      onCellClick={(params) => seen.push(params.api)}
    />,
  );
  await ready();
  await page.getByRole('gridcell', { name: 'x' }).first().click();
  expect(seen.length).toBeGreaterThan(3);
  const exports = new Set(seen.map((api) => Reflect.get(api, 'exportState')));
  expect(exports).toEqual(new Set([apiRef.current?.exportState]));
});

claim('`apiRef.current` is `null` until the grid renders for the first time.', async () => {
  const values: boolean[] = [];
  const handle: ApiRef = { current: null };
  function Parent() {
    values.push(handle.current === null);
    useEffect(() => {
      values.push(handle.current === null);
    }, []);
    return <Grid apiRef={handle} />;
  }
  await show(<Parent />);
  await ready();
  expect(values[0]).toBe(true);
  expect(values.at(-1)).toBe(false);
});

claim(
  'When effects of the component that renders the grid run, the API object is ready.',
  async () => {
    function Parent() {
      const apiRef = useGridApiRef();
      useEffect(() => {
        apiRef.current?.selectRow(3);
      }, [apiRef]);
      return <Grid apiRef={apiRef} />;
    }
    await show(<Parent />);
    await ready();
    await expect.poll(() => document.querySelector('[data-id="3"].Mui-selected')).not.toBeNull();
  },
);

claim('After the grid unmounts, `current` is `null` again.', async () => {
  const apiRef: ApiRef = { current: null };
  function Parent() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button onClick={() => setShown(false)}>Hide</button>
        {shown && <Grid apiRef={apiRef} />}
      </>
    );
  }
  await show(<Parent />);
  await ready();
  expect(apiRef.current).not.toBeNull();
  await button('Hide').click();
  await expect.poll(() => apiRef.current).toBeNull();
});

claim('In slots, `useGridApiContext` returns the ref.', async () => {
  await show(<ApiInToolbar />);
  await ready();
  await button('Tallest first').click();
  await expect
    .element(page.getByRole('columnheader', { name: /Height/ }))
    .toHaveAttribute('aria-sort', 'descending');
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('Outside a grid, the hook throws an error.', async () => {
  function Lost() {
    return <p>{String(useGridApiContext().current)}</p>;
  }
  await show(
    <Boundary>
      <Lost />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Data Grid context/);
});

claim('Calling such methods in event handlers inside `renderCell` is fine.', async () => {
  await show(<ApiInColumn />);
  await expect.poll(() => names()[0]).toBe('Gull Point East');
  await button('Remove Gull Point East').click();
  await expect.poll(() => names()[0]).toBe('Cape Morrow East');
});

claim(
  'The button in the demo also stops :kbd[Space] from bubbling: otherwise the grid moves down instead of clicking it.',
  async () => {
    await show(<ApiInColumn />);
    await expect.poll(() => names()[0]).toBe('Gull Point East');
    await page.getByRole('gridcell', { name: 'Gull Point East', exact: true }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(button('Remove Gull Point East')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(() => names()[0]).toBe('Cape Morrow East');
  },
);

claim('In `DataGrid`, it is `undefined` there, although the type includes it.', async () => {
  const seen = vi.fn<(api: unknown) => void>();
  const first = await show(<Grid onRowClick={(_params, _event, { api }) => seen(api)} />);
  await page.getByText('Seal Rocks East').click();
  await expect.poll(() => seen.mock.calls).toEqual([[undefined]]);
  await first.unmount();
  await show(
    <div style={{ height: 320, width: 600 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        onRowClick={(_params, _event, { api }) => seen(api.getRowsCount())}
      />
    </div>,
  );
  await page.getByText('Seal Rocks East').click();
  await expect.poll(() => seen.mock.lastCall).toEqual([24]);
});

claim(
  'Model callbacks such as `onSortModelChange` receive it in their last argument, as `details.api`.',
  async () => {
    const count = vi.fn<(rows: number) => void>();
    const apiRef: ApiRef = { current: null };
    await show(
      <Grid apiRef={apiRef} onSortModelChange={(_model, { api }) => count(api.getRowsCount())} />,
    );
    await ready();
    apiRef.current?.sortColumn('height', 'desc');
    await expect.poll(() => count.mock.calls).toEqual([[24]]);
  },
);

claim('Double-click a name to filter by it', async () => {
  await show(<ApiInCallback />);
  await ready();
  await page.getByText('Cape Morrow East').dblClick();
  await expect.poll(names).toEqual(['Cape Morrow East']);
});

claim(
  'When you control a model such as `sortModel`, methods that change it only call its callback.',
  async () => {
    const apiRef: ApiRef = { current: null };
    const change = vi.fn<(model: GridSortModel) => void>();
    await show(
      <Grid apiRef={apiRef} sortModel={[]} onSortModelChange={(model) => change(model)} />,
    );
    await ready();
    apiRef.current?.sortColumn('height', 'desc');
    await expect.poll(() => change.mock.calls).toEqual([[[{ field: 'height', sort: 'desc' }]]]);
    expect(names()[0]).toBe('Gull Point East');
  },
);

claim('Rows that you change with `updateRows` last until you pass a new `rows` prop.', async () => {
  const apiRef: ApiRef = { current: null };
  function Parent() {
    const [data, setData] = useState(rows);
    return (
      <>
        <button onClick={() => setData([...rows])}>New rows</button>
        <Grid apiRef={apiRef} rows={data} />
      </>
    );
  }
  await show(<Parent />);
  await ready();
  apiRef.current?.updateRows([{ id: 1, name: 'Renamed' }]);
  await expect.poll(() => names()[0]).toBe('Renamed');
  await button('New rows').click();
  await expect.poll(() => names()[0]).toBe('Gull Point East');
});

claim(
  'In `DataGrid`, `updateRows` accepts one row at a time and throws an error for more.',
  async () => {
    const apiRef: ApiRef = { current: null };
    await show(<Grid apiRef={apiRef} />);
    await ready();
    expect(() =>
      apiRef.current?.updateRows([
        { id: 1, name: 'Renamed' },
        { id: 2, name: 'Renamed too' },
      ]),
    ).toThrow(/several rows/);
    expect(names()[0]).toBe('Gull Point East');
    apiRef.current?.updateRows([{ id: 1, name: 'Renamed' }]);
    await expect.poll(() => names()[0]).toBe('Renamed');
    expect(apiRef.current && 'selectRows' in apiRef.current).toBe(false);
  },
);

import { useState } from 'react';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type DataGridProps,
  type GridApi,
  type GridGetRowsError,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  type GridUpdateRowError,
} from '@mui/x-data-grid';
import { DataGridPro, type GridGetRowsParams as GridGetRowsParamsPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { readAddress, writeAddress } from './demos/address.ts';
import CachedPages from './demos/cached-pages.tsx';
import EditWeights from './demos/edit-weights.tsx';
import FailedRequest from './demos/failed-request.tsx';
import ParcelList from './demos/parcel-list.tsx';
import SharedView from './demos/shared-view.tsx';
import UnknownCount from './demos/unknown-count.tsx';

const text = (id: number, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;
const answer = (params: GridGetRowsParams): GridGetRowsResponse => ({
  rows: Array.from({ length: params.end - Number(params.start) + 1 }, (_, index) => {
    const id = Number(params.start) + index;
    return { id, name: `Row ${id}` };
  }),
  rowCount: 200,
});
const spy = () => vi.fn(async (params: GridGetRowsParams) => answer(params));
const ref = (): { current: GridApi | null } => ({ current: null });

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 500, width: 700 }}>
      <DataGrid
        columns={[{ field: 'name', editable: true }]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 20]}
        {...props}
      />
    </div>
  );
}
const next = () => page.getByRole('button', { name: 'Go to next page' });
const previous = () => page.getByRole('button', { name: 'Go to previous page' });

claim(
  'The grid calls it with the page, the sorting and the filters whenever it needs rows, and shows a loading overlay until the response arrives.',
  async () => {
    await show(<ParcelList />);
    await expect.element(page.getByText('1–10 of 240')).toBeVisible();
    await page.getByRole('columnheader', { name: /Weight/ }).click();
    await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
    await expect.poll(() => text(1, 'kilos')).toBe('1');
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  },
);

claim('If you create it inline, every render of your component sends a request.', async () => {
  const getRows = spy();
  function Inline() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <Grid dataSource={{ getRows }} />
      </>
    );
  }
  await show(<Inline />);
  await expect.poll(() => getRows.mock.calls.length).toBe(1);
  await page.getByRole('button', { name: 'Render 0' }).click();
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
});

claim('With ten rows per page, the second page is `start: 10, end: 19`.', async () => {
  const dataSource = { getRows: spy() };
  await show(<Grid dataSource={dataSource} />);
  await expect.poll(() => text(9, 'name')).toBe('Row 9');
  await next().click();
  await expect.poll(() => text(10, 'name')).toBe('Row 10');
  expect(dataSource.getRows.mock.lastCall?.[0]).toMatchObject({
    start: 10,
    end: 19,
    paginationModel: { page: 1, pageSize: 10 },
    sortModel: [],
  });
});

claim('Changes that happen together send one request.', async () => {
  const dataSource = { getRows: spy() };
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
  await expect.poll(() => text(9, 'name')).toBe('Row 9');
  apiRef.current?.setPage(3);
  apiRef.current?.sortColumn('name', 'desc');
  apiRef.current?.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'R' }] });
  await expect.poll(() => dataSource.getRows.mock.lastCall?.[0].filterModel.items.length).toBe(1);
  expect(dataSource.getRows).toHaveBeenCalledTimes(2);
});

claim(
  'a request that is no longer needed runs to its end, and the grid ignores its response',
  async () => {
    const waiting: (() => void)[] = [];
    const getRows = vi.fn(
      (params: GridGetRowsParams) =>
        new Promise<GridGetRowsResponse>((done) => waiting.push(() => done(answer(params)))),
    );
    const dataSource = { getRows };
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    await expect.poll(() => text(0, 'name')).toBe('Row 0');
    apiRef.current?.setPage(1);
    await expect.poll(() => waiting.length).toBe(2);
    apiRef.current?.setPage(2);
    await expect.poll(() => waiting.length).toBe(3);
    waiting[2]?.();
    await expect.poll(() => text(20, 'name')).toBe('Row 20');
    waiting[1]?.();
    await Promise.resolve();
    expect(text(20, 'name')).toBe('Row 20');
  },
);

claim('Without one of them, the grid requests the first 100 rows and never more.', async () => {
  const dataSource = { getRows: spy() };
  await show(
    <div style={{ height: 400 }}>
      <DataGridPro columns={[{ field: 'name' }]} dataSource={dataSource} />
    </div>,
  );
  await expect.poll(() => text(0, 'name')).toBe('Row 0');
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 100_000 });
  await expect.poll(() => text(99, 'name')).toBe('Row 99');
  expect(dataSource.getRows.mock.calls.map(([params]) => [params.start, params.end])).toEqual([
    [0, 99],
  ]);
});

claim('The footer shows “more than” until then.', async () => {
  await show(<UnknownCount />);
  await expect.element(page.getByText('1–100 of more than 100')).toBeVisible();
  await next().click();
  await next().click();
  await expect.element(page.getByText('201–240 of 240')).toBeVisible();
});

claim('Go to the second page and back: no third request.', async () => {
  await show(<CachedPages />);
  await expect.element(page.getByText('1–10 of 240')).toBeVisible();
  await next().click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Requests: 2');
  await expect.element(page.getByText('11–20 of 240')).toBeVisible();
  await previous().click();
  await expect.element(page.getByText('1–10 of 240')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Requests: 2');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Requests: 3');
});

claim('two cached pages of 10 are enough for one page of 20', async () => {
  const dataSource = { getRows: spy() };
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
  await expect.poll(() => text(0, 'name')).toBe('Row 0');
  await next().click();
  await expect.poll(() => text(10, 'name')).toBe('Row 10');
  apiRef.current?.setPaginationModel({ page: 0, pageSize: 20 });
  await expect.element(page.getByText('1–20 of 200')).toBeVisible();
  await expect.poll(() => apiRef.current?.getRow(19)).toEqual({ id: 19, name: 'Row 19' });
  expect(dataSource.getRows).toHaveBeenCalledTimes(2);
});

claim(
  'Without it, an expanded row gets the top rows from the cache, and rows disappear.',
  async () => {
    const withGroups = ({ groupKeys, start, end }: GridGetRowsParamsPro) =>
      JSON.stringify([groupKeys, start, end]);
    for (const [cache, requests] of [
      [new GridDataSourceCacheDefault({ ttl: 60_000 }), 1],
      [new GridDataSourceCacheDefault({ ttl: 60_000, getKey: withGroups }), 2],
      [undefined, 2],
    ] as const) {
      const getRows = vi.fn(async ({ groupKeys = [] }: GridGetRowsParamsPro) => ({
        rows: ['x', 'y'].map((key) => ({ id: [...groupKeys, key].join('-'), key })),
        rowCount: 2,
      }));
      const screen = await show(
        <div style={{ height: 400, width: 500 }}>
          <DataGridPro
            treeData
            columns={[{ field: 'id', width: 200 }]}
            dataSource={{ getRows, getGroupKey: ({ key }) => key, getChildrenCount: () => 2 }}
            {...(cache ? { dataSourceCache: cache } : {})}
          />
        </div>,
      );
      const ids = () =>
        [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
          row.getAttribute('data-id'),
        );
      await expect.poll(ids).toEqual(['x', 'y']);
      await page.getByRole('button', { name: 'see children' }).first().click();
      await expect
        .poll(ids)
        .toEqual(requests === 1 ? ['auto-generated-row-null/x'] : ['x', 'x-x', 'x-y', 'y']);
      expect(getRows).toHaveBeenCalledTimes(requests);
      await screen.unmount();
    }
  },
);

claim('The grid clears its cache when it mounts and when `dataSource` changes.', async () => {
  const dataSource = { getRows: spy() };
  const cache = new GridDataSourceCacheDefault({ ttl: 100_000 });
  const first = await show(<Grid dataSource={dataSource} dataSourceCache={cache} />);
  await expect.poll(() => text(0, 'name')).toBe('Row 0');
  await first.unmount();
  await show(<Grid dataSource={dataSource} dataSourceCache={cache} />);
  await expect.poll(() => text(0, 'name')).toBe('Row 0');
  expect(dataSource.getRows).toHaveBeenCalledTimes(2);
});

claim(
  'When `getRows` throws, the grid shows no rows and calls `onDataSourceError`. The error has the `params` of the request, and the original error in `cause`.',
  async () => {
    const first = await show(<FailedRequest />);
    await expect.element(page.getByText('1–10 of 240')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Go offline' }).click();
    await next().click();
    await expect.element(page.getByText('The depot does not answer.')).toBeVisible();
    await expect.element(page.getByText('No rows')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Go offline' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('11–20 of 240')).toBeVisible();
    await first.unmount();
    const cause = new Error('down');
    const dataSource = { getRows: () => Promise.reject(cause) };
    const onError = vi.fn<(error: GridGetRowsError | GridUpdateRowError) => void>();
    await show(<Grid dataSource={dataSource} onDataSourceError={onError} />);
    await expect.poll(() => onError.mock.calls.length).toBe(1);
    expect(onError.mock.lastCall?.[0]).toMatchObject({ cause, params: { start: 0, end: 9 } });
  },
);

claim(
  'If it throws, `onDataSourceError` receives a `GridUpdateRowError`, and the cell stays in edit mode with the typed value.',
  async () => {
    await show(<EditWeights />);
    await page.getByRole('gridcell', { name: '14', exact: true }).first().dblClick();
    await userEvent.keyboard('{Control>}a{/Control}31{Enter}');
    await expect
      .element(page.getByText('Not saved: Parcels over 30 kg go by freight.'))
      .toBeVisible();
    await expect.element(page.getByRole('spinbutton')).toHaveValue(31);
  },
);

claim('With `updateRow`, the grid does not call `processRowUpdate`.', async () => {
  const dataSource = { getRows: spy(), updateRow: vi.fn(async (params) => params.updatedRow) };
  const processRowUpdate = vi.fn((row) => row);
  await show(<Grid dataSource={dataSource} processRowUpdate={processRowUpdate} />);
  await page.getByRole('gridcell', { name: 'Row 3' }).dblClick();
  await userEvent.keyboard('{Enter}');
  expect(dataSource.updateRow).not.toHaveBeenCalled();
  await page.getByRole('gridcell', { name: 'Row 3' }).dblClick();
  await userEvent.keyboard('{Control>}a{/Control}New{Enter}');
  await expect.poll(() => text(3, 'name')).toBe('New');
  expect(dataSource.updateRow).toHaveBeenCalledTimes(1);
  expect(dataSource.updateRow.mock.lastCall?.[0]).toEqual({
    rowId: 3,
    updatedRow: { id: 3, name: 'New' },
    previousRow: { id: 3, name: 'Row 3' },
  });
  expect(processRowUpdate).not.toHaveBeenCalled();
});

claim('the prop wins, and the count in the response is ignored', async () => {
  const dataSource = { getRows: spy() };
  await show(<Grid dataSource={dataSource} rowCount={55} />);
  await expect.poll(() => text(0, 'name')).toBe('Row 0');
  await expect.element(page.getByText('1–10 of 55')).toBeVisible();
});

claim('`pageInfo.hasNextPage` in the response is not enough either', async () => {
  const dataSource = {
    getRows: async (params: GridGetRowsParams) => ({
      rows: answer(params).rows,
      rowCount: -1,
      pageInfo: { hasNextPage: false },
    }),
  };
  await show(<Grid dataSource={dataSource} />);
  await expect.poll(() => text(0, 'name')).toBe('Row 0');
  await expect.element(page.getByText('1–10 of more than 10')).toBeVisible();
});

claim(
  'Selected ids stay selected when the page changes, if you set `keepNonExistentRowsSelected`.',
  async () => {
    const dataSource = { getRows: spy() };
    const keep = ref();
    const first = await show(
      <Grid apiRef={keep} dataSource={dataSource} checkboxSelection keepNonExistentRowsSelected />,
    );
    await expect.poll(() => text(3, 'name')).toBe('Row 3');
    keep.current?.selectRow(3);
    await next().click();
    await expect.poll(() => text(10, 'name')).toBe('Row 10');
    expect(keep.current?.state.rowSelection.ids).toEqual(new Set([3]));
    await first.unmount();
    const drop = ref();
    await show(<Grid apiRef={drop} dataSource={dataSource} checkboxSelection />);
    await expect.poll(() => text(3, 'name')).toBe('Row 3');
    drop.current?.selectRow(3);
    await next().click();
    await expect.poll(() => text(10, 'name')).toBe('Row 10');
    await expect.poll(() => drop.current?.state.rowSelection.ids.size).toBe(0);
  },
);

const cellsOf = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    ({ textContent }) => textContent,
  );

claim(
  'The demo sets `filterModel`, `sortModel` and `paginationModel`, and the grid still makes the requests.',
  async () => {
    await show(<SharedView />);
    await page.getByRole('button', { name: 'Heaviest first' }).click();
    await expect.element(page.getByText('11–20 of 240')).toBeVisible();
    await expect.poll(() => cellsOf('kilos')[0]).toBe('27');
    await page.getByRole('button', { name: 'Parcels to Lyon' }).click();
    await expect.poll(() => new Set(cellsOf('city'))).toEqual(new Set(['Lyon']));
    await page.getByRole('columnheader', { name: /Parcel/ }).click();
    await expect
      .element(page.getByText('/parcels?filter=city%3Acontains%3ALyon&sort=code%3Aasc'))
      .toBeVisible();
    await expect.poll(() => cellsOf('code')[0]).toBe('PX-4000');
  },
);

claim(
  'Unknown columns, unknown operators and pages that are not a number fall back to the first page without a filter.',
  () => {
    for (const search of [
      '',
      '?filter=gone:contains:x&sort=gone:desc',
      '?filter=city:gone:x',
      '?filter=city&page=two',
    ]) {
      const view = readAddress(search);
      expect(view).toEqual(readAddress(''));
      expect(writeAddress(view)).toBe('');
    }
    for (const page of ['-3', '0', '1.5', '9e99x']) {
      expect(readAddress(`?page=${page}`).paginationModel.page).toBe(0);
    }
    const address = '?filter=code%3Acontains%3APX%3A1&sort=kilos%3Adesc&page=4';
    expect(writeAddress(readAddress(address))).toBe(address);
  },
);

claim(
  '“Export all” asks the server for all rows that pass the filter. The export in the toolbar of the grid contains one page only.',
  async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:parcels';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show(<SharedView />);
    await page.getByRole('button', { name: 'Parcels to Lyon' }).click();
    await expect.poll(() => cellsOf('city').length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Export all' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('35 parcels exported.');
    const [heading, ...lines] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(heading).toBe('Parcel,City,Weight (kg),State');
    expect(lines).toHaveLength(35);
    const api = ref();
    await show(<Grid apiRef={api} dataSource={{ getRows: spy() }} />);
    await expect.poll(() => api.current?.getRowsCount()).toBe(10);
    expect(api.current?.getDataAsCsv().split('\r\n')).toHaveLength(11);
  },
);

claim(
  'If someone goes back to a cached page while another page still loads, the late response replaces the cached rows',
  async () => {
    const secondPage = Promise.withResolvers<undefined>();
    const dataSource = {
      getRows: vi.fn(async (params: GridGetRowsParams) => {
        if (params.start === 10) await secondPage.promise;
        return answer(params);
      }),
    };
    await show(<Grid dataSource={dataSource} />);
    await expect.poll(() => text(0, 'name')).toBe('Row 0');
    await next().click();
    await expect.poll(() => dataSource.getRows.mock.calls.length).toBe(2);
    await previous().click();
    await expect.element(page.getByText('1–10 of 200')).toBeVisible();
    await expect.poll(() => text(0, 'name')).toBe('Row 0');
    secondPage.resolve(undefined);
    await expect.poll(() => text(10, 'name')).toBe('Row 10');
    await expect.element(page.getByText('1–10 of 200')).toBeVisible();
  },
);

claim(
  'With `estimatedRowCount={1000}`, the footer says “1–10 of around 1000” instead.',
  async () => {
    const dataSource = {
      getRows: async (params: GridGetRowsParams) => ({ rows: answer(params).rows, rowCount: -1 }),
    };
    await show(<Grid dataSource={dataSource} estimatedRowCount={1000} />);
    await expect.element(page.getByText('1–10 of around 1000')).toBeVisible();
  },
);

claim(
  'The overlay appears while rows load: a skeleton in an empty grid, and a progress bar above the rows of the previous page.',
  async () => {
    const waiting: (() => void)[] = [];
    const dataSource = {
      getRows: (params: GridGetRowsParams) =>
        new Promise<GridGetRowsResponse>((done) => waiting.push(() => done(answer(params)))),
    };
    const skeleton = () => document.querySelector('.MuiDataGrid-cellSkeleton');
    for (const variant of [undefined, 'skeleton'] as const) {
      waiting.length = 0;
      const screen = await show(
        <Grid
          dataSource={dataSource}
          {...(variant && { slotProps: { loadingOverlay: { variant } } })}
        />,
      );
      await expect.poll(skeleton).not.toBeNull();
      waiting.at(-1)?.();
      await expect.poll(() => text(0, 'name')).toBe('Row 0');
      await expect.poll(skeleton).toBeNull();
      const before = waiting.length;
      await next().click();
      await expect.poll(() => waiting.length).toBe(before + 1);
      if (variant === undefined) {
        await expect.element(page.getByRole('progressbar')).toHaveClass(/MuiLinearProgress-root/);
        expect(text(0, 'name')).toBe('Row 0');
      } else {
        await expect.poll(skeleton).not.toBeNull();
      }
      waiting.at(-1)?.();
      await expect.poll(() => text(10, 'name')).toBe('Row 10');
      await screen.unmount();
    }
  },
);

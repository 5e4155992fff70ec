import { useEffect, useRef } from 'react';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridApi,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, vi } from '#claims';
import InfiniteLoading from './demos/infinite-loading.tsx';
import RequestLog from './demos/request-log.tsx';
import RetryBlock from './demos/retry-block.tsx';
import ViewportLoading from './demos/viewport-loading.tsx';

const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller');
const scrollTo = (top: number) => scroller()?.scrollTo({ top });
const text = (id: number, field = 'name') =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;
const skeletons = () => document.querySelectorAll('[role="row"] .MuiDataGrid-cellSkeleton').length;

function source(total: number, counted = true) {
  return {
    getRows: vi.fn(async ({ start, end }: GridGetRowsParams): Promise<GridGetRowsResponse> => {
      const first = Number(start);
      const length = Math.max(0, Math.min(end + 1, total) - first);
      const rows = Array.from({ length }, (_, index) => ({
        id: first + index,
        name: `Row ${first + index}`,
      }));
      return counted ? { rows, rowCount: total } : { rows };
    }),
  };
}
const ranges = (dataSource: ReturnType<typeof source>) =>
  dataSource.getRows.mock.calls.map(([{ start, end }]) => [start, end]);

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGridPro
        columns={[{ field: 'name', width: 200 }]}
        lazyLoading
        lazyLoadingRequestThrottleMs={0}
        rowBufferPx={0}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        {...props}
      />
    </div>
  );
}
const ref = (): { current: GridApi | null } => ({ current: null });

claim('Drag the scrollbar to the middle: the rows in between are never requested.', async () => {
  const first = await show(<ViewportLoading />);
  await expect.poll(() => text(1, 'station'), { timeout: 10_000 }).toBe('Cape Rook');
  scrollTo(500 * 52);
  await expect.poll(() => text(505, 'station'), { timeout: 10_000 }).toBe('Cape Rook');
  await first.unmount();
  const dataSource = source(1000);
  await show(<Grid dataSource={dataSource} />);
  await expect.poll(() => text(0)).toBe('Row 0');
  scrollTo(500 * 52);
  await expect.poll(() => text(503)).toBe('Row 503');
  expect(ranges(dataSource).some(([start, end]) => Number(start) < 480 && Number(end) > 19)).toBe(
    false,
  );
});

claim(
  'The grid reserves the space of all rows and fills what is not loaded with skeletons.',
  async () => {
    const dataSource = source(1000);
    await show(<Grid dataSource={dataSource} lazyLoadingRequestThrottleMs={100_000} />);
    await expect.poll(() => text(0)).toBe('Row 0');
    await expect.poll(() => scroller()?.scrollHeight ?? 0).toBeGreaterThan(1000 * 52);
    scrollTo(300 * 52);
    await expect.poll(skeletons).toBeGreaterThan(3);
  },
);

claim(
  'The grid loads the next block when the last row comes near. It stops when a response has no new rows.',
  async () => {
    const first = await show(<InfiniteLoading />);
    await expect.poll(() => text(20, 'station') ?? text(1, 'station')).toBeDefined();
    expect(scroller()?.scrollHeight).toBeLessThan(30 * 52);
    await first.unmount();
    const dataSource = source(40, false);
    await show(<Grid dataSource={dataSource} />);
    await expect.poll(() => text(0)).toBe('Row 0');
    scrollTo(10_000);
    await expect.poll(() => scroller()?.scrollHeight ?? 0).toBeGreaterThan(40 * 52);
    scrollTo(10_000);
    await expect.poll(() => ranges(dataSource).at(-1)).toEqual([40, 59]);
    scrollTo(0);
    await expect.poll(() => text(0)).toBe('Row 0');
    scrollTo(10_000);
    await expect.poll(() => text(39)).toBe('Row 39');
    expect(dataSource.getRows).toHaveBeenCalledTimes(3);
  },
);

claim('From unknown to known: the loaded rows stay, and skeletons appear below them.', async () => {
  const dataSource = source(1000, false);
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
  await expect.poll(() => text(0)).toBe('Row 0');
  const before = scroller()?.scrollHeight ?? 0;
  apiRef.current?.setRowCount(1000);
  await expect.poll(() => scroller()?.scrollHeight ?? 0).toBeGreaterThan(before * 10);
  expect(text(0)).toBe('Row 0');
  expect(dataSource.getRows).toHaveBeenCalledTimes(1);
});

claim(
  'From known to unknown: the grid starts again at the top, because loaded rows could have gaps between them.',
  async () => {
    const dataSource = source(1000);
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
    await expect.poll(() => text(0)).toBe('Row 0');
    scrollTo(500 * 52);
    await expect.poll(() => text(503)).toBe('Row 503');
    dataSource.getRows.mockImplementation(async ({ start }) => ({
      rows: Array.from({ length: 20 }, (_, index) => ({
        id: Number(start) + index,
        name: 'New',
      })),
    }));
    apiRef.current?.setRowCount(-1);
    await expect.poll(() => scroller()?.scrollTop).toBe(0);
    await expect.poll(() => text(0)).toBe('New');
  },
);

claim('with 20 rows per block, `start` is 0, 20, 40 and so on', async () => {
  const dataSource = source(1000);
  await show(<Grid dataSource={dataSource} />);
  await expect.poll(() => text(0)).toBe('Row 0');
  scrollTo(77 * 52);
  await expect.poll(() => text(82)).toBe('Row 82');
  expect(ranges(dataSource).at(-1)).toEqual([60, 99]);
});

claim('Requests ask for blocks of the page size, 100 rows by default.', async () => {
  const dataSource = source(1000);
  await show(<Grid dataSource={dataSource} initialState={{}} />);
  await expect.poll(() => text(0)).toBe('Row 0');
  expect(ranges(dataSource)).toEqual([[0, 99]]);
});

claim(
  'Rows that leave the viewport turn into skeletons again, and come back from the cache.',
  async () => {
    const dataSource = source(1000);
    const first = await show(<Grid dataSource={dataSource} />);
    await expect.poll(() => text(0)).toBe('Row 0');
    scrollTo(500 * 52);
    await expect.poll(() => text(503)).toBe('Row 503');
    scrollTo(0);
    await expect.poll(() => text(0)).toBe('Row 0');
    expect(ranges(dataSource).filter(([start]) => start === 0)).toHaveLength(1);
    await first.unmount();
    const uncached = source(1000);
    await show(<Grid dataSource={uncached} dataSourceCache={null} />);
    await expect.poll(() => text(0)).toBe('Row 0');
    scrollTo(500 * 52);
    await expect.poll(() => text(503)).toBe('Row 503');
    scrollTo(0);
    await expect.poll(() => ranges(uncached).filter(([start]) => start === 0).length).toBe(2);
  },
);

claim('the grid requests the first block and scrolls to the top', async () => {
  const dataSource = source(1000);
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
  await expect.poll(() => text(0)).toBe('Row 0');
  scrollTo(500 * 52);
  await expect.poll(() => text(503)).toBe('Row 503');
  apiRef.current?.sortColumn('name', 'desc');
  await expect.poll(() => scroller()?.scrollTop).toBe(0);
  await expect
    .poll(() => dataSource.getRows.mock.lastCall?.[0])
    .toMatchObject({ start: 0, end: 19, sortModel: [{ field: 'name', sort: 'desc' }] });
});

claim(
  'A block that fails leaves its skeletons in place, and `onDataSourceError` is called.',
  async () => {
    await show(<RetryBlock />);
    await expect.poll(() => text(1, 'station'), { timeout: 10_000 }).toBe('Cape Rook');
    await page.getByRole('checkbox', { name: 'Go offline' }).click();
    scrollTo(200 * 52);
    await expect.element(page.getByText('No signal from the stations.')).toBeVisible();
    expect(skeletons()).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Go offline' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => text(205, 'station'), { timeout: 10_000 }).toBe('Cape Rook');
  },
);

claim(
  'It applies to skeletons that come into view, and not to the next block of infinite loading. Compare the requests when you scroll fast:',
  async () => {
    await show(<RequestLog />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Last requests: 0–19');
    await expect.poll(() => text(1, 'station')).toBe('Cape Rook');
    await expect.poll(() => scroller()?.scrollHeight ?? 0).toBeGreaterThan(500 * 52);
    for (const row of [100, 200, 300, 400]) {
      scrollTo(row * 52);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    await expect.poll(() => text(405, 'station'), { timeout: 10_000 }).toBe('Cape Rook');
    const requests = page.getByRole('status').element().textContent?.split(', ') ?? [];
    expect(requests.length).toBeLessThan(4);
    const dataSource = source(40, false);
    await show(<Grid dataSource={dataSource} lazyLoadingRequestThrottleMs={100_000} />);
    await expect.poll(() => dataSource.getRows.mock.calls.length).toBe(1);
    await expect.poll(() => text(0)).toBe('Row 0');
    [...document.querySelectorAll('.MuiDataGrid-virtualScroller')]
      .at(-1)
      ?.scrollTo({ top: 10_000 });
    await expect.poll(() => ranges(dataSource).at(-1)).toEqual([20, 39]);
  },
);

claim(
  'If the first block fails, there is nothing to show: the grid keeps its loading state.',
  async () => {
    const onError = vi.fn();
    const dataSource = { getRows: () => Promise.reject(new Error('down')) };
    await show(<Grid dataSource={dataSource} onDataSourceError={onError} />);
    await expect.poll(() => onError.mock.calls.length).toBe(1);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(document.querySelector('.MuiDataGrid-overlayWrapper')).not.toBeNull();
    await expect.element(page.getByText('No rows')).not.toBeInTheDocument();
  },
);

claim('Otherwise, the first response is followed by another request right away.', async () => {
  const dataSource = source(1000);
  await show(
    <Grid
      dataSource={dataSource}
      initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
    />,
  );
  await expect.poll(() => text(4)).toBe('Row 4');
  expect(ranges(dataSource)[0]).toEqual([0, 2]);
  expect(ranges(dataSource)).toHaveLength(2);
});

const renamed = async ({ start, end }: GridGetRowsParams): Promise<GridGetRowsResponse> => ({
  rows: Array.from({ length: end - Number(start) + 1 }, (_, index) => ({
    id: Number(start) + index,
    name: 'New',
  })),
  rowCount: 1000,
});

/** The hook of the page in use. */
function Refreshable({ dataSource }: { dataSource: ReturnType<typeof source> }) {
  const apiRef = useGridApiRef();
  const range = useRef({ start: 0, end: 99 });
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', (context) => {
        range.current = { start: context.firstRowIndex, end: context.lastRowIndex };
      }),
    [apiRef],
  );
  const refresh = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, range.current);
  };
  return (
    <>
      <button onClick={refresh}>Refresh</button>
      <Grid apiRef={apiRef} dataSource={dataSource} />
    </>
  );
}

claim(
  '`cache.clear()` followed by `fetchRows()` reloads the first block only, and rows further down keep their old values.',
  async () => {
    const dataSource = source(1000);
    const apiRef = ref();
    const first = await show(<Grid apiRef={apiRef} dataSource={dataSource} />);
    await expect.poll(() => text(0)).toBe('Row 0');
    scrollTo(500 * 52);
    await expect.poll(() => text(503)).toBe('Row 503');
    dataSource.getRows.mockImplementation(renamed);
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
    await expect.poll(() => apiRef.current?.getRow(3)).toEqual({ id: 3, name: 'New' });
    expect(ranges(dataSource).at(-1)).toEqual([0, 19]);
    expect(text(503)).toBe('Row 503');
    await first.unmount();
    const visible = source(1000);
    await show(<Refreshable dataSource={visible} />);
    await expect.poll(() => text(0)).toBe('Row 0');
    scrollTo(500 * 52);
    await expect.poll(() => text(503)).toBe('Row 503');
    visible.getRows.mockImplementation(renamed);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => text(503)).toBe('New');
    expect(scroller()?.scrollTop).toBe(500 * 52);
    scrollTo(0);
    await expect.poll(() => text(3)).toBe('New');
  },
);

claim(
  'a grid as tall as its rows loads everything. So does a grid with `disableVirtualization`.',
  async () => {
    const dataSource = source(100, false);
    const first = await show(
      <DataGridPro
        columns={[{ field: 'name', width: 200 }]}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
      />,
    );
    await expect.poll(() => Math.max(...ranges(dataSource).map(([, end]) => Number(end)))).toBe(99);
    await first.unmount();
    const all = source(200);
    await show(<Grid dataSource={all} disableVirtualization />);
    await expect.poll(() => text(199)).toBe('Row 199');
    expect(scroller()?.scrollTop).toBe(0);
  },
);

claim('The grouping column shows no names, and people cannot expand a row.', async () => {
  const nested = () => {
    const { getRows } = source(200);
    const getGroupKey = ({ name = '' }: { name?: string }) => name;
    return { getRows, getGroupKey, getChildrenCount: () => 3 };
  };
  const tree = nested();
  const first = await show(<Grid dataSource={tree} treeData />);
  await expect.poll(() => text(0)).toBe('Row 0');
  expect(text(0, GRID_TREE_DATA_GROUPING_FIELD)?.trim()).toBe('(3)');
  document.querySelector<HTMLElement>('[data-id="0"] button')?.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(tree.getRows).toHaveBeenCalledTimes(1);
  await first.unmount();
  await show(
    <div style={{ height: 400, width: 600 }}>
      <DataGridPremium
        columns={[{ field: 'name', width: 200 }]}
        dataSource={nested()}
        lazyLoading
        rowBufferPx={0}
        initialState={{ rowGrouping: { model: ['name'] } }}
      />
    </div>,
  );
  await expect.poll(() => text(0)).toBe('Row 0');
  expect(text(0, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD)).toBe('');
  expect(document.querySelector('[data-id="0"] button')).toBeNull();
});

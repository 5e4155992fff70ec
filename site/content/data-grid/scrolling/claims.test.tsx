import { flushSync } from 'react-dom';
import { useEffect, useState } from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent } from '#claims';
import BackToTop from './demos/back-to-top.tsx';
import { columns, stops } from './demos/data.ts';
import JumpToTrain from './demos/jump-to-train.tsx';
import KeepPosition from './demos/keep-position.tsx';
import StepThrough from './demos/step-through.tsx';

const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller');
const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
const ref = (): { current: GridApi | null } => ({ current: null });

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 320, width: 600 }}>
      <DataGrid rows={stops} columns={columns} hideFooter {...props} />
    </div>
  );
}

claim(
  'The index counts rows in the order people see them: sorted, filtered, and without the rows of closed groups.',
  async () => {
    await show(<JumpToTrain />);
    await page.getByRole('button', { name: 'Last train' }).click();
    await expect.poll(() => cell(97, 'train')?.textContent).toBe('IC 216');
    await page.getByRole('columnheader', { name: /Station/ }).click();
    await page.getByRole('button', { name: 'Noon train' }).click();
    await expect.poll(() => cell(37, 'train')?.textContent).toBe('IC 206');
  },
);

claim(
  'A row below the viewport ends up at its bottom edge, a row above at the top edge.',
  async () => {
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} />);
    // 320 pixels minus borders and the header of 56 pixels, and the horizontal scrollbar.
    apiRef.current?.scrollToIndexes({ rowIndex: 0 });
    expect(scroller()?.scrollTop).toBe(0);
    apiRef.current?.scrollToIndexes({ rowIndex: 40 });
    await expect.poll(() => cell(41, 'train')).not.toBeNull();
    const bottom = scroller()?.scrollTop ?? 0;
    expect(bottom).toBeGreaterThan(41 * 52 - 320);
    expect(bottom).toBeLessThan(41 * 52 - 200);
    apiRef.current?.scrollToIndexes({ rowIndex: 40 });
    expect(scroller()?.scrollTop).toBe(bottom);
    apiRef.current?.scrollToIndexes({ rowIndex: 10 });
    expect(scroller()?.scrollTop).toBe(10 * 52);
  },
);

claim(
  'Call `setCellFocus` too if people should continue with the keyboard from there:',
  async () => {
    await show(<StepThrough />);
    for (let step = 0; step < 6; step += 1) {
      await page.getByRole('button', { name: 'Next cell' }).click();
    }
    await expect.poll(() => cell(1, 'note') === document.activeElement).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => cell(2, 'note') === document.activeElement).toBe(true);
  },
);

claim(
  '`scrollToIndexes` returns `false` only when there are no visible columns, or when you pass a `rowIndex` and the grid has no rows.',
  async () => {
    const apiRef = ref();
    const { unmount } = await show(<Grid apiRef={apiRef} />);
    expect(apiRef.current?.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(true);
    await unmount();
    const empty = ref();
    await show(<Grid apiRef={empty} rows={[]} />);
    expect(empty.current?.scrollToIndexes({ rowIndex: 0 })).toBe(false);
    expect(empty.current?.scrollToIndexes({ colIndex: 0 })).toBe(true);
  },
);

claim(
  'A `colIndex` without a visible column throws an error. `getColumnIndex` returns −1 for a hidden column',
  async () => {
    const apiRef = ref();
    await show(
      <Grid
        apiRef={apiRef}
        initialState={{ columns: { columnVisibilityModel: { train: false } } }}
      />,
    );
    await expect.poll(() => cell(1, 'station')).not.toBeNull();
    expect(apiRef.current?.getColumnIndex('train')).toBe(-1);
    expect(() => apiRef.current?.scrollToIndexes({ colIndex: -1 })).toThrow();
    expect(() => apiRef.current?.scrollToIndexes({ colIndex: 0 })).not.toThrow();
  },
);

claim(
  'The index counts the rows of all pages. Go to the right page first, then scroll:',
  async () => {
    const apiRef = ref();
    await show(
      <Grid
        apiRef={apiRef}
        hideFooter={false}
        pageSizeOptions={[50]}
        initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
      />,
    );
    flushSync(() => apiRef.current?.setPage(1));
    apiRef.current?.scrollToIndexes({ rowIndex: 96 });
    await expect.poll(() => cell(97, 'train')?.textContent).toBe('IC 216');
  },
);

claim(
  '`getRowIndexRelativeToVisibleRows(id)` counts only the rows of the current page.',
  async () => {
    const apiRef = ref();
    await show(
      <Grid
        apiRef={apiRef}
        hideFooter={false}
        pageSizeOptions={[50]}
        initialState={{ pagination: { paginationModel: { pageSize: 50, page: 1 } } }}
      />,
    );
    await expect.poll(() => cell(52, 'train')).not.toBeNull();
    const index = gridExpandedSortedRowIdsSelector(apiRef).indexOf(52);
    expect(index).toBe(51);
    expect(apiRef.current?.getRowIndexRelativeToVisibleRows(52)).toBe(1);
  },
);

claim(
  '`apiRef.current.scroll` sets the position in pixels, with `top`, `left` or both.',
  async () => {
    await show(<BackToTop />);
    await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeDisabled();
    scroller()?.scrollTo({ top: 900 });
    await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeEnabled();
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => scroller()?.scrollTop).toBe(0);
  },
);

claim('`initialState.scroll` sets the position of the first render.', async () => {
  await show(<KeepPosition />);
  scroller()?.scrollTo({ top: 900, left: 40 });
  await expect.poll(() => cell(20, 'train')).not.toBeNull();
  await page.getByRole('button', { name: 'Close timetable' }).click();
  await page.getByRole('button', { name: 'Open timetable' }).click();
  await expect.poll(() => scroller()?.scrollTop).toBe(900);
  expect(cell(20, 'train')).not.toBeNull();
});

claim('The position is not part of `exportState`.', async () => {
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} initialState={{ scroll: { top: 500, left: 0 } }} />);
  await expect.poll(() => scroller()?.scrollTop).toBe(500);
  expect(Object.keys(apiRef.current?.exportState() ?? {})).not.toContain('scroll');
});

claim('keeps the position if there are enough rows', async () => {
  const apiRef = ref();
  function Reload() {
    const [rows, setRows] = useState(stops);
    return (
      <>
        <button onClick={() => setRows(stops.map((stop) => ({ ...stop, platform: 99 })))}>
          New
        </button>
        <Grid
          apiRef={apiRef}
          rows={rows}
          hideFooter={false}
          pageSizeOptions={[50]}
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
        />
      </>
    );
  }
  await show(<Reload />);
  apiRef.current?.scroll({ top: 700 });
  await expect.poll(() => cell(15, 'train')).not.toBeNull();
  await page.getByRole('button', { name: 'New' }).click();
  await expect
    .poll(() => document.querySelector('[data-field="platform"][role="gridcell"]')?.textContent)
    .toBe('99');
  expect(scroller()?.scrollTop).toBe(700);
  apiRef.current?.setPage(1);
  await expect.poll(() => scroller()?.scrollTop).toBe(0);
});

claim('in right-to-left layouts, `left` is negative', async () => {
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} initialState={{ scroll: { top: 104, left: 120 } }} />, {
    direction: 'rtl',
  });
  await expect.poll(() => scroller()?.scrollTop).toBe(104);
  expect(scroller()?.scrollLeft).toBe(0);
  apiRef.current?.scroll({ left: 200 });
  await expect.poll(() => scroller()?.scrollLeft).toBe(-200);
  expect(apiRef.current?.getScrollPosition().left).toBe(-200);
});

claim('goes back to the first page and to the top', async () => {
  const apiRef = ref();
  await show(
    <Grid
      apiRef={apiRef}
      hideFooter={false}
      pageSizeOptions={[50]}
      initialState={{ pagination: { paginationModel: { pageSize: 50, page: 1 } } }}
    />,
  );
  apiRef.current?.scroll({ top: 700 });
  await expect.poll(() => cell(67, 'train')).not.toBeNull();
  apiRef.current?.sortColumn('station', 'desc');
  await expect.poll(() => scroller()?.scrollTop).toBe(0);
  await expect.element(page.getByText('1–50 of 100')).toBeVisible();
  apiRef.current?.setPage(1);
  await expect.element(page.getByText('51–100 of 100')).toBeVisible();
  apiRef.current?.scroll({ top: 700 });
  await expect.poll(() => scroller()?.scrollTop).toBe(700);
  apiRef.current?.setFilterModel({ items: [{ field: 'coaches', operator: '>', value: 7 }] });
  await expect.poll(() => scroller()?.scrollTop).toBe(0);
  await expect.element(page.getByText('1–50 of 80')).toBeVisible();
});

claim('Start a short timer in an effect that depends on the rows:', async () => {
  function Log() {
    const apiRef = useGridApiRef();
    const [rows, setRows] = useState(stops.slice(0, 40));
    useEffect(() => {
      const timer = setTimeout(
        () => apiRef.current?.scrollToIndexes({ rowIndex: rows.length - 1 }),
        100,
      );
      return () => clearTimeout(timer);
    }, [apiRef, rows]);
    const add = () => setRows(stops.slice(0, rows.length + 1));
    return (
      <>
        <button onClick={add}>Add</button>
        <button onClick={() => setTimeout(add, 50)}>Add later</button>
        <Grid apiRef={apiRef} rows={rows} />
      </>
    );
  }
  await show(<Log />);
  const bottom = () => {
    const element = scroller();
    return element ? element.scrollHeight - element.clientHeight - element.scrollTop : -1;
  };
  await expect.poll(() => cell(40, 'train')).not.toBeNull();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => cell(41, 'train')).not.toBeNull();
  await expect.poll(bottom).toBeLessThan(2);
  await page.getByRole('button', { name: 'Add later' }).click();
  await expect.poll(() => cell(42, 'train')).not.toBeNull();
  await expect.poll(bottom).toBeLessThan(2);
});

claim(
  '`scrollToIndexes` right after the state update is too early, even if you wrap the update in `flushSync`.',
  async () => {
    const apiRef = ref();
    function Adds() {
      const [rows, setRows] = useState(stops.slice(0, 40));
      return (
        <>
          <button
            onClick={() => {
              flushSync(() => setRows(stops.slice(0, 41)));
              apiRef.current?.scrollToIndexes({ rowIndex: 40 });
            }}
          >
            Add
          </button>
          <Grid apiRef={apiRef} rows={rows} />
        </>
      );
    }
    await show(<Adds />);
    await expect.poll(() => cell(1, 'train')).not.toBeNull();
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => apiRef.current?.getRowsCount()).toBe(41);
    expect(cell(41, 'train')).toBeNull();
  },
);

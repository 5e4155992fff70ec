import { useLayoutEffect, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  gridFilteredSortedRowIdsSelector,
  type GridInitialState,
  type GridSortModel,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApi as GridApiPremium } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ControlledSort from './demos/controlled-sort.tsx';
import { columns, rows } from './demos/data.ts';
import ExportedState from './demos/exported-state.tsx';
import FirstView from './demos/first-view.tsx';
import ReadOnce from './demos/read-once.tsx';
import ReopenedGrid from './demos/reopened-grid.tsx';
import SavedViews from './demos/saved-views.tsx';
import StateInSlot from './demos/state-in-slot.tsx';

type ApiRef = NonNullable<DataGridProps['apiRef']>;
const button = (name: string) => page.getByRole('button', { name });
const header = (field: string) =>
  document.querySelector<HTMLElement>(`[role=columnheader][data-field=${field}]`);
const sortBy = async (field: string) => {
  await userEvent.click(
    header(field)?.querySelector('.MuiDataGrid-columnHeaderTitle') ?? document.body,
  );
};
const cells = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field=${field}]`)].map(
    (cell) => cell.textContent,
  );
const fields = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((cell) =>
    cell.getAttribute('data-field'),
  );
const ready = () => expect.poll(() => cells('loans').length).toBeGreaterThan(0);
const byLoans = [{ field: 'loans', sort: 'desc' as const }];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 420, width: 700 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim('Set the initial values with `initialState`.', async () => {
  await show(<FirstView />);
  await expect.poll(() => cells('loans')).toEqual(['168', '131', '92']);
  expect(header('author')).toBeNull();
});

claim('Later changes to the prop have no effect.', async () => {
  function Parent() {
    const [model, setModel] = useState<GridSortModel>([]);
    return (
      <>
        <button onClick={() => setModel(byLoans)}>Change {model.length}</button>
        <Grid initialState={{ sorting: { sortModel: model } }} />
      </>
    );
  }
  await show(<Parent />);
  await ready();
  await button('Change 0').click();
  await expect.element(button('Change 1')).toBeVisible();
  expect(cells('loans')[0]).toBe('84');
});

claim('A controlled model takes precedence over `initialState`.', async () => {
  const first = await show(<ControlledSort />);
  await expect.poll(() => cells('loans')[0]).toBe('168');
  await button('Newest').click();
  await expect.poll(() => cells('year')[0]).toBe('2022');
  await sortBy('title');
  await expect.poll(() => cells('title')[0]).toBe('A House of Rain');
  await first.unmount();
  await show(<Grid sortModel={[]} initialState={{ sorting: { sortModel: byLoans } }} />);
  await ready();
  expect(cells('loans')[0]).toBe('84');
});

claim('If the callback does not update the model, nothing changes in the grid.', async () => {
  const change = vi.fn();
  await show(<Grid sortModel={[]} onSortModelChange={change} />);
  await ready();
  await sortBy('loans');
  await expect.poll(() => change.mock.calls.length).toBe(1);
  expect(cells('loans')[0]).toBe('84');
});

claim('`useGridSelector` re-renders the component when the selected value changes', async () => {
  const first = await show(<StateInSlot />);
  await expect.element(page.getByText('6 books, not sorted')).toBeVisible();
  await sortBy('year');
  await expect.element(page.getByText('6 books, sorted by year')).toBeVisible();
  await first.unmount();
  const renders = vi.fn();
  const Footer = () => {
    useGridSelector(useGridApiContext(), gridSortModelSelector);
    renders();
    return null;
  };
  const apiRef: ApiRef = { current: null };
  const slots = { footer: Footer };
  await show(<Grid apiRef={apiRef} slots={slots} />);
  await ready();
  const before = renders.mock.calls.length;
  apiRef.current?.setSortModel(byLoans);
  await expect.poll(() => renders.mock.calls.length).toBe(before + 1);
});

claim('It returns the current value, and nothing re-renders when it changes later', async () => {
  await show(<ReadOnce />);
  await ready();
  await sortBy('loans');
  await expect.poll(() => cells('loans')[0]).toBe('43');
  await button('Read the first row').click();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('First book: Seven Bridges');
  await sortBy('loans');
  await expect.poll(() => cells('loans')[0]).toBe('168');
  await expect.element(status).toHaveTextContent('First book: Seven Bridges');
});

claim('Sort the list, close it and open it again', async () => {
  await show(<ReopenedGrid />);
  await ready();
  await sortBy('loans');
  await expect.poll(() => cells('loans')[0]).toBe('43');
  await button('Close the list').click();
  await expect.poll(() => cells('loans')).toEqual([]);
  await button('Open the list').click();
  await expect.poll(() => cells('loans')[0]).toBe('43');
});

claim('Save it when the grid unmounts and when the page closes', async () => {
  const saved: (GridInitialState | undefined)[] = [];
  function Books() {
    const apiRef = useGridApiRef();
    useLayoutEffect(() => {
      const save = () => {
        saved.push(apiRef.current?.exportState());
      };
      window.addEventListener('pagehide', save);
      return () => {
        window.removeEventListener('pagehide', save);
        save();
      };
    }, [apiRef]);
    return <Grid apiRef={apiRef} />;
  }
  const shown = await show(<Books />);
  await ready();
  await sortBy('loans');
  await expect.poll(() => cells('loans')[0]).toBe('43');
  const byLeastLoans = [{ field: 'loans', sort: 'asc' }];
  window.dispatchEvent(new Event('pagehide'));
  expect(saved.at(-1)?.sorting?.sortModel).toEqual(byLeastLoans);
  saved.length = 0;
  await shown.unmount();
  expect(saved.at(-1)?.sorting?.sortModel).toEqual(byLeastLoans);
});

claim('Change filters and columns, save a view, and switch between views', async () => {
  await show(<SavedViews />);
  await ready();
  await button('Save view').click();
  await sortBy('loans');
  await expect.poll(() => cells('loans')[0]).toBe('43');
  await button('Save view').click();
  await button('View 1').click();
  await expect.poll(() => cells('loans')[0]).toBe('84');
  await button('View 2').click();
  await expect.poll(() => cells('loans')[0]).toBe('43');
});

const onlyFarrow = {
  filter: { filterModel: { items: [{ field: 'author', operator: 'contains', value: 'Farrow' }] } },
};

claim(
  'Only the parts that the object contains change. `restoreState({ sorting: { sortModel: [] } })` keeps the filters.',
  async () => {
    const apiRef: ApiRef = { current: null };
    await show(
      <Grid apiRef={apiRef} initialState={{ ...onlyFarrow, sorting: { sortModel: byLoans } }} />,
    );
    await expect.poll(() => cells('loans')).toEqual(['168', '84']);
    apiRef.current?.restoreState({ sorting: { sortModel: [] } });
    await expect.poll(() => cells('loans')).toEqual(['84', '168']);
  },
);

claim('For a controlled model, `restoreState` calls its callback.', async () => {
  const apiRef: ApiRef = { current: null };
  const change = vi.fn<(model: GridSortModel) => void>();
  await show(<Grid apiRef={apiRef} sortModel={[]} onSortModelChange={(model) => change(model)} />);
  await ready();
  apiRef.current?.restoreState({ sorting: { sortModel: byLoans } });
  await expect.poll(() => change.mock.calls).toEqual([[byLoans]]);
  expect(cells('loans')[0]).toBe('84');
});

claim('fields that no longer exist are ignored, and new columns appear at the end', async () => {
  const apiRef: ApiRef = { current: null };
  await show(<Grid apiRef={apiRef} />);
  await ready();
  apiRef.current?.restoreState({
    columns: {
      orderedFields: ['loans', 'ghost', 'title'],
      columnVisibilityModel: { ghost: false },
    },
  });
  await expect.poll(fields).toEqual(['loans', 'title', 'author', 'year']);
});

claim(
  'Rows, selection, focus, edited values and the scroll position are never exported.',
  async () => {
    const apiRef: ApiRef = { current: null };
    await show(<Grid apiRef={apiRef} />);
    await ready();
    await page.getByText('Winter Bees').click();
    expect(apiRef.current?.getSelectedRows().size).toBe(1);
    const state = apiRef.current?.exportState() ?? {};
    expect(Object.keys(state).sort()).toEqual([
      'columns',
      'density',
      'filter',
      'pagination',
      'preferencePanel',
      'sorting',
    ]);
    expect(JSON.stringify(state)).not.toMatch('Winter');
  },
);

claim(
  'With `exportOnlyDirtyModels`, it leaves out a sort or filter model that is not controlled, has no initial value and is still at its default.',
  async () => {
    const first = await show(<ExportedState />);
    await ready();
    await sortBy('loans');
    const region = page.getByRole('region', { name: 'Exported state' });
    await expect.element(region).toMatchTextContent(/sortModel/);
    await expect.element(region).not.toMatchTextContent(/filterModel/);
    await page.getByRole('checkbox', { name: 'Only changed models' }).click();
    await expect.element(region).toMatchTextContent(/filterModel/);
    await first.unmount();
    const apiRef: ApiRef = { current: null };
    await show(<Grid apiRef={apiRef} initialState={onlyFarrow} density="compact" />);
    await ready();
    const state = apiRef.current?.exportState({ exportOnlyDirtyModels: true }) ?? {};
    expect(Object.keys(state)).toContain('filter');
    expect(Object.keys(state)).toContain('density');
    expect(Object.keys(state)).not.toContain('sorting');
  },
);

claim(
  'Widths are exported for columns that were resized, and for columns that set `width`, `minWidth`, `maxWidth` or `flex`.',
  async () => {
    const apiRef: ApiRef = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        columns={[
          { field: 'title', flex: 1 },
          { field: 'author' },
          { field: 'year' },
          { field: 'loans', width: 90 },
        ]}
      />,
    );
    await ready();
    const widths = () => Object.keys(apiRef.current?.exportState().columns?.dimensions ?? {});
    expect(widths()).toEqual(['title', 'loans']);
    apiRef.current?.setColumnWidth('year', 140);
    await expect.poll(widths).toEqual(['title', 'year', 'loans']);
  },
);

claim(
  'The page is exported only if you control it, set its initial value, or if both the page and the page size differ from the defaults.',
  async () => {
    const apiRef: ApiRef = { current: null };
    const many = Array.from({ length: 120 }, (_, id) => ({ ...rows[0], id }));
    await show(<Grid apiRef={apiRef} rows={many} />);
    await ready();
    const exported = () =>
      apiRef.current?.exportState({ exportOnlyDirtyModels: true }).pagination?.paginationModel;
    apiRef.current?.setPage(1);
    expect(exported()).toBeUndefined();
    apiRef.current?.setPaginationModel({ page: 1, pageSize: 25 });
    expect(exported()).toEqual({ page: 1, pageSize: 25 });
    const state = apiRef.current?.exportState({ exportOnlyDirtyModels: true });
    expect(state?.columns?.orderedFields).toHaveLength(4);
    expect(state?.density).toBeUndefined();
  },
);

claim(
  'It keeps the row selection, and the new width of columns that set no width in their definition.',
  async () => {
    const apiRef: ApiRef = { current: null };
    const plain = [{ field: 'title', width: 150 }, { field: 'loans' }];
    await show(<Grid apiRef={apiRef} columns={plain} pageSizeOptions={[2, 100]} />);
    await ready();
    const api = apiRef.current;
    const start = api?.exportState() ?? {};
    const first = cells('title');
    await sortBy('loans');
    api?.setQuickFilterValues(['e']);
    api?.setColumnWidth('title', 250);
    api?.setColumnWidth('loans', 220);
    api?.setDensity('compact');
    api?.setPaginationModel({ page: 1, pageSize: 2 });
    const [found = 0] = gridFilteredSortedRowIdsSelector(apiRef);
    api?.selectRow(found);
    api?.setColumnVisibility('loans', false);
    await expect.poll(fields).toEqual(['title']);
    api?.restoreState(start);
    await expect.poll(fields).toEqual(['title', 'loans']);
    await expect.poll(() => cells('title')).toEqual(first);
    expect(api?.exportState().density).toBe('standard');
    expect(header('title')?.offsetWidth).toBe(150);
    expect(header('loans')?.offsetWidth).toBe(220);
    expect(api?.isRowSelected(found)).toBe(true);
  },
);

claim(
  'Open detail panels :plan[pro], pivoting, selected cells and conversations with the AI Assistant :plan[premium] are never exported, although `initialState` accepts them.',
  async () => {
    const apiRef: { current: GridApiPremium | null } = { current: null };
    await show(
      <div style={{ height: 420, width: 700 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          getDetailPanelContent={() => <p>Details</p>}
          initialState={{
            cellSelection: { 1: { title: true } },
            detailPanel: { expandedRowIds: new Set([1]) },
            pivoting: { model: { rows: [{ field: 'author' }], columns: [], values: [] } },
            aiAssistant: { conversations: [], activeConversationIndex: 0 },
          }}
        />
      </div>,
    );
    await expect.element(page.getByText('Details')).toBeVisible();
    expect(apiRef.current?.getSelectedCellsAsArray()).toEqual([{ id: 1, field: 'title' }]);
    expect(Object.keys(apiRef.current?.exportState() ?? {}).sort()).toEqual([
      'columns',
      'density',
      'filter',
      'pagination',
      'pinnedColumns',
      'preferencePanel',
      'rowGrouping',
      'sorting',
    ]);
  },
);

claim(
  'An empty aggregation model :plan[premium] is left out, so a saved state without totals does not remove totals that are on.',
  async () => {
    const apiRef: { current: GridApiPremium | null } = { current: null };
    await show(
      <div style={{ height: 520, width: 700 }}>
        <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} />
      </div>,
    );
    await ready();
    const saved = apiRef.current?.exportState() ?? {};
    apiRef.current?.setAggregationModel({ loans: 'sum' });
    await expect.poll(() => cells('loans').at(-1)).toBe('575');
    expect(apiRef.current?.exportState().aggregation).toEqual({ model: { loans: 'sum' } });
    apiRef.current?.restoreState(saved);
    await new Promise(requestAnimationFrame);
    expect(apiRef.current?.state.aggregation.model).toEqual({ loans: 'sum' });
    expect(cells('loans').at(-1)).toBe('575');
  },
);

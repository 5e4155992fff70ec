import { Component, useEffect, useState, type ReactNode } from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  renderBooleanCell,
  type DataGridPremiumProps,
  type GridApi,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ControlledModel from './demos/controlled-model.tsx';
import CustomCell from './demos/custom-cell.tsx';
import { byRegion, columns, turbines } from './demos/data.ts';
import FilteredScope from './demos/filtered-scope.tsx';
import FolderSizes from './demos/folder-sizes.tsx';
import FooterPosition from './demos/footer-position.tsx';
import FormattedResult from './demos/formatted-result.tsx';
import LimitedFunctions from './demos/limited-functions.tsx';
import MedianFunction from './demos/median-function.tsx';
import MonthlyTarget from './demos/monthly-target.tsx';
import MonthlyTotal from './demos/monthly-total.tsx';
import SeveralFields from './demos/several-fields.tsx';

const total = 'auto-generated-group-footer-root';
const text = (id: string | number, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;
const sum = (values: number[]) => values.reduce((result, value) => result + value, 0);
const output = sum(turbines.map((turbine) => turbine.output));
const filteredState = {
  aggregation: { model: { name: 'size' } },
  filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'T1' }] } },
};
const english = new Intl.NumberFormat('en-US');

function Grid({ height = 400, ...props }: DataGridPremiumProps & { height?: number }) {
  return (
    <div style={{ height, width: 900 }}>
      <DataGridPremium {...props} />
    </div>
  );
}

async function openMenu(column: string) {
  const header = page.getByRole('columnheader', { name: new RegExp(column) });
  await header.hover();
  await header.getByRole('button', { name: /menu/ }).click();
}

claim(
  'Choose a function for a column, and the grid shows the result for all rows in a total row pinned to the bottom.',
  async () => {
    await show(<MonthlyTotal />);
    await expect.poll(() => text(total, 'output')).toBe(english.format(output));
    expect(text(total, 'serviced')).toBe('2025-03-31');
  },
);

claim(
  'With a controlled model, the column menu and your own buttons change the same state:',
  async () => {
    await show(<ControlledModel />);
    await openMenu('Output');
    await page.getByRole('combobox', { name: /Aggregation/ }).click();
    await page.getByRole('option', { name: 'max' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Best' }))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Total' }).click();
    await expect.poll(() => text(total, 'output')).toBe(english.format(output));
  },
);

claim(
  'The header of an aggregated column shows the name of its function below the title.',
  async () => {
    await show(<MonthlyTotal />);
    await expect
      .element(page.getByRole('columnheader', { name: /Output/ }))
      .toHaveTextContent('Output (MWh)sum');
  },
);

claim('`size` counts `null` as a value, but not `undefined`.', async () => {
  await show(
    <Grid
      columns={[{ field: 'name' }]}
      rows={[{ id: 1, name: null }, { id: 2 }, { id: 3, name: 'T1' }]}
      initialState={{ aggregation: { model: { name: 'size' } } }}
    />,
  );
  await expect.poll(() => text(total, 'name')).toBe('2');
});

claim('`avg` returns `null`, and the cell is empty, when the numbers add up to 0.', async () => {
  await show(
    <Grid
      columns={[{ field: 'balance', type: 'number' }]}
      rows={[
        { id: 1, balance: 5 },
        { id: 2, balance: -5 },
      ]}
      initialState={{ aggregation: { model: { balance: 'avg' } } }}
    />,
  );
  await expect.poll(() => text(total, 'balance')).toBe('');
});

claim(
  'A function that is not in `availableAggregationFunctions` is ignored in the model too.',
  async () => {
    await show(
      <Grid
        columns={[
          { field: 'a', type: 'number', availableAggregationFunctions: ['sum'] },
          { field: 'b', type: 'number' },
        ]}
        rows={[{ id: 1, a: 7, b: 8 }]}
        initialState={{ aggregation: { model: { a: 'max', b: 'max' } } }}
      />,
    );
    await expect.poll(() => text(total, 'b')).toBe('8');
    expect(text(total, 'a')).toBe('');
  },
);

claim(
  '`aggregable: false` only hides the menu: a model that names the column still aggregates it.',
  async () => {
    const { unmount } = await show(
      <Grid
        columns={[{ field: 'a', type: 'number', aggregable: false }]}
        rows={[{ id: 1, a: 7 }]}
        initialState={{ aggregation: { model: { a: 'max' } } }}
      />,
    );
    await expect.poll(() => text(total, 'a')).toBe('7');
    await unmount();
    await show(<LimitedFunctions />);
    await openMenu('Wind farm');
    await expect.element(page.getByRole('menuitem', { name: /Filter/ })).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: /Aggregation/ }))
      .not.toBeInTheDocument();
  },
);

claim(
  '`boolean` columns have it by default: set `aggregable: true` to offer `size` in their menu.',
  async () => {
    const rows = [{ id: 1, spare: true }];
    const column = { field: 'spare', type: 'boolean' as const };
    const { unmount } = await show(<Grid columns={[column]} rows={rows} />);
    await openMenu('spare');
    await expect.element(page.getByRole('menuitem', { name: /Filter/ })).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: /Aggregation/ }))
      .not.toBeInTheDocument();
    await unmount();
    await show(<Grid columns={[{ ...column, aggregable: true }]} rows={rows} />);
    await openMenu('spare');
    await page.getByRole('combobox', { name: /Aggregation/ }).click();
    await expect.element(page.getByRole('option', { name: 'size' })).toBeVisible();
  },
);

claim(
  '`max` accepts a `string` column this way, but cannot compare text and leaves the cell empty.',
  async () => {
    await show(
      <Grid
        columns={[
          { field: 'name', availableAggregationFunctions: ['last'] },
          { field: 'city', availableAggregationFunctions: ['max'] },
        ]}
        aggregationFunctions={{
          ...GRID_AGGREGATION_FUNCTIONS,
          last: { columnTypes: ['number'], apply: ({ values }) => values.at(-1) },
        }}
        rows={[
          { id: 1, name: 'Ada', city: 'Oslo' },
          { id: 2, name: 'Bo', city: 'Rome' },
        ]}
        initialState={{ aggregation: { model: { name: 'last', city: 'max' } } }}
      />,
    );
    await expect.poll(() => text(total, 'name')).toBe('Bo');
    await expect
      .element(page.getByRole('columnheader', { name: /city/ }))
      .toHaveTextContent('citymax');
    expect(text(total, 'city')).toBe('');
  },
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    const { message } = this.state;
    return message === '' ? this.props.children : <p role="alert">{message}</p>;
  }
}

const getRows = vi.fn(() =>
  Promise.resolve({ rows: [{ id: 1, a: 7 }], rowCount: 90, aggregateRow: { aSum: 4321 } }),
);

/** A grid whose server adds up. */
function ServerGrid(props: Pick<DataGridPremiumProps, 'aggregationFunctions'>) {
  return (
    <Grid
      columns={[{ field: 'a', type: 'number' }]}
      rows={[]}
      dataSource={{
        getRows,
        getAggregatedValue: (row: Record<string, string>, field) => row[`${field}Sum`] ?? '',
      }}
      initialState={{ aggregation: { model: { a: 'sum' } } }}
      {...props}
    />
  );
}

claim(
  'with `dataSource` there are no built-in ones, and a model that names a missing function throws an error.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Boundary>
        <ServerGrid />
      </Boundary>,
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(/undefined/);
  },
);

claim(
  'Return the totals as `aggregateRow` next to `rows`, and read results from a row in `dataSource.getAggregatedValue`.',
  async () => {
    await show(<ServerGrid aggregationFunctions={{ sum: {} }} />);
    await expect.poll(() => text(total, 'a')).toMatch(/4,?321/);
    expect(getRows).toHaveBeenCalledWith(
      expect.objectContaining({ aggregationModel: { a: 'sum' } }),
    );
  },
);

claim(
  'Results in footers have the class `MuiDataGrid-footerCell`, unless the column has its own `renderCell`.',
  async () => {
    await show(
      <Grid
        columns={[
          { field: 'a', type: 'number' },
          { field: 'b', type: 'number', renderCell: ({ value }) => `${value} kg` },
        ]}
        rows={[{ id: 1, a: 7, b: 8 }]}
        initialState={{ aggregation: { model: { a: 'sum', b: 'sum' } } }}
      />,
    );
    await expect.poll(() => text(total, 'b')).toBe('8 kg');
    const styled = document.querySelectorAll(`[data-id="${total}"] .MuiDataGrid-footerCell`);
    expect([...styled].map((cell) => cell.textContent)).toEqual(['7']);
  },
);

claim('Sorting an aggregated column sorts the groups by their results.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <Grid
      apiRef={apiRef}
      columns={[{ field: 'region' }, { field: 'output', type: 'number' }]}
      rows={[
        { id: 1, region: 'A', output: 9 },
        { id: 2, region: 'B', output: 6 },
        { id: 3, region: 'B', output: 6 },
      ]}
      initialState={{ ...byRegion, aggregation: { model: { output: 'sum' } } }}
    />,
  );
  const order = () =>
    [...document.querySelectorAll('[role="row"][data-id^="auto-generated-row"]')].map(
      (row) => row.textContent,
    );
  await expect.poll(order).toEqual(['A (1)9', 'B (2)12']);
  apiRef.current?.sortColumn('output', 'desc');
  await expect.poll(order).toEqual(['B (2)12', 'A (1)9']);
  apiRef.current?.setFilterModel({ items: [{ field: 'output', operator: '>', value: 8 }] });
  await expect.poll(order).toEqual(['A (1)9']);
});

claim('The footer of a group is hidden while the group is closed.', async () => {
  await show(<FooterPosition />);
  const footer = 'auto-generated-group-footer-auto-generated-row-region/North';
  await expect.poll(() => text(footer, 'output')).toBeTruthy();
  await page.getByRole('row', { name: /North/ }).getByRole('button').click();
  await expect.poll(() => text(footer, 'output')).toBeUndefined();
  await page.getByRole('radio', { name: 'Grand total only' }).click();
  await expect.poll(() => text('auto-generated-row-region/North', 'output')).toBe('');
  expect(text(total, 'output')).toBe(english.format(output));
});

claim('Only rows without children count. A value stored on a parent is not added.', async () => {
  const { unmount } = await show(<FolderSizes />);
  await expect.poll(() => text(1, 'size')).toBe('896');
  await unmount();
  await show(
    <Grid
      treeData
      columns={[{ field: 'size', type: 'number' }]}
      rows={[
        { id: 1, path: ['A'], size: 50 },
        { id: 2, path: ['A', 'B'], size: 7 },
      ]}
      getTreeDataPath={(row) => row.path}
      initialState={{ aggregation: { model: { size: 'sum' } } }}
    />,
  );
  await expect.poll(() => text(1, 'size')).toBe('7');
  expect(text(total, 'size')).toBe('7');
});

claim(
  'By default, results follow the filters. `aggregationRowsScope="all"` ignores them.',
  async () => {
    await show(<FilteredScope />);
    await expect.poll(() => text(total, 'name')).toBe('4');
    await page.getByRole('checkbox').click();
    await expect.poll(() => text(total, 'name')).toBe('12');
  },
);

claim(
  'When a filter hides every row, the cells of the total row are empty, even for `sum` and `size`.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        columns={columns}
        rows={turbines}
        initialState={{ aggregation: { model: { output: 'sum', name: 'size' } } }}
      />,
    );
    await expect.poll(() => text(total, 'name')).toBe('12');
    apiRef.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'X' }] });
    await expect.poll(() => text(total, 'name')).toBe('');
    expect(text(total, 'output')).toBe('');
  },
);

claim('Changing it later has no effect until the next filter or row update', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  function Scope() {
    const [all, setAll] = useState(false);
    return (
      <>
        <button onClick={() => setAll(true)}>Include all: {String(all)}</button>
        <Grid
          apiRef={apiRef}
          columns={columns}
          rows={turbines}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={filteredState}
        />
      </>
    );
  }
  await show(<Scope />);
  await expect.poll(() => text(total, 'name')).toBe('4');
  await page.getByRole('button', { name: 'Include all: false' }).click();
  await expect.element(page.getByRole('button', { name: 'Include all: true' })).toBeVisible();
  expect(text(total, 'name')).toBe('4');
  apiRef.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'T2' }] });
  await expect.poll(() => text(total, 'name')).toBe('12');
});

claim(
  'Client-side pagination makes no difference: results cover the rows of all pages. Results also follow edits and row updates.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        columns={columns.map((column) => ({ ...column, editable: true }))}
        rows={turbines}
        pagination
        pageSizeOptions={[5]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          aggregation: { model: { output: 'sum' } },
        }}
      />,
    );
    await expect.poll(() => text(total, 'output')).toBe(english.format(output));
    apiRef.current?.updateRows([{ id: 12, output: (turbines[11]?.output ?? 0) + 1000 }]);
    await expect.poll(() => text(total, 'output')).toBe(english.format(output + 1000));
    const first = '[data-id="1"] [data-field=output]';
    await userEvent.dblClick(page.elementLocator(document.querySelector(first) ?? document.body));
    await userEvent.keyboard(`{Control>}a{/Control}${(turbines[0]?.output ?? 0) + 500}{Enter}`);
    await expect.poll(() => text(total, 'output')).toBe(english.format(output + 1500));
  },
);

claim(
  'Without a `label`, the grid looks for a locale text named after the function, such as `aggregationFunctionLabelSum`, and shows the plain name if there is none.',
  async () => {
    const { unmount } = await show(
      <Grid
        columns={[{ field: 'a', type: 'number' }]}
        rows={[{ id: 1, a: 7 }]}
        aggregationFunctions={{ newest: { apply: ({ values }) => values[0] } }}
        initialState={{ aggregation: { model: { a: 'newest' } } }}
      />,
    );
    await expect.element(page.getByRole('columnheader', { name: /newest/ })).toBeVisible();
    await unmount();
    await show(<MedianFunction />);
    await expect
      .element(page.getByRole('columnheader', { name: /Hours/ }))
      .toHaveTextContent('Hoursmedian');
  },
);

claim(
  '`getCellValue` gets only the `row`. It does not run the `valueGetter` of the column.',
  async () => {
    await show(<SeveralFields />);
    const possible = sum(turbines.map(({ power, hours }) => power * hours));
    await expect
      .poll(() => text(total, 'factor'))
      .toBe(`${((output / possible) * 100).toFixed(1)}%`);
    const getCellValue = vi.fn(() => 1);
    await show(
      <Grid
        columns={[{ field: 'a', type: 'number', valueGetter: () => 99 }]}
        rows={[{ id: 1, a: 7 }]}
        aggregationFunctions={{ sum: { ...GRID_AGGREGATION_FUNCTIONS.sum, getCellValue } }}
        initialState={{ aggregation: { model: { a: 'sum' } } }}
      />,
    );
    expect(getCellValue).toHaveBeenCalledWith({ row: { id: 1, a: 7 } });
  },
);

claim('The `valueFormatter` of the column formats results too.', async () => {
  const { unmount } = await show(<FormattedResult />);
  await expect.poll(() => text(total, 'output')).toBe(`≈ ${Math.round(output / 12)}`);
  await unmount();
  await show(
    <Grid
      columns={[{ field: 'a', type: 'number', valueFormatter: (value) => `${value} kg` }]}
      rows={[{ id: 1, a: 7 }]}
      initialState={{ aggregation: { model: { a: 'sum' } } }}
    />,
  );
  await expect.poll(() => text(total, 'a')).toBe('7 kg');
});

claim(
  'In columns without a result, `valueGetter`, `valueFormatter` and `renderCell` still run for the total row.',
  async () => {
    const valueGetter = vi.fn((_: unknown, row: { place?: { name: string } }) => row.place?.name);
    const valueFormatter = vi.fn((value: unknown) => value);
    const renderCell = vi.fn(() => 'drawn');
    await show(
      <Grid
        columns={[
          { field: 'a', type: 'number' },
          { field: 'place', valueGetter, valueFormatter, renderCell },
        ]}
        rows={[{ id: 1, a: 7, place: { name: 'Pier' } }]}
        initialState={{ aggregation: { model: { a: 'sum' } } }}
      />,
    );
    await expect.poll(() => text(total, 'place')).toBe('drawn');
    expect(valueGetter.mock.calls.some(([, row]) => row.place === undefined)).toBe(true);
    expect(valueFormatter.mock.calls.some(([value]) => value === undefined)).toBe(true);
  },
);

claim("it is `'pinnedRow'` in the total row and `'footer'` below a group.", async () => {
  await show(
    <Grid
      columns={[
        { field: 'region' },
        { field: 'output', type: 'number', renderCell: ({ rowNode }) => rowNode.type },
      ]}
      rows={[{ id: 1, region: 'A', output: 9 }]}
      getAggregationPosition={() => 'footer'}
      defaultGroupingExpansionDepth={-1}
      initialState={{ ...byRegion, aggregation: { model: { output: 'sum' } } }}
    />,
  );
  await expect.poll(() => text(total, 'output')).toBe('pinnedRow');
  expect(text('auto-generated-group-footer-auto-generated-row-region/A', 'output')).toBe('footer');
});

claim('`params.aggregation` tells you that a cell is a result', async () => {
  await show(<CustomCell />);
  await expect.poll(() => text(total, 'output')).toBe(english.format(output));
  expect(document.querySelector(`[data-id="${total}"] .MuiLinearProgress-root`)).toBeNull();
  expect(document.querySelector('[data-id="1"] .MuiLinearProgress-root')).not.toBeNull();
});

claim('`gridAggregationLookupSelector` returns all results by group and field.', async () => {
  await show(<MonthlyTarget />);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(`${7000 - output} MWh below target`);
});

claim('CSV and Excel files contain the total row, and results in group rows.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <Grid
      apiRef={apiRef}
      columns={[{ field: 'region' }, { field: 'output', type: 'number' }]}
      rows={[
        { id: 1, region: 'A', output: 9 },
        { id: 2, region: 'B', output: 6 },
        { id: 3, region: 'B', output: 4 },
      ]}
      initialState={{ ...byRegion, aggregation: { model: { output: 'sum' } } }}
    />,
  );
  await expect.poll(() => text(total, 'output')).toBe('19');
  expect(apiRef.current?.getDataAsCsv().split('\r\n')).toEqual([
    'region,output',
    'A,9',
    ',9',
    'B,10',
    ',6',
    ',4',
    ',19',
  ]);
  const sheet = (await apiRef.current?.getDataAsExcel())?.worksheets[0];
  const cells: unknown[] = [];
  sheet?.eachRow((row) => cells.push(row.getCell(2).value));
  // Groups are in the column of the group, so the second column has the output.
  expect(cells).toEqual(['output', 9, 9, 10, 6, 4, 19]);
});

claim(
  'Footers of groups are left out. When rows are selected, only those are exported, without the total row.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        columns={[{ field: 'region' }, { field: 'output', type: 'number' }]}
        rows={[
          { id: 1, region: 'A', output: 9 },
          { id: 2, region: 'B', output: 6 },
        ]}
        getAggregationPosition={() => 'footer'}
        defaultGroupingExpansionDepth={-1}
        initialState={{ ...byRegion, aggregation: { model: { output: 'sum' } } }}
      />,
    );
    const lines = () => apiRef.current?.getDataAsCsv().split('\r\n');
    expect(lines()).toEqual(['region,output', 'A,', ',9', 'B,', ',6', ',15']);
    apiRef.current?.selectRow(1);
    expect(lines()).toEqual(['region,output', 'A,', ',9']);
  },
);

claim(
  'A filter on an aggregated column does not test parents that show a result, so a parent without matching rows can stay visible, and then shows its own value.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        treeData
        defaultGroupingExpansionDepth={-1}
        columns={[{ field: 'size', type: 'number' }]}
        rows={[
          { id: 1, path: ['Album'], size: 0 },
          { id: 2, path: ['Album', 'Song'], size: 412 },
          { id: 3, path: ['Papers'], size: 0 },
          { id: 4, path: ['Papers', 'Letter'], size: 4 },
          { id: 5, path: ['Note'], size: 2 },
        ]}
        getTreeDataPath={(row) => row.path}
        initialState={{ aggregation: { model: { size: 'sum' } } }}
      />,
    );
    const shown = () =>
      ['1', '2', '3', '4', '5'].filter((id) => text(id, 'size') !== undefined).join(' ');
    await expect.poll(shown).toBe('1 2 3 4 5');
    expect(text(3, 'size')).toBe('4');
    apiRef.current?.setFilterModel({ items: [{ field: 'size', operator: '>', value: 400 }] });
    await expect.poll(shown).toBe('1 2 3');
    await expect.poll(() => text(3, 'size')).toBe('0');
  },
);

claim(
  "To keep showing the parent's own values, return `null` from `getAggregationPosition` for `depth` 0 and deeper.",
  async () => {
    await show(
      <Grid
        treeData
        columns={[{ field: 'size', type: 'number' }]}
        rows={[
          { id: 1, path: ['A'], size: 50 },
          { id: 2, path: ['A', 'B'], size: 7 },
        ]}
        getTreeDataPath={(row) => row.path}
        getAggregationPosition={({ depth }) => (depth >= 0 ? null : 'footer')}
        initialState={{ aggregation: { model: { size: 'sum' } } }}
      />,
    );
    await expect.poll(() => text(total, 'size')).toBe('7');
    expect(text(1, 'size')).toBe('50');
  },
);

claim(
  'Without it, the function is offered for every column, text included. An empty array offers it only where a column lists it in `availableAggregationFunctions`.',
  async () => {
    const offered = async (props: Pick<DataGridPremiumProps, 'columns'>) => {
      const { unmount } = await show(
        <Grid
          {...props}
          rows={[{ id: 1, name: 'Ada' }]}
          aggregationFunctions={{
            open: { apply: () => 1 },
            listed: { columnTypes: [], apply: () => 2 },
          }}
        />,
      );
      await openMenu('name');
      await page.getByRole('combobox', { name: /Aggregation/ }).click();
      await expect.element(page.getByRole('option').first()).toBeVisible();
      const names = page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent);
      await unmount();
      return names;
    };
    expect(await offered({ columns: [{ field: 'name' }] })).toEqual(['...', 'open']);
    expect(
      await offered({ columns: [{ field: 'name', availableAggregationFunctions: ['listed'] }] }),
    ).toEqual(['...', 'listed']);
  },
);

claim('which is `false` for functions such as `size`', async () => {
  const seen = vi.fn();
  await show(
    <Grid
      columns={[
        { field: 'a', type: 'number', renderCell: ({ aggregation }) => seen('a', aggregation) },
        { field: 'b', type: 'number', renderCell: ({ aggregation }) => seen('b', aggregation) },
      ]}
      rows={[{ id: 1, a: 7, b: 8 }]}
      initialState={{ aggregation: { model: { a: 'sum', b: 'size' } } }}
    />,
  );
  await expect
    .poll(() => seen.mock.calls)
    .toContainEqual(['a', { aggregationFunctionName: 'sum', hasCellUnit: true }]);
  expect(seen).toHaveBeenCalledWith('b', { aggregationFunctionName: 'size', hasCellUnit: false });
});

claim("`sum` and `avg` skip what is not a number, also text such as `'12'`.", async () => {
  await show(
    <Grid
      columns={[
        { field: 'a', type: 'number' },
        { field: 'b', type: 'number' },
      ]}
      rows={[
        { id: 1, a: 4, b: 4 },
        { id: 2, a: '12', b: '12' },
        { id: 3, a: null, b: null },
        { id: 4, a: 6, b: 6 },
      ]}
      initialState={{ aggregation: { model: { a: 'sum', b: 'avg' } } }}
    />,
  );
  await expect.poll(() => text(total, 'a')).toBe('10');
  expect(text(total, 'b')).toBe('5');
});

claim(
  'Their built-in cell leaves results empty, so also set a `renderCell` that returns `params.formattedValue` when `params.aggregation` is set, and the result of `renderBooleanCell` otherwise.',
  async () => {
    await show(
      <Grid
        columns={[
          { field: 'a', type: 'boolean', aggregable: true },
          {
            field: 'b',
            type: 'boolean',
            aggregable: true,
            renderCell: (params) =>
              params.aggregation ? params.formattedValue : renderBooleanCell?.(params),
          },
        ]}
        rows={[
          { id: 1, a: true, b: true },
          { id: 2, a: false, b: false },
        ]}
        initialState={{ aggregation: { model: { a: 'size', b: 'size' } } }}
      />,
    );
    await expect.poll(() => text(total, 'b')).toBe('2');
    expect(text(total, 'a')).toBe('');
    expect(document.querySelector('[data-id="1"] [data-field=b] svg')).not.toBeNull();
  },
);

claim(
  'In this version, a parent whose `id` is the number 0 is sorted and exported by its own value, not by the result that its cell shows: start your ids at 1.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const lines = async (first: number) => {
      const { unmount } = await show(
        <Grid
          apiRef={apiRef}
          treeData
          columns={[{ field: 'size', type: 'number' }]}
          rows={[
            { id: first, path: ['A'], size: 5 },
            { id: first + 1, path: ['A', 'B'], size: 70 },
            { id: first + 2, path: ['C'], size: 60 },
            { id: first + 3, path: ['C', 'D'], size: 8 },
          ]}
          getTreeDataPath={(row) => row.path}
          initialState={{
            aggregation: { model: { size: 'sum' } },
            sorting: { sortModel: [{ field: 'size', sort: 'asc' }] },
          }}
        />,
      );
      await expect.poll(() => text(first + 2, 'size')).toBe('8');
      expect(text(first, 'size')).toBe('70');
      const csv = apiRef.current?.getDataAsCsv().split('\r\n').slice(1);
      await unmount();
      return csv;
    };
    expect(await lines(1)).toEqual(['C,8', 'D,8', 'A,70', 'B,70', ',78']);
    expect(await lines(0)).toEqual(['A,5', 'B,70', 'C,8', 'D,8', ',78']);
  },
);

claim('So does a new `aggregationFunctions` object.', async () => {
  const processed = vi.fn();
  function Rerendered({ stable }: { stable: boolean }) {
    const [count, setCount] = useState(0);
    const apiRef = useGridApiRef();
    useEffect(() => apiRef.current?.subscribeEvent('rowsSet', processed), [apiRef]);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Rendered {count}</button>
        <Grid
          apiRef={apiRef}
          columns={columns}
          rows={turbines}
          aggregationFunctions={
            stable ? GRID_AGGREGATION_FUNCTIONS : { ...GRID_AGGREGATION_FUNCTIONS }
          }
          initialState={{ aggregation: { model: { output: 'sum' } } }}
        />
      </>
    );
  }
  const rerender = async (stable: boolean) => {
    const { unmount } = await show(<Rerendered stable={stable} />);
    await expect.poll(() => text(total, 'output')).toBe(english.format(output));
    processed.mockClear();
    await page.getByRole('button', { name: 'Rendered 0' }).click();
    await expect.element(page.getByRole('button', { name: 'Rendered 1' })).toBeVisible();
    const calls = processed.mock.calls.length;
    await unmount();
    return calls;
  };
  expect(await rerender(true)).toBe(0);
  expect(await rerender(false)).toBeGreaterThan(0);
});

claim('A grid without rows has no total row.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <Grid
      apiRef={apiRef}
      columns={columns}
      rows={[]}
      initialState={{ aggregation: { model: { name: 'size' } } }}
    />,
  );
  await expect.element(page.getByText('No rows')).toBeVisible();
  expect(text(total, 'name')).toBeUndefined();
  apiRef.current?.setRows(turbines);
  await expect.poll(() => text(total, 'name')).toBe('12');
});

claim('Rows in `pinnedRows` never count.', async () => {
  await show(
    <Grid
      columns={[{ field: 'a', type: 'number' }]}
      rows={[{ id: 1, a: 7 }]}
      pinnedRows={{ top: [{ id: 2, a: 100 }], bottom: [{ id: 3, a: 200 }] }}
      aggregationRowsScope="all"
      initialState={{ aggregation: { model: { a: 'sum' } } }}
    />,
  );
  await expect.poll(() => text(total, 'a')).toBe('7');
  expect(text(3, 'a')).toBe('200');
});

claim('The same object reaches `getRowClassName` and `getRowHeight`.', async () => {
  const classed = vi.fn();
  const measured = vi.fn();
  await show(
    <Grid
      columns={[{ field: 'a', type: 'number' }]}
      rows={[{ id: 1, a: 7 }]}
      getRowClassName={({ id, row }) => {
        classed(id, Object.keys(row));
        return '';
      }}
      getRowHeight={({ id, model }) => {
        measured(id, Object.keys(model));
        return 40;
      }}
      initialState={{ aggregation: { model: { a: 'sum' } } }}
    />,
  );
  await expect.poll(() => text(total, 'a')).toBe('7');
  expect(classed).toHaveBeenCalledWith(total, []);
  expect(measured).toHaveBeenCalledWith(total, []);
});

import { useState } from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent } from '#claims';
import BySeason from './demos/by-season.tsx';
import ColumnOrder from './demos/column-order.tsx';
import { byChannel, columns, sales } from './demos/data.ts';
import FixedFields from './demos/fixed-fields.tsx';
import GeneratedColumns from './demos/generated-columns.tsx';
import OpenPanel from './demos/open-panel.tsx';
import PanelButton from './demos/panel-button.tsx';
import SavedReports from './demos/saved-reports.tsx';
import SumAndAverage from './demos/sum-and-average.tsx';
import TicketSales from './demos/ticket-sales.tsx';

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((element) => element.textContent)
    .filter(Boolean);
const text = (id: string, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 560, width: 1000 }}>
      <DataGridPremium rows={sales} columns={columns} {...props} />
    </div>
  );
}
const pivot = (model: GridPivotModel) => ({ pivoting: { enabled: true, model } });

claim(
  'values of one field become rows, values of another become columns, and each cell holds a sum',
  async () => {
    await show(<GeneratedColumns />);
    await expect.element(page.getByRole('columnheader', { name: 'Box office' })).toBeVisible();
    const online = sales.filter((sale) => sale.channel === 'Online' && sale.venue === 'Open Air');
    const sum = online.reduce((total, sale) => total + sale.revenue, 0);
    expect(text('auto-generated-row-venue/Open Air', 'Online>->revenue')).toBe(
      `$${new Intl.NumberFormat('en-US').format(sum)}`,
    );
    await expect
      .element(page.getByRole('columnheader', { name: /Sales \(USD\)/ }).first())
      .toBeVisible();
  },
);

claim('Without one, the grid shows no rows and asks for fields.', async () => {
  await show(
    <Grid initialState={pivot({ ...byChannel, rows: [{ field: 'venue', hidden: true }] })} />,
  );
  await expect
    .element(page.getByText('Add fields to rows, columns, and values to create a pivot table'))
    .toBeVisible();
  expect(document.querySelectorAll('[data-rowindex]').length).toBe(0);
});

claim(
  'When pivoting ends, the grid restores the columns, sorting and filters from before. Switching pivoting on or off clears the row selection.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        initialState={{
          pivoting: { model: byChannel },
          sorting: { sortModel: [{ field: 'tickets', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'genre', operator: 'equals', value: 'Dance' }] },
          },
          columns: { columnVisibilityModel: { channel: false } },
        }}
      />,
    );
    const before = headers();
    apiRef.current?.selectRow(1);
    apiRef.current?.setPivotActive(true);
    await expect.element(page.getByRole('columnheader', { name: 'Online' })).toBeVisible();
    expect(apiRef.current?.getSelectedRows().size).toBe(0);
    apiRef.current?.setPivotActive(false);
    await expect.poll(headers).toEqual(before);
    expect(apiRef.current?.state.sorting.sortModel).toEqual([{ field: 'tickets', sort: 'desc' }]);
    expect(apiRef.current?.state.filter.filterModel.items[0]).toMatchObject({ value: 'Dance' });
  },
);

claim(
  '`pivotActive` switches between the pivot table and the plain rows. The model stays while pivoting is off.',
  async () => {
    await show(<SavedReports />);
    await page.getByRole('button', { name: 'All sales' }).click();
    await expect.element(page.getByRole('columnheader', { name: /Channel/ })).toBeVisible();
    await page.getByRole('button', { name: 'Tickets by year' }).click();
    await expect.element(page.getByRole('columnheader', { name: '2024' })).toBeVisible();
  },
);

claim(
  'The panel opens with the button in the toolbar (`showToolbar`) or with “Manage pivot” in a column menu.',
  async () => {
    const { unmount } = await show(<TicketSales />);
    await page.getByRole('button', { name: 'Pivot' }).click();
    await expect.element(page.getByRole('button', { name: 'Close pivot settings' })).toBeVisible();
    await unmount();
    await show(<PanelButton />);
    const header = page.getByRole('columnheader', { name: /Revenue/ }).first();
    await header.hover();
    await header.getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Manage pivot' }).click();
    await expect.element(page.getByRole('button', { name: 'Close pivot settings' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Edit report' }))
      .toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  'A field that is added to “Values” starts with the first function available for its type: `sum` for numbers, `size` for text.',
  async () => {
    const models: GridPivotModel[] = [];
    await show(
      <Grid
        initialState={{
          pivoting: {
            enabled: true,
            panelOpen: true,
            model: { ...byChannel, values: [{ field: 'revenue', aggFunc: 'max' }] },
          },
        }}
        getPivotDerivedColumns={null}
        onPivotModelChange={(model) => models.push(model)}
      />,
    );
    // Available fields: genre, day, tickets.
    const add = async (index: number) => {
      await page.getByRole('button', { name: 'Field options' }).nth(index).click();
      await page.getByRole('menuitem', { name: 'Add to Values' }).click();
    };
    await add(2);
    await add(0);
    await expect
      .poll(() => models.at(-1)?.values)
      .toMatchObject([
        { field: 'revenue', aggFunc: 'max' },
        { field: 'tickets', aggFunc: 'sum' },
        { field: 'genre', aggFunc: 'size' },
      ]);
  },
);

claim(
  '`pivotable: false` in a column hides it from the available fields. A model that names the column still uses it.',
  async () => {
    const { unmount } = await show(<FixedFields />);
    await expect.element(page.getByText('Tickets', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Genre', { exact: true })).not.toBeInTheDocument();
    await unmount();
    await show(
      <Grid
        columns={columns.map((column) => ({ ...column, pivotable: false }))}
        initialState={pivot(byChannel)}
      />,
    );
    await expect.element(page.getByRole('columnheader', { name: 'Online' })).toBeVisible();
  },
);

claim(
  '`disablePivoting` turns the whole feature off: no button, no menu item, and the model is ignored.',
  async () => {
    await show(<Grid disablePivoting showToolbar initialState={pivot(byChannel)} />);
    await expect.element(page.getByRole('columnheader', { name: /Channel/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pivot' })).not.toBeInTheDocument();
  },
);

claim(
  'Column groups appear in the order of the data. `sort` on an item of `columns` sorts them by their header text.',
  async () => {
    const { unmount } = await show(<ColumnOrder />);
    await expect.poll(() => headers().slice(0, 3)).toEqual(['2026', '2025', '2024']);
    await unmount();
    const rows = [9, 10, 1].map((value) => ({ id: value, name: 'A', month: value, amount: 1 }));
    const months: GridPivotModel = {
      rows: [{ field: 'name' }],
      columns: [{ field: 'month' }],
      values: [{ field: 'amount', aggFunc: 'sum' }],
    };
    const monthColumns = [
      { field: 'name' },
      { field: 'month' },
      { field: 'amount', type: 'number' as const },
    ];
    const unsorted = await show(
      <Grid rows={rows} columns={monthColumns} initialState={pivot(months)} />,
    );
    await expect.poll(() => headers().slice(0, 3)).toEqual(['9', '10', '1']);
    await unsorted.unmount();
    await show(
      <Grid
        rows={rows}
        columns={monthColumns}
        initialState={pivot({ ...months, columns: [{ field: 'month', sort: 'asc' }] })}
      />,
    );
    await expect.poll(() => headers().slice(0, 3)).toEqual(['1', '10', '9']);
  },
);

claim(
  'The header of a group is its value as text: `valueFormatter` and the labels of `singleSelect` options are not used.',
  async () => {
    await show(
      <Grid
        rows={[{ id: 1, name: 'A', month: 5, kind: 's', amount: 1 }]}
        columns={[
          { field: 'name' },
          { field: 'month', type: 'number', valueFormatter: (value: number) => `Month ${value}` },
          { field: 'kind', type: 'singleSelect', valueOptions: [{ value: 's', label: 'Small' }] },
          { field: 'amount', type: 'number' },
        ]}
        initialState={pivot({
          rows: [{ field: 'name' }],
          columns: [{ field: 'month' }, { field: 'kind' }],
          values: [{ field: 'amount', aggFunc: 'sum' }],
        })}
      />,
    );
    await expect.poll(() => headers().slice(0, 2)).toEqual(['5', 's']);
  },
);

claim('Replace them with `getPivotDerivedColumns`.', async () => {
  await show(<BySeason />);
  await expect.element(page.getByRole('columnheader', { name: '2024/2025' })).toBeVisible();
  await page.getByRole('button', { name: 'Pivot' }).click();
  await expect.element(page.getByText('Day', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Day (Year)')).not.toBeInTheDocument();
});

claim(
  'The grid derives two more fields from each `date` column: `<field>-year` and `<field>-quarter`.',
  async () => {
    await show(<OpenPanel />);
    await expect.element(page.getByText('Day (Year)')).toBeVisible();
    await expect.element(page.getByText('Day (Quarter)')).toBeVisible();
  },
);

claim(
  'To show its sum and its average side by side, derive a second column with the same value.',
  async () => {
    await show(<SumAndAverage />);
    const online = sales.filter((sale) => sale.channel === 'Online' && sale.venue === 'Open Air');
    const sum = online.reduce((total, sale) => total + sale.tickets, 0);
    const group = 'auto-generated-row-venue/Open Air';
    await expect
      .poll(() => text(group, 'Online>->ticketsAverage'))
      .toBe(String(Math.round(sum / online.length)));
    expect(text(group, 'Online>->tickets')).toBe(new Intl.NumberFormat('en-US').format(sum));
  },
);

claim('Rows without a value for a column field are grouped under “(No value)”.', async () => {
  await show(
    <Grid
      rows={[
        { id: 1, name: 'A', month: null, amount: 4 },
        { id: 2, name: 'A', month: 'May', amount: 0 },
      ]}
      columns={[{ field: 'name' }, { field: 'month' }, { field: 'amount', type: 'number' }]}
      initialState={pivot({
        rows: [{ field: 'name' }],
        columns: [{ field: 'month' }],
        values: [{ field: 'amount', aggFunc: 'sum' }],
      })}
    />,
  );
  await expect.element(page.getByRole('columnheader', { name: '(No value)' })).toBeVisible();
});

claim(
  'A result of 0 in a group is shown as an empty cell. The total row shows the 0.',
  async () => {
    await show(
      <Grid
        rows={[{ id: 2, name: 'A', month: 'May', amount: 0 }]}
        columns={[{ field: 'name' }, { field: 'month' }, { field: 'amount', type: 'number' }]}
        initialState={pivot({
          rows: [{ field: 'name' }],
          columns: [{ field: 'month' }],
          values: [{ field: 'amount', aggFunc: 'sum' }],
        })}
      />,
    );
    await expect.poll(() => text('auto-generated-group-footer-root', 'May>->amount')).toBe('0');
    expect(text('auto-generated-row-name/A', 'May>->amount')).toBe('');
  },
);

claim(
  'The grid pivots in the browser, from all rows, each time the model or the rows change.',
  async () => {
    function Growing() {
      const [rows, setRows] = useState(sales.slice(0, 6));
      return (
        <>
          <button onClick={() => setRows(sales)}>Load more</button>
          <Grid rows={rows} initialState={pivot(byChannel)} />
        </>
      );
    }
    await show(<Growing />);
    const value = () => text('auto-generated-group-footer-root', 'Online>->revenue');
    await expect.poll(value).toBeTruthy();
    const before = value();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(value).not.toBe(before);
  },
);

claim(
  'They do not inherit `type` or `align`, so numbers below column groups are left-aligned.',
  async () => {
    const { unmount } = await show(<Grid initialState={pivot(byChannel)} />);
    const cell = () =>
      document.querySelector(
        '[data-id="auto-generated-row-venue/Open Air"] [data-field="Online>->revenue"]',
      );
    await expect.poll(() => cell()?.className).toContain('MuiDataGrid-cell--textLeft');
    await unmount();
    await show(<GeneratedColumns />);
    await expect.poll(() => cell()?.className).toContain('MuiDataGrid-cell--textRight');
  },
);

claim('An empty `rows` array is ignored while pivoting is on: the old table stays.', async () => {
  function Emptied() {
    const [rows, setRows] = useState(sales);
    return (
      <>
        <button onClick={() => setRows([])}>Rows: {rows.length}</button>
        <Grid rows={rows} initialState={pivot(byChannel)} />
      </>
    );
  }
  await show(<Emptied />);
  const value = () => text('auto-generated-group-footer-root', 'Online>->revenue');
  await expect.poll(value).toBeTruthy();
  const before = value();
  await page.getByRole('button', { name: 'Rows: 36' }).click();
  await expect.element(page.getByRole('button', { name: 'Rows: 0' })).toBeVisible();
  await expect.poll(value).toBe(before);
});

claim(
  'Each combination of column values that occurs in the rows gets its own columns, one for each value field.',
  async () => {
    await show(
      <Grid
        rows={[
          { id: 1, name: 'A', year: '2024', month: 'May', amount: 1 },
          { id: 2, name: 'A', year: '2025', month: 'June', amount: 2 },
        ]}
        columns={[
          { field: 'name' },
          { field: 'year' },
          { field: 'month' },
          { field: 'amount', type: 'number' },
        ]}
        initialState={pivot({
          rows: [{ field: 'name' }],
          columns: [{ field: 'year' }, { field: 'month' }],
          values: [{ field: 'amount', aggFunc: 'sum' }],
        })}
      />,
    );
    await expect.element(page.getByRole('columnheader', { name: 'June' })).toBeVisible();
    const fields = [...document.querySelectorAll('[role="columnheader"][data-field*=">->"]')];
    expect(fields.map((element) => element.getAttribute('data-field'))).toEqual([
      '2024>->May>->amount',
      '2025>->June>->amount',
    ]);
  },
);

claim(
  'Filters test your rows, never the results. They stay active while pivoting is on, and the results follow them.',
  async () => {
    await show(
      <Grid
        initialState={{
          ...pivot({ ...byChannel, columns: [], values: [{ field: 'tickets', aggFunc: 'sum' }] }),
          filter: {
            filterModel: { items: [{ field: 'genre', operator: 'equals', value: 'Dance' }] },
          },
        }}
      />,
    );
    const dance = sales.filter((sale) => sale.genre === 'Dance' && sale.venue === 'Open Air');
    const sum = dance.reduce((total, sale) => total + sale.tickets, 0);
    await expect
      .poll(() => text('auto-generated-row-venue/Open Air', 'tickets'))
      .toBe(new Intl.NumberFormat('en-US').format(sum));
  },
);

claim(
  'with two fields in `rows`, 1 opens the outer groups. Do not use `-1`. It also opens the innermost groups, which have no button in a pivot table, and shows your single rows.',
  async () => {
    const rows = [{ id: 1, name: 'A', month: 'May', amount: 4 }];
    const monthColumns = [
      { field: 'name' },
      { field: 'month' },
      { field: 'amount', type: 'number' as const },
    ];
    const byMonth = pivot({
      rows: [{ field: 'name' }, { field: 'month' }],
      columns: [],
      values: [{ field: 'amount', aggFunc: 'sum' }],
    });
    const { unmount } = await show(
      <Grid
        rows={rows}
        columns={monthColumns}
        initialState={byMonth}
        defaultGroupingExpansionDepth={1}
      />,
    );
    const inner = 'auto-generated-row-name/A-month/May';
    await expect.poll(() => text(inner, 'amount')).toBe('4');
    expect(document.querySelector('[data-id="1"]')).toBeNull();
    expect(document.querySelector(`[data-id="${inner}"] button`)).toBeNull();
    await unmount();
    await show(
      <Grid
        rows={rows}
        columns={monthColumns}
        initialState={byMonth}
        defaultGroupingExpansionDepth={-1}
      />,
    );
    await expect.poll(() => text('1', 'amount')).toBe('4');
  },
);

claim('On an innermost group, :kbd[Space] does the same.', async () => {
  await show(
    <Grid
      rows={[{ id: 1, name: 'A', amount: 4 }]}
      columns={[{ field: 'name' }, { field: 'amount', type: 'number' }]}
      initialState={pivot({
        rows: [{ field: 'name' }],
        columns: [],
        values: [{ field: 'amount', aggFunc: 'sum' }],
      })}
    />,
  );
  await page.getByRole('gridcell', { name: 'A (1)' }).click();
  expect(document.querySelector('[data-id="1"]')).toBeNull();
  await userEvent.keyboard(' ');
  await expect.poll(() => text('1', 'amount')).toBe('4');
});

claim(
  'They do not expect missing dates: `null` counts as 1970, and `undefined` makes the groups `NaN` and `QNaN`.',
  async () => {
    await show(
      <Grid
        rows={[
          { id: 1, name: 'A', day: null, amount: 4 },
          { id: 2, name: 'A', amount: 3 },
        ]}
        columns={[
          { field: 'name' },
          { field: 'day', type: 'date' },
          { field: 'amount', type: 'number' },
        ]}
        initialState={pivot({
          rows: [{ field: 'name' }],
          columns: [{ field: 'day-year' }, { field: 'day-quarter' }],
          values: [{ field: 'amount', aggFunc: 'sum' }],
        })}
      />,
    );
    await expect
      .poll(() => headers().slice(0, 4))
      .toEqual([
        String(new Date(0).getFullYear()),
        'NaN',
        expect.stringMatching(/^Q[14]$/),
        'QNaN',
      ]);
  },
);

claim(
  'A table without column fields does not use it: its value columns are your own, with their type and alignment.',
  async () => {
    await show(
      <Grid
        pivotingColDef={{ headerName: 'Generated', align: 'center' }}
        initialState={pivot({ ...byChannel, columns: [] })}
      />,
    );
    await expect.element(page.getByRole('columnheader', { name: /Revenue/ })).toBeVisible();
    expect(
      document.querySelector('[data-id="auto-generated-row-venue/Open Air"] [data-field="revenue"]')
        ?.className,
    ).toContain('MuiDataGrid-cell--textRight');
  },
);

claim(
  'Rows without a value for a row field are in no group. Each of them is listed as a row of its own.',
  async () => {
    await show(
      <Grid
        rows={[
          { id: 1, name: null, amount: 4 },
          { id: 2, name: 'A', amount: 3 },
        ]}
        columns={[{ field: 'name' }, { field: 'amount', type: 'number' }]}
        initialState={pivot({
          rows: [{ field: 'name' }],
          columns: [],
          values: [{ field: 'amount', aggFunc: 'sum' }],
        })}
      />,
    );
    await expect.poll(() => text('auto-generated-row-name/A', 'amount')).toBe('3');
    expect(text('1', 'amount')).toBe('4');
    expect(text('auto-generated-group-footer-root', 'amount')).toBe('7');
  },
);

claim('A `dateTime` column gets none.', async () => {
  for (const [type, derived] of [
    ['date', true],
    ['dateTime', false],
  ] as const) {
    const screen = await show(
      <Grid
        rows={[{ id: 1, sold: new Date(2025, 1, 1, 10) }]}
        columns={[{ field: 'sold', headerName: 'Sold', type }]}
        initialState={{ pivoting: { enabled: true, panelOpen: true } }}
      />,
    );
    await expect.element(page.getByText('Sold', { exact: true }).first()).toBeVisible();
    expect(page.getByText('Sold (Year)').elements().length > 0).toBe(derived);
    await screen.unmount();
  }
});

claim(
  'While pivoting is on, `updateRows` replaces a row instead of merging the fields into it, so pass the whole row.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const first = { id: 1, name: 'A', month: 'May', amount: 4 };
    await show(
      <Grid
        apiRef={apiRef}
        rows={[first]}
        columns={[{ field: 'name' }, { field: 'month' }, { field: 'amount', type: 'number' }]}
        initialState={pivot({
          rows: [{ field: 'name' }],
          columns: [{ field: 'month' }],
          values: [{ field: 'amount', aggFunc: 'sum' }],
        })}
      />,
    );
    const group = 'auto-generated-row-name/A';
    await expect.poll(() => text(group, 'May>->amount')).toBe('4');
    apiRef.current?.updateRows([{ ...first, amount: 6 }]);
    await expect.poll(() => text(group, 'May>->amount')).toBe('6');
    apiRef.current?.updateRows([{ id: 1, amount: 9 }]);
    await expect.element(page.getByRole('columnheader', { name: '(No value)' })).toBeVisible();
    expect(text(group, 'May>->amount')).toBeUndefined();
  },
);

claim('`exportState` does not contain the model, so save the value of `pivotModel`.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(<Grid apiRef={apiRef} initialState={pivot(byChannel)} />);
  await expect.element(page.getByRole('columnheader', { name: 'Online' })).toBeVisible();
  expect(Object.keys(apiRef.current?.exportState() ?? {})).not.toContain('pivoting');
});

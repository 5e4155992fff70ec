import { DataGrid, GridActionsCellItem, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  DataGridPremium,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_REORDER_COL_DEF,
  type GridApi as GridApiPremium,
} from '@mui/x-data-grid-premium';
import { Component, useState, type ReactNode } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import Alignment from './demos/alignment.tsx';
import Choices from './demos/choices.tsx';
import Dates from './demos/dates.tsx';
import DerivedValues from './demos/derived-values.tsx';
import NumberFormats from './demos/number-formats.tsx';
import OwnCells from './demos/own-cells.tsx';
import RowActions from './demos/row-actions.tsx';
import SampleTypes from './demos/sample-types.tsx';

const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const cells = (field: string) => [
  ...document.querySelectorAll<HTMLElement>(`[role=gridcell][data-field="${field}"]`),
];
const texts = (field: string) => cells(field).map((cell) => cell.textContent);

function Grid({ columns, row }: { columns: GridColDef[]; row: object }) {
  return (
    <div style={{ height: 250, width: 500 }}>
      <DataGrid rows={[{ id: 1, ...row }]} columns={columns} />
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('`headerName` is the title. Without it, the header shows the field.', async () => {
  await show(
    <Grid
      row={{ test: 'Iron' }}
      columns={[
        { field: 'test' },
        { field: 'ward', headerName: 'Ward', description: 'Where the sample was taken' },
      ]}
    />,
  );
  await expect.element(header('test')).toBeVisible();
  // `description` is shown as the tooltip of the header.
  await page.getByText('Ward').hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Where the sample was taken');
});

claim('aligned right, sorted by value, with thousands separators', async () => {
  await show(<Grid row={{ count: 12345 }} columns={[{ field: 'count', type: 'number' }]} />);
  await expect.poll(() => texts('count')).toEqual([(12345).toLocaleString()]);
  expect(getComputedStyle(cells('count')[0] ?? document.body).textAlign).toBe('right');
});

claim('a column that people have resized goes back to its original width', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  function Renders() {
    const [count, setCount] = useState(0);
    return (
      <div style={{ height: 300, width: 600 }}>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <DataGrid
          apiRef={apiRef}
          rows={[{ id: 1, sized: 'a', free: 'b' }]}
          columns={[{ field: 'sized', width: 120 }, { field: 'free' }]}
        />
      </div>
    );
  }
  await show(<Renders />);
  const widths = () => ['sized', 'free'].map((field) => apiRef.current?.getColumn(field).width);
  await expect.poll(widths).toEqual([120, 100]);
  apiRef.current?.setColumnWidth('sized', 200);
  apiRef.current?.setColumnWidth('free', 200);
  await expect.poll(widths).toEqual([200, 200]);
  await page.getByRole('button', { name: 'Render 0' }).click();
  await expect.poll(widths).toEqual([120, 100]);
});

claim(
  "With objects, a cell whose value is not in the list is empty; the type counts, so the text `'1'` does not match the option `1`.",
  async () => {
    const valueOptions = [
      { value: 'er', label: 'Emergency' },
      { value: 1, label: 'First floor' },
    ];
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          rows={['er', 'old', 1, '1'].map((ward, id) => ({ id, ward }))}
          columns={[{ field: 'ward', type: 'singleSelect', valueOptions }]}
        />
      </div>,
    );
    await expect
      .poll(() =>
        [...document.querySelectorAll('[role=gridcell][data-field=ward]')].map(
          (cell) => cell.textContent,
        ),
      )
      .toEqual(['Emergency', '', 'First floor', '']);
  },
);

claim(
  'The value must be a `Date` or empty; for anything else, the default formatter throws an error.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await show(
      <Boundary>
        <Grid row={{ day: '2026-03-17' }} columns={[{ field: 'day', type: 'date' }]} />
      </Boundary>,
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Date/);
    await screen.unmount();
    await show(<SampleTypes />);
    await expect.element(page.getByRole('grid')).toBeVisible();
  },
);

claim('The last column below is computed, and still sorts and filters as a number.', async () => {
  const demo = await show(<DerivedValues />);
  const numbers = () =>
    texts('share')
      .filter((text) => text !== 'pending')
      .map((text) => parseInt(text ?? '', 10));
  await expect.poll(() => numbers().length).toBeGreaterThan(3);
  expect(numbers()).toEqual(numbers().toSorted((a, b) => b - a));
  await demo.unmount();
  const apiRef: { current: GridApi | null } = { current: null };
  const share: GridColDef = {
    field: 'share',
    type: 'number',
    valueGetter: (_value, row) => row.part / row.whole,
    valueFormatter: (value: number) => `${value * 100}%`,
  };
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[0.5, 0.1, 0.25].map((part, id) => ({ id, part, whole: 1 }))}
        columns={[share]}
      />
    </div>,
  );
  await expect.poll(() => texts('share')).toEqual(['50%', '10%', '25%']);
  apiRef.current?.setFilterModel({ items: [{ field: 'share', operator: '>', value: 0.2 }] });
  await expect.poll(() => texts('share')).toEqual(['50%', '25%']);
});

claim(
  'So the column sorts and filters by the text that people see, and a CSV file contains it.',
  async () => {
    await show(<OwnCells />);
    await header('Finding').click();
    await expect.poll(() => texts('finding')[0]).toBe('normal');
    await header('Finding').click();
    await expect.poll(() => texts('finding')[0]).toBe('too high');
    expect(cells('finding')[0]?.querySelector('.MuiChip-root')).not.toBeNull();
  },
);

claim('a CSV file contains it', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[{ id: 1, result: 9 }]}
        columns={[
          {
            field: 'finding',
            valueGetter: (_value, row) => (row.result > 5 ? 'too high' : 'normal'),
            renderCell: ({ value }) => <b>{value}!</b>,
          },
          { field: 'result', renderCell: () => 'drawn' },
        ]}
      />
    </div>,
  );
  await expect.poll(() => texts('finding')).toEqual(['too high!']);
  expect(apiRef.current?.getDataAsCsv().split('\r\n')).toEqual(['finding,result', 'too high,9']);
});

claim('quick filter (except in number and boolean columns)', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[
          { id: 1, code: 'a', weight: 5, urgent: true },
          { id: 2, code: 'b', weight: 6, urgent: true },
        ]}
        columns={[
          { field: 'code', valueFormatter: (value: string) => `${value}-formatted` },
          { field: 'weight', type: 'number', valueFormatter: (value: number) => `${value} kg` },
          { field: 'urgent', type: 'boolean', valueFormatter: () => 'today' },
        ]}
      />
    </div>,
  );
  await expect.poll(() => texts('weight')).toEqual(['5 kg', '6 kg']);
  apiRef.current?.setQuickFilterValues(['b-form']);
  await expect.poll(() => texts('weight')).toEqual(['6 kg']);
  apiRef.current?.setQuickFilterValues(['kg']);
  await expect.poll(() => texts('weight')).toEqual([]);
  apiRef.current?.setQuickFilterValues(['5']);
  await expect.poll(() => texts('weight')).toEqual(['5 kg']);
  apiRef.current?.setQuickFilterValues(['today']);
  await expect.poll(() => texts('weight')).toEqual([]);
});

claim('With `showInMenu`, an action moves into a menu at the end of the cell.', async () => {
  await show(<RowActions />);
  const rows = () => page.getByRole('row').elements().length;
  const before = rows();
  const id = page.getByRole('row').nth(1).element().getAttribute('data-id') ?? '';
  expect(page.getByRole('menuitem', { name: `Discard ${id}` }).elements()).toHaveLength(0);
  await page.getByRole('menuitem', { name: 'more' }).first().click();
  await page.getByRole('menuitem', { name: `Discard ${id}` }).click();
  await expect.poll(rows).toBeLessThanOrEqual(before);
  await expect.poll(() => document.querySelector(`[data-id="${id}"]`)).toBeNull();
});

claim('One :kbd[Tab] stop covers the cell; arrow keys move between its buttons.', async () => {
  await show(<RowActions />);
  const cell = cells('actions')[0];
  const buttons = [...(cell?.querySelectorAll('button') ?? [])];
  await userEvent.click(cells('urgent')[0] ?? document.body);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(buttons[0]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(buttons[1]);
  expect(document.querySelectorAll('[role=gridcell] button[tabindex="0"]')).toHaveLength(1);
});

claim('In a right-to-left theme, left and right are swapped', async () => {
  const columns: GridColDef[] = [{ field: 'count', align: 'right' }];
  const ltr = await show(<Grid row={{ count: 1 }} columns={columns} />);
  const align = () => getComputedStyle(cells('count')[0] ?? document.body).textAlign;
  await expect.poll(align).toBe('right');
  await ltr.unmount();
  await show(<Grid row={{ count: 1 }} columns={columns} />, { direction: 'rtl' });
  await expect.poll(align).toBe('left');
});

claim('buttons; no sorting, filtering or export', async () => {
  await show(<RowActions />);
  await header('Actions').click();
  await expect.element(header('Actions')).not.toHaveAttribute('aria-sort', 'ascending');
  await header('Actions').hover();
  expect(page.getByRole('button', { name: 'Actions column menu' }).elements()).toHaveLength(0);
});

claim(
  'Two columns can show the same property in different ways, if each has its own `field`:',
  async () => {
    await show(<Dates />);
    await expect.poll(() => texts('drawn')[0]).toBe('Sep 1, 2025');
    // The space before PM is a narrow one in some browsers.
    await expect.poll(() => texts('time')[1]?.replace(/\s/g, ' ')).toBe('6:15 AM');
  },
);

claim('Filters and sorting use the value, cells and files show the label.', async () => {
  const values = ['icu', 'er'];
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 250, width: 500 }}>
      <DataGrid
        apiRef={apiRef}
        rows={values.map((ward, id) => ({ id, ward }))}
        columns={[
          {
            field: 'ward',
            type: 'singleSelect',
            valueOptions: [
              { value: 'er', label: 'Zone of emergency' },
              { value: 'icu', label: 'Intensive care' },
            ],
          },
        ]}
        initialState={{ sorting: { sortModel: [{ field: 'ward', sort: 'asc' }] } }}
      />
    </div>,
  );
  await expect.poll(() => texts('ward')).toEqual(['Zone of emergency', 'Intensive care']);
  expect(apiRef.current?.getDataAsCsv().split('\r\n').slice(1)).toEqual([
    'Zone of emergency',
    'Intensive care',
  ]);
  apiRef.current?.setFilterModel({ items: [{ field: 'ward', operator: 'is', value: 'icu' }] });
  await expect.poll(() => texts('ward')).toEqual(['Intensive care']);
});

claim('Here, the units depend on the test: double-click a unit to see them.', async () => {
  await show(<Choices />);
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  await expect.poll(() => texts('test')[0]).toBe('Glucose');
  await userEvent.dblClick(cells('unit')[0] ?? document.body);
  await expect.poll(options).toEqual(['mmol/L', 'mg/dL']);
  await userEvent.keyboard('{Escape}');
});

claim('For money, percentages and units, use `Intl.NumberFormat`:', async () => {
  await show(<NumberFormats />);
  await expect.poll(() => texts('price')).toEqual(['€38.50', '€12.90', '€2,190.00']);
  expect(texts('share')[0]).toBe('12.4%');
  expect(texts('weight')[2]).toBe('31.5 kg');
  expect(texts('left')).toEqual(['unknown', '1,240', '2']);
});

claim(
  'Some types set both: columns of numbers are aligned right, so set both to change them.',
  async () => {
    await show(<Alignment />);
    const align = (field: string) => getComputedStyle(cells(field)[0] ?? document.body).textAlign;
    await expect.poll(() => cells('limit').length).toBeGreaterThan(0);
    expect(align('result')).toBe('right');
    expect(align('limit')).toBe('left');
    expect(align('id')).toBe('center');
    await expect.element(header('Limit')).toHaveClass(/alignLeft/);
  },
);

claim('The function is also called without a row, for the filter panel.', async () => {
  const valueOptions = vi.fn(() => ['mmol/L']);
  await show(
    <div style={{ height: 250, width: 500 }}>
      <DataGrid
        rows={[{ id: 1, unit: 'mmol/L' }]}
        columns={[{ field: 'unit', type: 'singleSelect', valueOptions }]}
        showToolbar
      />
    </div>,
  );
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.poll(() => valueOptions.mock.calls).toContainEqual([{ field: 'unit' }]);
});

claim(
  'Excel files contain the values of number, date and boolean columns, not the formatted text.',
  async () => {
    const apiRef: { current: GridApiPremium | null } = { current: null };
    const valueFormatter = () => 'formatted';
    await show(
      <div style={{ height: 250, width: 600 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={[{ id: 1, text: 'a', count: 7, day: new Date(2026, 2, 17), done: true }]}
          columns={[
            { field: 'text', valueFormatter },
            { field: 'count', type: 'number', valueFormatter },
            { field: 'day', type: 'date', valueFormatter },
            { field: 'done', type: 'boolean', valueFormatter },
          ]}
        />
      </div>,
    );
    await expect.poll(() => texts('count')).toEqual(['formatted']);
    const workbook = await apiRef.current?.getDataAsExcel();
    const row = workbook?.worksheets[0]?.getRow(2);
    expect([1, 2, 3, 4].map((column) => row?.getCell(column).value)).toEqual([
      'formatted',
      7,
      new Date(Date.UTC(2026, 2, 17)),
      true,
    ]);
    expect(apiRef.current?.getDataAsCsv().split('\r\n')[1]).toBe(
      'formatted,formatted,formatted,formatted',
    );
  },
);

claim('The formatter also runs for empty values, so handle `null`.', async () => {
  const valueFormatter = vi.fn((value: unknown) => String(value));
  await show(
    <Grid
      row={{ count: null }}
      columns={[
        { field: 'count', type: 'number', valueFormatter },
        { field: 'missing', valueFormatter },
      ]}
    />,
  );
  await expect.poll(() => texts('count')).toEqual(['null']);
  expect(texts('missing')).toEqual(['undefined']);
});

claim('A type is a set of defaults: everything you set in the column wins over it.', async () => {
  await show(
    <Grid
      row={{ count: 12345 }}
      columns={[
        { field: 'count', type: 'number', align: 'center', valueFormatter: (value) => `#${value}` },
      ]}
    />,
  );
  await expect.poll(() => texts('count')).toEqual(['#12345']);
  expect(getComputedStyle(cells('count')[0] ?? document.body).textAlign).toBe('center');
});

claim('In tests, find them by the role `menuitem`.', async () => {
  await show(<RowActions />);
  const cell = cells('actions')[0];
  const id = page.getByRole('row').nth(1).element().getAttribute('data-id') ?? '';
  const buttons = [...(cell?.querySelectorAll('button') ?? [])];
  expect(buttons.map((button) => button.getAttribute('role'))).toEqual(['menuitem', 'menuitem']);
  expect(buttons[0]?.getAttribute('aria-label')).toContain(id);
});

claim(
  'A sort model, filter model or visibility model that names the column still applies, and so does `apiRef.current.setColumnWidth`.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          apiRef={apiRef}
          rows={[
            { id: 1, rank: 2, kind: 'x', note: '', size: 1 },
            { id: 2, rank: 1, kind: 'x', note: '', size: 1 },
            { id: 3, rank: 0, kind: 'y', note: '', size: 1 },
          ]}
          columns={[
            { field: 'rank', sortable: false },
            { field: 'kind', filterable: false },
            { field: 'note', hideable: false },
            { field: 'size', resizable: false },
          ]}
          initialState={{
            sorting: { sortModel: [{ field: 'rank', sort: 'asc' }] },
            filter: {
              filterModel: { items: [{ field: 'kind', operator: 'equals', value: 'x' }] },
            },
            columns: { columnVisibilityModel: { note: false } },
          }}
        />
      </div>,
    );
    await expect.poll(() => texts('rank')).toEqual(['1', '2']);
    expect(page.getByRole('columnheader', { name: 'note' }).elements()).toHaveLength(0);
    apiRef.current?.setColumnWidth('size', 222);
    await expect.poll(() => header('size').element().getBoundingClientRect().width).toBe(222);
    // But people cannot do it.
    await header('rank').click();
    await expect.poll(() => texts('rank')).toEqual(['1', '2']);
    const separators = '.MuiDataGrid-columnSeparator--resizable';
    expect(header('rank').element().querySelectorAll(separators)).toHaveLength(1);
    expect(header('size').element().querySelectorAll(separators)).toHaveLength(0);
  },
);

const specialColumns = [
  { field: 'name' },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 71 },
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 72 },
  { ...GRID_REORDER_COL_DEF, width: 73 },
];
const fields = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((element) =>
    element.getAttribute('data-field'),
  );

claim(
  'To change the width or position of the checkbox, detail panel or reordering column, put it in `columns` yourself.',
  async () => {
    await show(
      <div style={{ height: 300, width: 800 }}>
        <DataGridPro
          rows={[{ id: 1, name: 'Ada' }]}
          columns={specialColumns}
          checkboxSelection
          rowReordering
          getDetailPanelContent={() => 'Details'}
        />
      </div>,
    );
    await expect
      .poll(fields)
      .toEqual(['name', '__check__', '__detail_panel_toggle__', '__reorder__']);
    const widths = [...document.querySelectorAll('[role=columnheader]')].map(
      (element) => element.getBoundingClientRect().width,
    );
    expect(widths.slice(1)).toEqual([71, 72, 73]);
  },
);

claim('With row grouping, they come first, after the checkbox column.', async () => {
  await show(
    <div style={{ height: 300, width: 800 }}>
      <DataGridPremium
        rows={[{ id: 1, name: 'Ada', ward: 'er' }]}
        columns={[
          ...specialColumns.slice(0, 2),
          { field: 'ward' },
          { field: '__row_group_by_columns_group__' },
        ]}
        checkboxSelection
        groupingColDef={{ width: 180 }}
        initialState={{ rowGrouping: { model: ['ward'] } }}
      />
    </div>,
  );
  await expect
    .poll(fields)
    .toEqual(['__check__', '__row_group_by_columns_group__', 'name', 'ward']);
});

claim('In `DataGridPremium`, the checkbox column comes first wherever you put it.', async () => {
  await show(
    <div style={{ height: 300, width: 800 }}>
      <DataGridPremium
        rows={[{ id: 1, name: 'Ada' }]}
        columns={specialColumns.slice(0, 2)}
        checkboxSelection
      />
    </div>,
  );
  await expect.poll(fields).toEqual(['__check__', 'name']);
});

claim(
  ':kbd[Enter] clicks the focused one. In this version, :kbd[Space] moves the focus down instead.',
  async () => {
    const onClick = vi.fn();
    await show(
      <Grid
        row={{ code: 'a' }}
        columns={[
          { field: 'code' },
          {
            field: 'actions',
            type: 'actions',
            getActions: () => [
              <GridActionsCellItem
                key="open"
                icon={<span>→</span>}
                label="Open a"
                onClick={onClick}
              />,
            ],
          },
        ]}
      />,
    );
    await page.getByRole('gridcell', { name: 'a', exact: true }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('menuitem', { name: 'Open a' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

claim('A click closes the menu, unless the action has `closeMenuOnClick={false}`.', async () => {
  await show(
    <Grid
      row={{}}
      columns={[
        {
          field: 'actions',
          type: 'actions',
          getActions: () => [
            <GridActionsCellItem key="one" label="Closes" showInMenu />,
            <GridActionsCellItem key="two" label="Stays" showInMenu closeMenuOnClick={false} />,
          ],
        },
      ]}
    />,
  );
  const closes = page.getByRole('menuitem', { name: 'Closes' });
  await page.getByRole('menuitem', { name: 'more' }).click();
  await page.getByRole('menuitem', { name: 'Stays' }).click();
  await expect.element(closes).toBeVisible();
  await closes.click();
  await expect.element(closes).not.toBeInTheDocument();
});

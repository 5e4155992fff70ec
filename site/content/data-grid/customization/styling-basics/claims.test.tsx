import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import Alignment from './demos/alignment.tsx';
import AllCells from './demos/all-cells.tsx';
import Borders from './demos/borders.tsx';
import CellStyles from './demos/cell-styles.tsx';
import { columns, rows } from './demos/data.ts';
import GaugeStyles from './demos/gauge-styles.tsx';
import HeaderStyles from './demos/header-styles.tsx';
import RowStyles from './demos/row-styles.tsx';
import StripedRows from './demos/striped-rows.tsx';
import ThemeColors from './demos/theme-colors.tsx';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const style = (selector: string) => {
  const element = find(selector);
  return element ? getComputedStyle(element) : null;
};
const row = (id: number) => `[role=row][data-id="${id}"]`;
const ready = () => expect.poll(() => find(row(1))).not.toBeNull();

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 700 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim('`sx` applies to the root element of the grid.', async () => {
  await show(<GaugeStyles />);
  await ready();
  expect(style('.MuiDataGrid-root')?.borderTopWidth).toBe('2px');
  expect(style('.MuiDataGrid-columnHeaderTitle')?.fontWeight).toBe('700');
});

claim(
  'Panels and menus are outside the root element, so `sx` on the grid does not reach them.',
  async () => {
    await show(<Grid showToolbar />);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect.poll(() => find('.MuiDataGrid-panel')).not.toBeNull();
    expect(find('.MuiDataGrid-root .MuiDataGrid-panel')).toBeNull();
  },
);

claim('It is a string, or a function that receives `field` and `colDef`.', async () => {
  const first = await show(<HeaderStyles />);
  await ready();
  expect(document.querySelectorAll('[role=columnheader].measured')).toHaveLength(2);
  await first.unmount();
  const headerClassName = vi.fn<(params: { field: string; colDef: GridColDef }) => string>(
    () => 'special',
  );
  await show(
    <Grid columns={[{ field: 'station', headerClassName: (params) => headerClassName(params) }]} />,
  );
  await expect.poll(() => find('[role=columnheader].special')).not.toBeNull();
  expect(headerClassName.mock.lastCall?.[0]).toMatchObject({
    field: 'station',
    colDef: { field: 'station' },
  });
});

claim(
  'The default hover style is more specific than a single class, so a hovered row would lose its color.',
  async () => {
    const red = 'rgb(255, 0, 0)';
    const first = await show(
      <Grid getRowClassName={() => 'mine'} sx={{ '& .mine': { bgcolor: red } }} />,
    );
    await ready();
    expect(style(row(1))?.backgroundColor).toBe(red);
    await userEvent.hover(page.getByText('Upper Weir'));
    await expect.poll(() => style(row(1))?.backgroundColor).not.toBe(red);
    await first.unmount();
    await show(<RowStyles />);
    await ready();
    const plain = style(row(2))?.backgroundColor;
    await userEvent.hover(page.getByText('Stone Bridge'));
    await expect.poll(() => style(row(2))?.backgroundColor).not.toBe(plain);
    expect(style(row(2))?.backgroundColor).toMatch(/0\.25/);
  },
);

claim(
  'Besides `row`, the params contain `id`, `columns`, `isFirstVisible`, `isLastVisible` and `indexRelativeToCurrentPage`.',
  async () => {
    const seen = vi.fn<(params: object) => void>();
    await show(
      <Grid
        getRowClassName={(params) => {
          seen(params);
          return '';
        }}
      />,
    );
    await ready();
    expect(Object.keys(seen.mock.calls[0]?.[0] ?? {}).sort()).toEqual([
      'columns',
      'id',
      'indexRelativeToCurrentPage',
      'isFirstVisible',
      'isLastVisible',
      'row',
    ]);
  },
);

claim('The index starts at 0 on every page, and follows the sort order and filters.', async () => {
  const first = await show(<StripedRows />);
  await ready();
  expect(find(row(1))).toHaveClass('even');
  expect(find(row(2))).toHaveClass('odd');
  await first.unmount();
  await show(
    <Grid
      getRowClassName={(params) => `at-${params.indexRelativeToCurrentPage}`}
      pageSizeOptions={[4]}
      initialState={{
        pagination: { paginationModel: { pageSize: 4, page: 1 } },
        sorting: { sortModel: [{ field: 'level', sort: 'asc' }] },
      }}
    />,
  );
  await expect.poll(() => find(row(6))).not.toBeNull();
  expect(find(row(6))).toHaveClass('at-0');
  expect(find(row(3))).toHaveClass('at-1');
});

claim('If a cell has classes from both, it gets all of them.', async () => {
  const first = await show(<CellStyles />);
  await ready();
  expect(document.querySelectorAll('.rising')).toHaveLength(2);
  expect(style(`${row(1)} .name`)?.fontWeight).toBe('500');
  await first.unmount();
  const second = await show(<AllCells />);
  await ready();
  expect(document.querySelectorAll('.negative')).toHaveLength(2);
  await second.unmount();
  await show(
    <Grid columns={[{ field: 'level', cellClassName: 'one' }]} getCellClassName={() => 'two'} />,
  );
  await ready();
  expect(find(`${row(1)} [data-field=level]`)).toHaveClass('one', 'two');
});

claim('They are independent, so set both.', async () => {
  const first = await show(<Alignment />);
  await ready();
  expect(style(`${row(1)} [data-field=river]`)?.textAlign).toBe('center');
  await first.unmount();
  await show(<Grid columns={[{ field: 'river', align: 'right' }]} />);
  await ready();
  expect(style(`${row(1)} [data-field=river]`)?.textAlign).toBe('right');
  expect(find('[role=columnheader][data-field=river]')).not.toHaveClass(
    'MuiDataGrid-columnHeader--alignRight',
  );
});

claim(
  'By default, number columns are aligned to the right, boolean and actions columns are centered, and all others are aligned to the left.',
  async () => {
    await show(
      <Grid
        columns={[
          { field: 'level', type: 'number' },
          { field: 'b', type: 'boolean' },
          { field: 'a', type: 'actions', getActions: () => [] },
          { field: 'state', type: 'singleSelect', valueOptions: ['normal', 'watch', 'flood'] },
          { field: 'station' },
        ]}
      />,
    );
    await ready();
    const align = (field: string) => style(`${row(1)} [data-field=${field}]`)?.textAlign;
    expect(['level', 'b', 'a', 'state', 'station'].map(align)).toEqual([
      'right',
      'center',
      'center',
      'left',
      'left',
    ]);
  },
);

claim('both values are mirrored, too', async () => {
  await show(<Grid columns={[{ field: 'station' }, { field: 'river', align: 'right' }]} />, {
    direction: 'rtl',
  });
  await ready();
  expect(style(`${row(1)} [data-field=station]`)?.textAlign).toBe('right');
  expect(style(`${row(1)} [data-field=river]`)?.textAlign).toBe('left');
});

claim(
  '`showCellVerticalBorder` and `showColumnVerticalBorder` add lines between the cells and between the headers',
  async () => {
    await show(<Borders />);
    await ready();
    const widths = () => [
      style(`${row(1)} [data-field=station]`)?.borderRightWidth,
      style('[role=columnheader][data-field=station]')?.borderRightWidth,
    ];
    expect(widths()).toEqual(['1px', '1px']);
    await page.getByRole('checkbox', { name: 'Vertical lines' }).click();
    await expect.poll(widths).toEqual(['0px', '0px']);
  },
);

claim(
  '`palette.DataGrid` has three colors, and `components.MuiDataGrid` sets default props and styles for each class.',
  async () => {
    await show(<ThemeColors />);
    await ready();
    const header = style('[role=columnheader][data-field=level]')?.backgroundColor;
    const pinned = style(`${row(1)} [data-field=station]`)?.backgroundColor;
    const plain = style('.MuiDataGrid-root')?.backgroundColor;
    expect(new Set([header, pinned, plain]).size).toBe(3);
    expect(style('.MuiDataGrid-columnHeaderTitle')?.fontWeight).toBe('700');
    expect(find('.MuiDataGrid-menuIcon')).toBeNull();
  },
);

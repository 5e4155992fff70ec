import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { deDE } from '@mui/x-data-grid/locales';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import KeyboardTour from './demos/keyboard-tour.tsx';
import MarkedCells from './demos/marked-cells.tsx';
import NamedByHeading from './demos/named-by-heading.tsx';

const rows = Array.from({ length: 40 }, (_, id) => ({ id, name: `Row ${String(id)}` }));
const columns = [{ field: 'id' }, { field: 'name', width: 150 }];
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const selectedRows = () => document.querySelectorAll('[role=row][aria-selected=true]').length;

function Rows({ checkboxSelection = false }: { checkboxSelection?: boolean }) {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid label="Rows" rows={rows} columns={columns} checkboxSelection={checkboxSelection} />
    </div>
  );
}

claim('to the next cell; from the first row up to the headers', async () => {
  await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cell('Row 0')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('columnheader', { name: /^name/ })).toHaveFocus();
});

claim('to the first or last cell of the page', async () => {
  await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(cell('Row 39')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.element(cell('0')).toHaveFocus();
});

claim('selects all rows, if the grid allows many', async () => {
  const one = await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedRows).toBe(1);
  await one.unmount();
  await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByText('40 rows selected')).toBeVisible();
});

claim('`DataGrid` allows many selected rows only with `checkboxSelection`.', async () => {
  const one = await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(cell('Row 2')).toHaveFocus();
  await expect.poll(selectedRows).toBe(1);
  await one.unmount();
  const many = await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selectedRows).toBe(2);
  await many.unmount();
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro rows={rows} columns={columns} />
    </div>,
  );
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selectedRows).toBe(2);
});

claim('selects the row, or deselects it', async () => {
  await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await expect.poll(selectedRows).toBe(1);
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selectedRows).toBe(0);
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selectedRows).toBe(1);
});

claim('checks it, or unchecks it', async () => {
  await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await expect.poll(selectedRows).toBe(1);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('checkbox');
  await userEvent.keyboard(' ');
  await expect.poll(selectedRows).toBe(0);
  await userEvent.keyboard(' ');
  await expect.poll(selectedRows).toBe(1);
});

claim('The whole table is one stop of :kbd[Tab]', async () => {
  await show(
    <>
      <button>Before</button>
      <div style={{ height: 400, width: 500 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
      <button>After</button>
    </>,
  );
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('columnheader', { name: /^id/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(cell('Row 0')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(cell('Row 0')).toHaveFocus();
});

/** A grid whose second column holds a button. */
function Buttons({ roving }: { roving: boolean }) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={rows.slice(0, 3)}
        columns={[
          { field: 'id' },
          {
            field: 'name',
            width: 200,
            renderCell: ({ row, tabIndex }) => (
              <button {...(roving ? { tabIndex } : {})}>Open {row.name}</button>
            ),
          },
        ]}
        hideFooter
      />
    </div>
  );
}
const open = (id: number) => page.getByRole('button', { name: `Open Row ${String(id)}` });

claim(
  'A button or a link inside a cell is a stop of :kbd[Tab] of its own, in every rendered row.',
  async () => {
    await show(<Buttons roving={false} />);
    await cell('0').click();
    await userEvent.keyboard('{Tab}');
    await expect.element(open(0)).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(open(1)).toHaveFocus();
  },
);

claim(
  'It is `0` in at most one cell of the grid and `-1` in all others. When people move to the cell with the arrow keys, the control receives the focus.',
  async () => {
    await show(<Buttons roving />);
    await cell('1').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(open(1)).toHaveFocus();
    await expect.element(open(1)).toHaveAttribute('tabindex', '0');
    await expect.element(open(0)).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(open(2)).toHaveFocus();
  },
);

claim('opens the menu of the column', async () => {
  await show(<Rows />);
  await cell('0').click();
  await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
});

claim('a heading already names it', async () => {
  await show(<NamedByHeading />);
  const grid = page.getByRole('grid');
  await expect.element(grid).toBeVisible();
  const heading = document.getElementById(grid.element().getAttribute('aria-labelledby') ?? '');
  await expect.element(grid).toHaveAccessibleName(heading?.textContent ?? 'none');
});

claim(
  '`aria-rowcount` and `aria-rowindex` tell a screen reader how many rows there are',
  async () => {
    await show(<Rows />);
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '41');
    await expect.element(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  },
);

claim(
  'in the field, saves and moves on; with `editMode="row"`, saves after the last field of the row',
  async () => {
    const grid = (editMode: 'cell' | 'row') => (
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={[{ id: 1, first: 'a', second: 'b' }]}
          columns={['first', 'second'].map((field) => ({ field, editable: true }))}
          editMode={editMode}
        />
      </div>
    );
    const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
    const single = await show(grid('cell'));
    await cell('a').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(1);
    await userEvent.keyboard('{Tab}');
    await expect.poll(editing).toBe(0);
    await expect.element(cell('b')).toHaveFocus();
    await single.unmount();
    await show(grid('row'));
    await cell('a').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(2);
    await userEvent.keyboard('{Tab}');
    await expect
      .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
      .toBe('second');
    expect(editing()).toBe(2);
    await userEvent.keyboard('{Tab}');
    await expect.poll(editing).toBe(0);
  },
);

claim('Click a cell in this grid and try the keys below.', async () => {
  await show(<KeyboardTour />);
  await page.getByRole('gridcell').nth(1).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Last key in the grid: ArrowDown')).toBeVisible();
});

claim('Late books here are bold, have an icon, and say “late”:', async () => {
  await show(<MarkedCells />);
  const late = page.getByText(/\(late\)/);
  await expect.element(late.first()).toBeVisible();
  for (const element of late.elements()) {
    expect(getComputedStyle(element).fontWeight).toBe('700');
    expect(element.querySelector('svg')).not.toBeNull();
  }
  const cells = document.querySelectorAll('[role=gridcell][data-field=due]');
  expect(late.elements().length).toBeLessThan(cells.length);
});

claim('to another button; the whole toolbar is one stop of :kbd[Tab]', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={rows} columns={columns} showToolbar />
    </div>,
  );
  await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('columnheader', { name: /^id/ })).toHaveFocus();
});

claim('extends the range of cells instead', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGridPremium rows={rows} columns={columns} cellSelection />
    </div>,
  );
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => document.querySelectorAll('.Mui-selected[role=gridcell]').length).toBe(2);
  expect(selectedRows()).toBe(1);
});

claim(
  ":kbd[Space] does not, not even on the buttons of an `'actions'` column: the grid moves down instead.",
  async () => {
    const onClick = vi.fn();
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={rows}
          columns={[
            { field: 'id' },
            {
              field: 'actions',
              type: 'actions',
              getActions: ({ id }) => [
                <GridActionsCellItem
                  key="return"
                  icon={<span>↩</span>}
                  label={`Return ${String(id)}`}
                  onClick={onClick}
                />,
              ],
            },
          ]}
        />
      </div>,
    );
    await cell('1').click();
    await userEvent.keyboard('{ArrowRight}');
    const action = page.getByRole('menuitem', { name: 'Return 1', exact: true });
    await expect.element(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect.element(action).not.toHaveFocus();
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

claim(
  'In three places it goes to the right: in the toolbar, on the headers of column groups, and with :kbd[Shift] in `cellSelection`',
  async () => {
    const left = () => document.activeElement?.getBoundingClientRect().left ?? 0;
    const first = await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnGroupingModel={[
            { groupId: 'One', children: [{ field: 'id' }] },
            { groupId: 'Two', children: [{ field: 'name' }] },
          ]}
          showToolbar
        />
      </div>,
      { direction: 'rtl' },
    );
    // The second group is on the left of the first one.
    await cell('Row 0').click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(page.getByRole('columnheader', { name: 'Two' })).toHaveFocus();
    const second = left();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('columnheader', { name: 'One' })).toHaveFocus();
    expect(left()).toBeGreaterThan(second);
    await cell('0').click();
    const id = left();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(cell('Row 0')).toHaveFocus();
    expect(left()).toBeLessThan(id);
    await page.getByRole('button', { name: 'Columns' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus();
    const filters = left();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
    expect(left()).toBeGreaterThan(filters);
    await first.unmount();
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGridPremium rows={rows} columns={columns} cellSelection />
      </div>,
      { direction: 'rtl' },
    );
    await cell('Row 1').click();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    // The column on the right.
    await expect.element(cell('1')).toHaveClass('Mui-selected');
  },
);

claim(
  'checks all rows if none is checked; otherwise, unchecks all, where a click would check the rest',
  async () => {
    const all = page.getByRole('checkbox', { name: 'Select all rows' });
    await show(<Rows checkboxSelection />);
    // Selects the row.
    await cell('0').click();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect.element(all).toHaveFocus();
    expect(selectedRows()).toBe(1);
    await userEvent.keyboard(' ');
    await expect.poll(selectedRows).toBe(0);
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('40 rows selected')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.poll(selectedRows).toBe(0);
    await cell('0').click();
    await expect.poll(selectedRows).toBe(1);
    await all.click();
    await expect.element(page.getByText('40 rows selected')).toBeVisible();
  },
);

claim(
  'extends it to the first or last row of the page, and moves to the first or last cell there; not with `cellSelection`',
  async () => {
    const first = await show(<Rows checkboxSelection />);
    await cell('Row 2').click();
    await expect.poll(selectedRows).toBe(1);
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    await expect.element(cell('Row 39')).toHaveFocus();
    await expect.element(page.getByText('38 rows selected')).toBeVisible();
    await first.unmount();
    const second = await show(<Rows checkboxSelection />);
    await cell('Row 4').click();
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    await expect.element(page.getByText('5 rows selected')).toBeVisible();
    expect(document.activeElement?.closest('[role=row]')?.getAttribute('data-id')).toBe('0');
    await second.unmount();
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGridPremium rows={rows} columns={columns} cellSelection />
      </div>,
    );
    await cell('Row 2').click();
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    await expect.element(cell('Row 2')).toHaveFocus();
    expect(selectedRows()).toBe(1);
  },
);

claim('starts with the text of the clipboard instead of the old value', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'id' }, { field: 'name', width: 150, editable: true }]}
        disableRowSelectionOnClick
      />
    </div>,
  );
  await cell('3').click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await cell('Row 1').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(page.getByRole('textbox')).toHaveValue('3');
});

claim('is always called “Clear filter”', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'contains', value: '1' }] },
          },
        }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />
    </div>,
  );
  await expect.element(page.getByRole('button', { name: 'Clear filter' })).toBeVisible();
  // The grid is in German.
  await expect
    .element(page.getByRole('button', { name: 'Operatoren' }).first())
    .toBeInTheDocument();
});

claim(
  'with tree data :plan[pro] or row grouping :plan[premium], its role is `treegrid`',
  async () => {
    const tree = await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          treeData
          getTreeDataPath={(row) => [String(row.id)]}
        />
      </div>,
    );
    await expect.element(page.getByRole('treegrid')).toBeVisible();
    await tree.unmount();
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['name'] } }}
        />
      </div>,
    );
    await expect.element(page.getByRole('treegrid')).toBeVisible();
  },
);

claim(
  'Header rows count too. With server-side pagination, the grid only counts the rows of the page.',
  async () => {
    const firstRow = () =>
      document.querySelector('[role=row][data-id]')?.getAttribute('aria-rowindex');
    const model = { page: 1, pageSize: 10 };
    const client = await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnGroupingModel={[{ groupId: 'Both', children: [{ field: 'id' }] }]}
          paginationModel={model}
          pageSizeOptions={[10]}
        />
      </div>,
    );
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '42');
    await expect.poll(firstRow).toBe('13');
    await client.unmount();
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={rows.slice(10, 20)}
          rowCount={40}
          columns={columns}
          paginationMode="server"
          paginationModel={model}
          pageSizeOptions={[10]}
        />
      </div>,
    );
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '11');
    await expect.poll(firstRow).toBe('2');
  },
);

claim('only a pointer opens its tooltip', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'id', description: 'Number of the loan' }, { field: 'name' }]}
      />
    </div>,
  );
  await cell('0').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('columnheader', { name: /^id/ })).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('[role=tooltip]')).toBeNull();
  await userEvent.hover(page.getByText('id', { exact: true }));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Number of the loan');
});
